import { splitProduct, updateProduct } from '@app/contracts/catalog/owner-products.endpoints';
import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { useState } from 'react';
import { PriceField } from '#web/features/catalog/owner/price-field.tsx';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { call } from '#web/lib/requests/call.ts';
import { refetchShopAndProducts } from '#web/lib/requests/query-client.ts';
import { DiscardChanges, useAskBeforeLeaving } from '#web/screens/dashboard/product-form/ask-before-leaving.tsx';
import {
  changesBetween,
  emptyDraft,
  errorsOf,
  newProductOf,
} from '#web/screens/dashboard/product-form/product-draft.ts';
import { SubmitButton } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { TextField } from '#web/ui/seller/fields/text-field.tsx';
import { showUndo } from '#web/ui/seller/toasts.tsx';

interface SplitDialogProps {
  handle: string;
  product: OwnerProduct;
  onClose: () => void;
}

export function SplitDialog({ handle, product, onClose }: SplitDialogProps) {
  const [draft, setDraft] = useState(emptyDraft);
  const { close, leave, question } = useAskBeforeLeaving(changesBetween(emptyDraft, draft).isChanged, onClose);
  const { submit, pending, errors, edit, formRef } = useSubmit<'title' | 'price'>({
    send: async (attempt) => {
      requireValid(errorsOf(draft));
      const { title, price } = newProductOf(draft, []);
      const input = { params: { handle, productId: product.video_id }, body: { title, price } };
      const { data: made } = await attempt(JSON.stringify(input), (idempotencyKey) =>
        call(splitProduct, { ...input, idempotencyKey }),
      );
      refetchShopAndProducts();
      const undo = async () => {
        await call(updateProduct, { params: { handle, productId: made.video_id }, body: { splitOff: false } });
        refetchShopAndProducts();
      };
      showUndo(
        `Product added: it is number ${made.number}`,
        undo,
        'Failed to take the product back. Please try again.',
      );
      leave();
    },
    errorsOf: (failure) => fieldErrors(failure, ['title', 'price'], 'title'),
    failed: 'Failed to add the product. Please try again.',
  });
  const type = edit((changed: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...changed })));
  const what = product.kind === 'video' ? 'video' : 'post';
  return (
    <Dialog
      open
      onOpenChange={close}
      title={`Add another product from this ${what}`}
      description={`It comes from the same ${what} as “${product.title}”, with a number and a page of its own. It stays when you edit the caption.`}
    >
      <form ref={formRef} onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <TextField
          label="Title"
          name="title"
          value={draft.title}
          onType={(title) => type({ title })}
          error={errors.title}
          autoComplete="off"
          enterKeyHint="next"
          maxLength={200}
        />
        <PriceField
          label="Price"
          name="price"
          value={draft.price}
          onChange={(price) => type({ price })}
          emptyHint="If empty, buyers see “DM seller for price”"
          error={errors.price}
        />
        <SubmitButton pending={pending}>Add product</SubmitButton>
      </form>
      <HelpLink on="several-products" />
      <DiscardChanges {...question} />
    </Dialog>
  );
}
