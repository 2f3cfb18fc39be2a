import { maxCollections } from '@app/contracts/bounds';
import type { Collection } from '@app/contracts/catalog/collections/collections.schemas';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { ErrorState } from '#web/ui/seller/states.tsx';
import { showError, showSuccess, showUndo } from '#web/ui/seller/toasts.tsx';
import { CollectionDialog } from './collection-dialog.tsx';
import { CollectionRow } from './collection-row.tsx';
import { type CollectionDraft, collectionsQuery, newDraft, type ShopTag, sendCollections } from './collections.api.ts';

interface CollectionsProps {
  handle: string;
  shopLink: string;
}

/** Parts of the shop with an address of their own, which buyers find above the goods. */
export function Collections(props: CollectionsProps) {
  const { data, error, refetch } = useQuery(collectionsQuery(props.handle));
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton className="h-15.5" />;
  return <CollectionList {...props} {...data} />;
}

const failed = 'Failed to save the collections. Please try again.';

interface OwnCollections {
  collections: Collection[];
  tags: ShopTag[];
}

interface Change {
  drafts: CollectionDraft[];
  done: string;
  canUndo?: boolean;
}

function CollectionList({ handle, shopLink, collections, tags }: CollectionsProps & OwnCollections) {
  const [edited, setEdited] = useState<CollectionDraft | null>(null);
  const { mutate, isPending: pending } = useMutation({
    mutationFn: async ({ drafts, done, canUndo }: Change) => {
      await sendCollections(handle, drafts);
      if (canUndo) showUndo(done, () => sendCollections(handle, collections), failed);
      else showSuccess(done);
    },
    onError: (error) => showError(error, failed),
  });
  const isFull = collections.length >= maxCollections;
  return (
    <Section
      title="Collections"
      value={collections.length === 0 ? 'None' : collections.map(({ name }) => name).join(', ')}
      lead="A part of your shop with a name and a link of its own, such as “Christmas” or “New in”."
    >
      <ul className="grid grid-cols-1 gap-2 empty:hidden">
        {collections.map((collection, index) => (
          <CollectionRow
            key={collection.slug}
            collection={collection}
            link={`${shopLink}/c/${collection.slug}`}
            pending={pending}
            onEdit={() => setEdited(collection)}
            onMoveUp={index > 0 ? () => mutate({ drafts: moveUp(collections, index), done: 'Moved up' }) : undefined}
            onDelete={() =>
              mutate({
                drafts: collections.filter((one) => one !== collection),
                done: 'Collection deleted',
                canUndo: true,
              })
            }
          />
        ))}
      </ul>
      {isFull ? (
        <p className="text-muted">These are {maxCollections} collections, the most that a shop can have.</p>
      ) : (
        <WaysToMake
          collections={collections}
          tags={tags}
          pending={pending}
          onOpen={() => setEdited(newDraft)}
          onMake={(draft) =>
            mutate({ drafts: [...collections, draft], done: `“${draft.name}” is in your shop`, canUndo: true })
          }
        />
      )}
      {edited && (
        <CollectionDialog
          handle={handle}
          collections={collections}
          tags={tags}
          before={edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}

function moveUp(collections: Collection[], index: number): Collection[] {
  const moved = [...collections];
  moved.splice(index - 1, 2, collections[index] as Collection, collections[index - 1] as Collection);
  return moved;
}

/** So many tags are offered; the window has more. */
const tagsOffered = 6;

interface WaysToMakeProps extends OwnCollections {
  pending: boolean;
  onOpen: () => void;
  onMake: (draft: CollectionDraft) => void;
}

/** By a window, or with one tap: the newest, and what the captions name most. */
function WaysToMake({ collections, tags, pending, onOpen, onMake }: WaysToMakeProps) {
  const unused = tags.filter(({ tag }) => !collections.some((one) => one.tags.includes(tag)));
  const hasNewest = collections.some(({ kind }) => kind === 'newest');
  const names = new Set(collections.map(({ name }) => name.toLowerCase()));
  const offered = [
    ...(hasNewest || names.has('new in')
      ? []
      : [{ draft: { ...newDraft, name: 'New in', kind: 'newest' as const }, count: null }]),
    ...unused.map(({ tag, count }) => ({
      draft: { ...newDraft, name: tag.slice(0, 1).toUpperCase() + tag.slice(1), kind: 'tags' as const, tags: [tag] },
      count,
    })),
  ].filter(({ draft }) => !names.has(draft.name.toLowerCase()));
  return (
    <div className="grid grid-cols-1 gap-3">
      {offered.length > 0 && (
        <fieldset>
          <legend className="font-semibold">Make one with a tap</legend>
          <div className="mt-1 flex flex-wrap gap-2">
            {offered.slice(0, tagsOffered).map(({ draft, count }) => (
              <button
                key={draft.name}
                type="button"
                className="chip"
                aria-disabled={pending || undefined}
                onClick={() => !pending && onMake(draft)}
              >
                {draft.name}
                {count !== null && <small>{count}</small>}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <Button className="justify-self-start" onClick={onOpen}>
        Make a collection
      </Button>
    </div>
  );
}
