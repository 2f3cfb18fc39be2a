import { hiddenBySupportMessage } from '@app/contracts/catalog/gone-reason-messages';
import { updateProduct } from '@app/contracts/catalog/owner-products.endpoints';
import type { OwnedField, OwnerProduct, UpdateProductBody } from '@app/contracts/catalog/owner-products.schemas';
import { maxPhotosPerProduct } from '@app/contracts/catalog/photos';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  fixChange,
  giveBackChange,
  useChangeProduct,
  useTellThem,
} from '#web/features/catalog/owner/use-change-product.ts';
import { fieldErrors } from '#web/features/forms/field-error.ts';
import { requireValid, useSubmit } from '#web/features/forms/use-submit.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { call } from '#web/lib/requests/call.ts';
import { refetchShopAndProducts } from '#web/lib/requests/query-client.ts';
import { PhotoUploads } from '#web/screens/dashboard/photos/photo-picker.tsx';
import { PictureOrder } from '#web/screens/dashboard/photos/picture-order.tsx';
import { unsentPhotos, usePhotos } from '#web/screens/dashboard/photos/use-photos.ts';
import { AvailableToggle } from '#web/screens/dashboard/products/available-toggle.tsx';
import { NeedsHand, NoPrice } from '#web/screens/dashboard/products/needs-hand.tsx';
import { Button, SubmitButton } from '#web/ui/seller/button.tsx';
import { Toggle } from '#web/ui/seller/fields/toggle.tsx';
import { showSuccess } from '#web/ui/seller/toasts.tsx';
import { DiscountFields } from './discount-fields.tsx';
import {
  changesBetween,
  type DraftErrors,
  draftFields,
  draftOf,
  followed,
  type ProductDraft,
} from './product-draft.ts';
import { ProductFields } from './product-fields.tsx';
import { VideoWords } from './video-words.tsx';

interface EditProductFormProps {
  handle: string;
  product: OwnerProduct;
  onTyped: (isTyped: boolean) => void;
  onSaved: () => void;
}

/** Saves only the touched fields. A failure keeps what was typed. */
export function EditProductForm({ handle, product, onTyped, onSaved }: EditProductFormProps) {
  const { before, draft, type, follow, forget } = useProductForm(product);
  useEffect(() => follow(product), [follow, product]);
  const tell = useTellThem();
  const { pendingId, change } = useChangeProduct(handle, (changed, changes) => {
    follow(changed);
    tell.offer(changed, changes);
  });
  const pictures = useRef<HTMLFieldSetElement>(null);
  const [uploads, setUploads] = useState<Record<string, string>>({});
  const chosen = usePhotos(handle, ({ address, photoId }) => {
    setUploads((before) => ({ ...before, [address]: photoId }));
    // The same photo again is the same picture.
    type((now) => ({ pictures: [...new Set([...now.pictures, address])] }));
  });

  const { changes, errors: wrong, isChanged } = changesBetween(before, draft, uploads);
  const isTyped = isChanged || chosen.photos.length > 0;
  // Before effects: the back button may be pressed next.
  useLayoutEffect(() => onTyped(isTyped), [isTyped, onTyped]);

  const { submit, pending, errors, edit, formRef } = useSubmit<keyof DraftErrors | 'addPhotoIds'>({
    send: async () => {
      requireValid({ ...wrong, addPhotoIds: unsentPhotos(chosen) });
      if (isChanged) {
        const sent = call(updateProduct, { params: { handle, productId: product.video_id }, body: changes });
        // After a refusal, too: what changed elsewhere then stands here, and the next try takes it with it.
        await sent.finally(() => refetchShopAndProducts());
        showSuccess('Product saved');
      }
      onSaved();
    },
    errorsOf: (failure) => fieldErrors(failure, [...draftFields, 'addPhotoIds']),
    failed: 'Failed to save the product. Please try again.',
  });
  const giveBack = (field: OwnedField) => {
    forget(field);
    change(giveBackChange(product, field));
  };
  const isBusy = pendingId !== null;
  const added = [...(product.addedPhotos ?? []), ...Object.keys(uploads)];
  const fix = (answer: UpdateProductBody, done: string) => change(fixChange(product.video_id, answer, done));
  const imported = (field: OwnedField) => (
    <>
      {field === 'price' && product.needs.includes('no_price') && <NoPrice pending={isBusy} onFix={fix} />}
      {field === 'price' && (product.price === null || errors.price) && <HelpLink on="prices" className="ml-4" />}
      <ImportedValue product={product} field={field} pending={isBusy} onGiveBack={giveBack} />
    </>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      {tell.window}
      <VideoWords
        product={product}
        onAddPicture={() => {
          pictures.current?.scrollIntoView({ block: 'center' });
          pictures.current?.focus({ preventScroll: true });
        }}
      />
      <div>
        <AvailableToggle product={product} pending={isBusy} change={change} />
        {imported('availability')}
      </div>
      <NeedsHand product={product} pending={isBusy} hasPriceField onFix={fix} />
      <form ref={formRef} onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <ProductFields draft={draft} errors={errors} onChange={edit(type)} below={imported}>
          <DiscountFields draft={draft} errors={errors} onChange={edit(type)} />
        </ProductFields>
        <fieldset ref={pictures} tabIndex={-1} className="grid min-w-0 grid-cols-1 gap-2 outline-none">
          <legend className="font-semibold">Pictures</legend>
          <p className="text-sm text-muted">The first one shows on the card. You can add photos of your own.</p>
          <PictureOrder
            thumbnails={product.thumbnails}
            order={draft.pictures}
            added={added}
            onChange={(pictures) => type({ pictures })}
            onRemove={(address) =>
              type((now) => ({
                pictures: now.pictures.filter((one) => one !== address),
                // A photo that was only chosen here is not added at all.
                removed: product.addedPhotos?.includes(address) ? [...now.removed, address] : now.removed,
              }))
            }
          />
          <PhotoUploads
            chosen={chosen}
            room={maxPhotosPerProduct - countOf(added, draft.pictures) - chosen.photos.length}
            error={errors.addPhotoIds}
          />
          {imported('pictures')}
        </fieldset>
        <div className="grid grid-cols-1">
          {product.hiddenBySupport ? (
            <p className="text-sm text-muted">{hiddenBySupportMessage}</p>
          ) : (
            <Toggle label="Hidden from buyers" checked={draft.hidden} onChange={(hidden) => type({ hidden })} />
          )}
          <Toggle label="Pinned to the top" checked={draft.pinned} onChange={(pinned) => type({ pinned })} />
        </div>
        <div className="form-foot">
          <SubmitButton pending={pending}>Save</SubmitButton>
        </div>
      </form>
    </div>
  );
}

