import { deleteProduct } from '@app/contracts/catalog/owner-products.endpoints';
import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { readAgain } from '@app/contracts/ingestion/ingestion.endpoints';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Change, hideChange, pinChange } from '#web/features/catalog/owner/use-change-product.ts';
import { call } from '#web/lib/requests/call.ts';
import { refetchShopAndProducts } from '#web/lib/requests/query-client.ts';
import { paths } from '#web/paths.ts';
import { splitChange, takeOutChange } from '#web/screens/dashboard/post-products/post-changes.ts';
import { PostDialog, type PostQuestion } from '#web/screens/dashboard/post-products/post-dialog.tsx';
import { Button } from '#web/ui/seller/button.tsx';
import { ConfirmDanger } from '#web/ui/seller/confirm-danger.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { showError, showSuccess } from '#web/ui/seller/toasts.tsx';
import type { Move } from './move-in-list.ts';
import { useSellOne } from './use-sell-one.ts';

interface ProductMenuProps {
  handle: string;
  product: OwnerProduct;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  moves?: { up: Move | null; down: Move | null; top: Move | null } | undefined;
  onMove: (move: Move) => void;
  onChange: (change: Change) => void;
}

/** Actions on a product. The menu closes first: message and Undo stand on the page. */
export function ProductMenu(props: ProductMenuProps) {
  const { handle, product, open, onOpenChange, moves, onMove, onChange } = props;
  const { video_id: id, pinned, hidden, kind, title, number } = product;
  const { sell } = useSellOne(handle);
  const { pending: isReading, read } = useReadAgain();
  const [asks, setAsks] = useState<PostQuestion | 'delete' | null>(null);
  const then = (what: () => void) => () => {
    onOpenChange(false);
    what();
  };
  const moveButton = (label: string, move: Move | null) => (
    <Button disabled={!move} onClick={then(() => move && onMove(move))}>
      {label}
    </Button>
  );
  return (
    <>
      <Dialog open={open} onOpenChange={onOpenChange} title={`${number} ${title}`}>
        <div className="grid grid-cols-1 gap-2">
          <Button variant="brand" onClick={then(() => sell(id))}>
            Sold one
          </Button>
          <Button onClick={then(() => onChange(pinChange(id, !pinned)))}>
            {pinned ? 'Unpin from the top' : 'Pin to the top'}
          </Button>
          <Button onClick={then(() => onChange(hideChange(id, !hidden)))}>
            {hidden ? 'Show to buyers' : 'Hide from buyers'}
          </Button>
          {moves && (
            <div className="grid grid-cols-3 gap-2">
              {moveButton('Move up', moves.up)}
              {moveButton('Down', moves.down)}
              {moveButton('To top', moves.top)}
            </div>
          )}
          {!hidden && product.goneReason === null && (
            <a className="button button-quiet" href={paths.productAsBuyer(handle, id)} target="_blank" rel="noopener">
              See it as a buyer
            </a>
          )}
          <PostButtons
            product={product}
            onAsk={(what) => then(() => setAsks(what))()}
            onChange={(change) => then(() => onChange(change))()}
          />
          {product.oneCard && (
            <Button pending={isReading} onClick={() => read(id, { onSettled: () => onOpenChange(false) })}>
              Find all products of this video
            </Button>
          )}
          {kind === 'manual' && (
            <Button variant="danger" onClick={then(() => setAsks('delete'))}>
              Delete
            </Button>
          )}
        </div>
      </Dialog>
      {asks === 'delete' && <DeleteProduct handle={handle} product={product} onClose={() => setAsks(null)} />}
      {asks !== null && asks !== 'delete' && (
        <PostDialog
          handle={handle}
          product={product}
          asks={asks}
          onClose={() => setAsks(null)}
          onChange={(change) => {
            setAsks(null);
            onChange(change);
          }}
        />
      )}
    </>
  );
}

/** Only for products made by hand: an import would bring back the others. */
function DeleteProduct({ handle, product, onClose }: { handle: string; product: OwnerProduct; onClose: () => void }) {
  const remove = async () => {
    await call(deleteProduct, { params: { handle, productId: product.video_id } });
    refetchShopAndProducts();
    showSuccess('Product deleted');
  };
  return (
    <ConfirmDanger
      open
      onOpenChange={onClose}
      title={`Delete “${product.title}”?`}
      text="The product and its photos are deleted for good. Its sales stay in your statistics."
      confirmLabel="Delete the product"
      failed="Failed to delete the product. Please try again."
      onConfirm={remove}
    />
  );
}

/** Reads a product's video again, with all products that it names. */
function useReadAgain() {
  const { mutate, isPending } = useMutation({
    mutationFn: (productId: string) => call(readAgain, { body: { productId } }),
    onSuccess: ({ message, data }) => {
      refetchShopAndProducts();
      showSuccess(data.created > 0 ? `${message}, ${data.created} of them new` : message);
    },
    onError: (error) => showError(error, 'Failed to read the video. Please try again.'),
  });
  return { pending: isPending, read: mutate };
}

interface PostButtonsProps {
  product: OwnerProduct;
  onAsk: (what: PostQuestion) => void;
  onChange: (change: Change) => void;
}

function PostButtons({ product, onAsk, onChange }: PostButtonsProps) {
  const { kind, goneReason, postProducts, splitOff, thumbnails } = product;
  if (kind === 'manual' || goneReason === 'post') return null;
  if (goneReason === 'joined')
    return <Button onClick={() => onChange(takeOutChange(product))}>Sell it by itself</Button>;
  if (goneReason === 'caption')
    return <Button onClick={() => onChange(splitChange(product, true))}>Put it back on the shop</Button>;
  const hasPictures = thumbnails.length > 1 || (kind === 'photo' && postProducts > 1);
  return (
    <>
      {postProducts > 1 && <Button onClick={() => onAsk('join')}>Join into another product</Button>}
      <Button onClick={() => onAsk('split')}>Split off one more product</Button>
      {splitOff && <Button onClick={() => onChange(splitChange(product, false))}>Undo the split</Button>}
      {hasPictures && <Button onClick={() => onAsk('picture')}>Choose the picture</Button>}
    </>
  );
}
