import { updateProduct } from '@app/contracts/catalog/owner-products.endpoints';
import type { OwnerProduct, UpdateProductBody } from '@app/contracts/catalog/owner-products.schemas';
import { useMutation } from '@tanstack/react-query';
import { createElement, type ReactNode, useRef, useState } from 'react';
import { call } from '#web/lib/requests/call.ts';
import { refetchShopAndProducts } from '#web/lib/requests/query-client.ts';
import { showError, showSuccess, showUndo } from '#web/ui/seller/toasts.tsx';
import { TellThem } from './tell-them.tsx';

export interface Change {
  productId: string;
  changes: UpdateProductBody;
  undo: UpdateProductBody | null;
  done: string;
}

export function useChangeProduct(
  handle: string,
  onChanged: (product: OwnerProduct, changes: UpdateProductBody) => void,
) {
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: async ({ productId, changes }: Pick<Change, 'productId' | 'changes'>) => {
      onChanged((await call(updateProduct, { params: { handle, productId }, body: changes })).data, changes);
      refetchShopAndProducts();
    },
    onError: (error) => {
      showError(error, 'Failed to save the product. Please try again.');
      // Another tab may have answered the question.
      refetchShopAndProducts();
    },
  });
  const send = (productId: string, changes: UpdateProductBody) =>
    mutateAsync({ productId, changes }).then(
      () => true,
      () => false,
    );
  const running = useRef(new Set<string>());
  const change = async ({ productId, changes, undo, done }: Change) => {
    // A busy phone delivers both halves of a double tap before it draws `pendingId`.
    const key = JSON.stringify([productId, changes]);
    if (running.current.has(key)) return;
    running.current.add(key);
    const isSaved = await send(productId, changes);
    running.current.delete(key);
    if (!isSaved) return;
    if (undo) showUndo(done, () => send(productId, undo));
    else showSuccess(done);
  };
  return { pendingId: isPending ? variables.productId : null, change };
}

/**
 * The window with a text for those who asked. It belongs where it outlives the row: a product that is for sale leaves the
 * list "Sold out". Here, because a file of its own would be named in visitors' scripts.
 */
export function useTellThem() {
  const [product, setProduct] = useState<OwnerProduct | null>(null);
  const tellThem: ReactNode = product && createElement(TellThem, { product, onClose: () => setProduct(null) });
  return {
    /** Opens it after a change that brought back what people asked for; closes it after Undo. */
    offer: (changed: OwnerProduct, { availability }: UpdateProductBody) => {
      if (availability) setProduct(availability === 'available' && changed.askedBack.length > 0 ? changed : null);
    },
    open: setProduct,
    window: tellThem,
  };
}

export const stockChange = (productId: string, soldOut: boolean): Change => ({
  productId,
  changes: { availability: soldOut ? 'sold_out' : 'available' },
  undo: { availability: soldOut ? 'available' : 'sold_out' },
  done: soldOut ? 'Marked as sold out' : 'Marked as available',
});

export const hideChange = (productId: string, hidden: boolean): Change => ({
  productId,
  changes: { hidden },
  undo: { hidden: !hidden },
  done: hidden ? 'Hidden from buyers' : 'Shown to buyers again',
});

export const pinChange = (productId: string, pinned: boolean): Change => ({
  productId,
  changes: { pinned },
  undo: { pinned: !pinned },
  done: pinned ? 'Pinned to the top' : 'No longer pinned',
});

export const fixChange = (productId: string, changes: UpdateProductBody, done: string): Change => ({
  productId,
  changes,
  undo: undoOf(changes),
  done,
});

function undoOf({ price, title, confirm }: UpdateProductBody): UpdateProductBody | null {
  if (price !== undefined || confirm?.price !== undefined) return { reset: ['price'] };
  return title === undefined && confirm?.title === undefined ? null : { reset: ['title'] };
}

/** Returns a field to the imported value; Undo writes the owner's value again. */
export const giveBackChange = (product: OwnerProduct, field: keyof typeof givenBackWords): Change => ({
  productId: product.video_id,
  changes: { reset: [field] },
  undo: {
    [field]: field === 'pictures' ? product.thumbnails.map((thumbnail) => thumbnail.thumbnail_url) : product[field],
  },
  done: givenBackWords[field],
});

const givenBackWords = {
  title: 'Title is TikTok’s again',
  price: 'Price is TikTok’s again',
  old_price: 'Old price is TikTok’s again',
  description: 'Description is TikTok’s again',
  tags: 'Tags are TikTok’s again',
  sizes: 'Sizes are TikTok’s again',
  availability: 'Stock is TikTok’s again',
  pictures: 'Pictures are in TikTok’s order again',
};
