import { createProduct } from '@app/contracts/catalog/owner-products.endpoints';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import { call } from '#web/lib/requests/call.ts';
import { refetchShopAndProducts } from '#web/lib/requests/query-client.ts';
import { PhotoPicker } from '#web/screens/dashboard/photos/photo-picker.tsx';
import { type ChosenPhotos, unsentPhotos, usePhotos } from '#web/screens/dashboard/photos/use-photos.ts';
import { SubmitButton } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { DiscardChanges, useAskBeforeLeaving } from './ask-before-leaving.tsx';
import { changesBetween, type DraftErrors, draftFields, emptyDraft, errorsOf, newProductOf } from './product-draft.ts';
import { ProductFields } from './product-fields.tsx';

interface AddByHandDialogProps {
  handle: string;
  onClose: () => void;
  onAdded: (productId: string) => void;
}

/** Products without a TikTok post, with own photos, one after the other. Asks before it discards input. */
export function AddByHandDialog({ handle, onClose, onAdded }: AddByHandDialogProps) {
  const [isTyped, setTyped] = useState(false);
  const [addedCount, setAddedCount] = useState(0);
  const { close, leave, question } = useAskBeforeLeaving(isTyped, onClose);
  return (
    <Dialog open onOpenChange={close} title="Add a product" description="For goods that are not on TikTok.">
      <AddForm
        key={addedCount}
        handle={handle}
        isAnother={addedCount > 0}
        onTyped={setTyped}
        onAdded={(productId, another) => {
          if (another) return setAddedCount(addedCount + 1);
          leave();
          onAdded(productId);
        }}
      />
      <DiscardChanges {...question} />
    </Dialog>
  );
}

interface AddFormProps {
  handle: string;
  isAnother: boolean;
  onTyped: (isTyped: boolean) => void;
  onAdded: (productId: string, another: boolean) => void;
}

function AddForm({ handle, isAnother, onTyped, onAdded }: AddFormProps) {
  const [draft, setDraft] = useState(emptyDraft);
  const chosen = usePhotos(handle);
  const wantsAnother = useRef(false);
  const isTyped = chosen.photos.length > 0 || changesBetween(emptyDraft, draft).isChanged;
  // Before effects: the back button may be pressed next.
  useLayoutEffect(() => onTyped(isTyped), [isTyped, onTyped]);

  const { submit, pending, errors, edit, formRef } = useSubmit<keyof DraftErrors | 'photoIds'>({
    send: async (attempt) => {
      requireValid({ ...errorsOf(draft), photoIds: photosMissing(chosen) });
      const product = newProductOf(
        draft,
        chosen.photos.flatMap(({ photoId }) => photoId ?? []),
      );
      const { data } = await attempt(JSON.stringify(product), (idempotencyKey) =>
        call(createProduct, { params: { handle }, body: product, idempotencyKey }),
      );
      refetchShopAndProducts();
      showSuccess(`Product added: it is number ${data.number}`);
      onAdded(data.video_id, wantsAnother.current);
    },
    errorsOf: (failure) => fieldErrors(failure, [...draftFields, 'photoIds']),
    failed: 'Failed to add the product. Please try again.',
  });
  useEffect(() => {
    if (isAnother) formRef.current?.querySelector('button')?.focus();
  }, [isAnother, formRef]);
  const send = (another: boolean) => () => {
    wantsAnother.current = another;
  };
  return (
    <form ref={formRef} onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      <PhotoPicker chosen={chosen} error={errors.photoIds} />
      <ProductFields
        draft={draft}
        errors={errors}
        onChange={edit((changed) => setDraft((now) => ({ ...now, ...changed })))}
      />
      <div className="form-foot grid grid-cols-2 gap-2">
        <SubmitButton pending={pending} onClick={send(false)}>
          Add product
        </SubmitButton>
        <SubmitButton variant="quiet" pending={pending} onClick={send(true)}>
          Add, then another
        </SubmitButton>
      </div>
    </form>
  );
}

const photosMissing = (chosen: ChosenPhotos) =>
  chosen.photos.length === 0 ? 'Please add a photo.' : unsentPhotos(chosen);
