import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import type { Change } from '#web/features/catalog/owner/use-change-product.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { splitChange, takeOutChange } from './post-changes.ts';
import type { PostQuestion } from './post-dialog.tsx';

interface PostButtonsProps {
  product: OwnerProduct;
  onAsk: (what: PostQuestion) => void;
  onChange: (change: Change) => void;
}

export function PostButtons({ product, onAsk, onChange }: PostButtonsProps) {
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
