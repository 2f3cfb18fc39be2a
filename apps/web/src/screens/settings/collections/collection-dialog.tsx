import { maxCollectionNameLength, maxCollectionTags } from '@app/contracts/bounds';
import type { Collection, CollectionKind } from '@app/contracts/catalog/collections/collections.schemas';
import { useState } from 'react';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { SubmitButton } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { Radio } from '#web/ui/seller/fields/radio.tsx';
import { TextField } from '#web/ui/seller/fields/text-field.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { type CollectionDraft, type ShopTag, sendCollections } from './collections.api.ts';
import { ProductChoice } from './product-choice.tsx';

interface CollectionDialogProps {
  handle: string;
  collections: Collection[];
  tags: ShopTag[];
  before: CollectionDraft;
  onClose: () => void;
}

type Field = 'name' | 'tags';

/** Makes a collection, or changes one. */
export function CollectionDialog({ handle, collections, tags, before, onClose }: CollectionDialogProps) {
  const [draft, setDraft] = useState(before);
  const { submit, pending, errors, edit, formRef } = useSubmit<Field>({
    send: async () => {
      const isNew = before.slug === undefined;
      const others = collections.map((one) => (one.slug === before.slug ? draft : one));
      await sendCollections(handle, isNew ? [...others, draft] : others);
      showSuccess(isNew ? `“${draft.name.trim()}” is in your shop` : 'Collection saved');
      onClose();
    },
    errorsOf: fieldsOf,
    failed: 'Failed to save the collection. Please try again.',
  });
  const change = edit((values: Partial<CollectionDraft>) => setDraft((now) => ({ ...now, ...values })));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={before.slug === undefined ? 'Make a collection' : 'Change the collection'}
      actions={
        <SubmitButton form="collection" pending={pending}>
          Save collection
        </SubmitButton>
      }
    >
      <form id="collection" ref={formRef} className="grid grid-cols-1 gap-4" onSubmit={submit} noValidate>
        <TextField
          label="Name"
          name="collection-name"
          autoComplete="off"
          maxLength={maxCollectionNameLength}
          placeholder="Christmas"
          hint={before.slug && 'Its link stays as it is.'}
          value={draft.name}
          error={errors.name}
          onType={(name) => change({ name })}
        />
        <fieldset className="grid">
          <legend className="font-semibold">What is in it?</legend>
          {kinds.map(([kind, words]) => (
            <Radio key={kind} name="kind" checked={draft.kind === kind} onChange={() => change({ kind })}>
              {words}
            </Radio>
          ))}
        </fieldset>
        {draft.kind === 'tags' && (
          <TagChoice known={tags} chosen={draft.tags} error={errors.tags} onChange={(tags) => change({ tags })} />
        )}
        {draft.kind === 'hand' && (
          <ProductChoice handle={handle} chosen={draft.products} onChange={(products) => change({ products })} />
        )}
      </form>
    </Dialog>
  );
}

const kinds: [CollectionKind, string][] = [
  ['hand', 'Products that I choose'],
  ['tags', 'All products with a tag, new ones too'],
  ['newest', 'The 24 newest'],
];

/** Names of the server's errors have the place of the collection. */
function fieldsOf(failure: unknown): Partial<Record<Field, string>> {
  if (!(failure instanceof ApiError)) return {};
  return Object.fromEntries(
    failure.fieldErrors.map(({ field, message }) => [field.endsWith('.tags') ? 'tags' : 'name', message]),
  );
}

interface TagChoiceProps {
  known: ShopTag[];
  chosen: string[];
  error: string | null | undefined;
  onChange: (tags: string[]) => void;
}

function TagChoice({ known, chosen, error, onChange }: TagChoiceProps) {
  const all = [...new Set([...chosen, ...known.map(({ tag }) => tag)])];
  const toggle = (tag: string) =>
    onChange(chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag]);
  return (
    <fieldset>
      <legend className="font-semibold">Tags</legend>
      {all.length === 0 && <p className="text-muted">No tag is on two of your products yet.</p>}
      <div className="mt-1 flex flex-wrap gap-2">
        {all.map((tag) => (
          <label key={tag} className="chip">
            <input
              type="checkbox"
              className="sr-only"
              name={`tag-${tag}`}
              checked={chosen.includes(tag)}
              disabled={!chosen.includes(tag) && chosen.length >= maxCollectionTags}
              onChange={() => toggle(tag)}
            />
            {tag}
          </label>
        ))}
      </div>
      {error && (
        <p className="mt-1 text-sm font-semibold text-danger" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