const countOf = (added: string[], shown: string[]) => shown.filter((address) => added.includes(address)).length;

const draftFieldNames: Partial<Record<OwnedField, keyof ProductDraft>> = {
  title: 'title',
  price: 'price',
  old_price: 'oldPrice',
  description: 'description',
  tags: 'tags',
  sizes: 'sizes',
  pictures: 'pictures',
};

function useProductForm(product: OwnerProduct) {
  const [form, setForm] = useState(() => ({ before: draftOf(product), draft: draftOf(product) }));
  const type = useCallback(
    (changed: Partial<ProductDraft> | ((now: ProductDraft) => Partial<ProductDraft>)) =>
      setForm(({ before, draft }) => ({
        before,
        draft: { ...draft, ...(typeof changed === 'function' ? changed(draft) : changed) },
      })),
    [],
  );
  /** Fields without input follow the product. */
  const follow = useCallback(
    (fresh: OwnerProduct) =>
      setForm(({ before, draft }) => {
        const now = draftOf(fresh);
        return { before: now, draft: followed(before, draft, now) };
      }),
    [],
  );
  const forget = useCallback((owned: OwnedField) => {
    const field = draftFieldNames[owned];
    if (field) setForm(({ before, draft }) => ({ before, draft: { ...draft, [field]: before[field] } }));
  }, []);
  return { ...form, type, follow, forget };
}

interface ImportedValueProps {
  product: OwnerProduct;
  field: OwnedField;
  pending: boolean;
  onGiveBack: (field: OwnedField) => void;
}

function ImportedValue({ product, field, pending, onGiveBack }: ImportedValueProps) {
  if (product.kind === 'manual' || !product.owned.includes(field)) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <span>From TikTok: {importedWords(product, field)}</span>
      <Button variant="text" pending={pending} onClick={() => onGiveBack(field)}>
        Use TikTok’s
        <span className="sr-only"> {fieldNames[field]}</span>
      </Button>
    </p>
  );
}

const fieldNames: Record<OwnedField, string> = {
  title: 'title',
  price: 'price',
  old_price: 'old price',
  description: 'description',
  tags: 'tags',
  sizes: 'sizes',
  availability: 'stock',
  pictures: 'order of pictures',
};

function importedWords({ imported }: OwnerProduct, field: OwnedField): string {
  const price = (priceUgx: number | null) => (priceUgx === null ? 'none found' : formatPrice(priceUgx));
  const list = (items: string[]) => items.join(', ') || 'none found';
  const words: Record<OwnedField, string> = {
    title: imported.title ?? 'none found',
    price: price(imported.price),
    old_price: price(imported.old_price),
    description: imported.description ?? 'none found',
    tags: list(imported.tags),
    sizes: list(imported.sizes),
    availability: imported.availability === 'available' ? 'available' : 'sold out',
    pictures: 'its own order',
  };
  return words[field];
}
