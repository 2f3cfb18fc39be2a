import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { postProductsQuery } from '#web/features/catalog/owner/own-products.api.ts';
import type { Change } from '#web/features/catalog/owner/use-change-product.ts';
import { toPicture } from '#web/features/catalog/page-product.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { Skeletons } from '#web/ui/seller/skeleton.tsx';
import { Answer } from '#web/ui/seller/states.tsx';
import { firstPictureChange, joinChange } from './post-changes.ts';
import { SplitDialog } from './split-dialog.tsx';

export type PostQuestion = 'join' | 'split' | 'picture';

interface PostDialogProps {
  handle: string;
  product: OwnerProduct;
  asks: PostQuestion;
  onClose: () => void;
  onChange: (change: Change) => void;
}

export function PostDialog({ asks, ...props }: PostDialogProps) {
  if (asks === 'join') return <JoinDialog {...props} />;
  if (asks === 'picture') return <PictureDialog {...props} />;
  return <SplitDialog handle={props.handle} product={props.product} onClose={props.onClose} />;
}

type ChoiceProps = Omit<PostDialogProps, 'asks'>;

function JoinDialog({ handle, product, onClose, onChange }: ChoiceProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Merge “${product.title}” with which product?`}
      description="Buyers then see that product instead. Its link leads there, and you can take it out again."
    >
      <OfPost handle={handle} product={product}>
        {(products) => (
          <Choices
            products={products.filter((one) => one.video_id !== product.video_id && one.goneReason === null)}
            onChoose={(into) => onChange(joinChange(product, into))}
          />
        )}
      </OfPost>
      <HelpLink on="several-products" />
    </Dialog>
  );
}

function Choices({ products, onChoose }: { products: OwnerProduct[]; onChoose: (into: OwnerProduct) => void }) {
  if (products.length === 0) return <p>There is no other product to merge it with now.</p>;
  return (
    <ul className="grid grid-cols-1 gap-2">
      {products.map((one) => (
        <li key={one.video_id}>
          <button type="button" className="panel post-choice" onClick={() => onChoose(one)}>
            <span className="w-16 flex-none">
              <Picture picture={one.primary_thumbnail && toPicture(one.primary_thumbnail)} alt="" sizes="64px" />
            </span>
            <span className="min-w-0">
              <span className="own-title">
                <span className="text-muted">No. {one.number}</span> {one.title}
              </span>
              <Price price={one.price} oldPrice={one.old_price} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function PictureDialog({ handle, product, onClose, onChange }: ChoiceProps) {
  const first = product.primary_thumbnail?.thumbnail_url;
  return (
    <Dialog open onOpenChange={onClose} title="Which picture do buyers see first?">
      <OfPost handle={handle} product={product}>
        {(products) => (
          <ul className="grid grid-cols-3 gap-2">
            {picturesOf(products).map((thumbnail, at) => (
              <li key={thumbnail.thumbnail_url}>
                <button
                  type="button"
                  className="post-picture"
                  aria-pressed={thumbnail.thumbnail_url === first}
                  onClick={() => onChange(firstPictureChange(product, thumbnail.thumbnail_url))}
                >
                  <Picture picture={toPicture(thumbnail)} alt={`Picture ${at + 1}`} sizes="160px" />
                  {thumbnail.thumbnail_url === first && <b className="text-sm">First now</b>}
                </button>
              </li>
            ))}
          </ul>
        )}
      </OfPost>
    </Dialog>
  );
}

function picturesOf(products: OwnerProduct[]) {
  const inOrder = [...products].sort((one, other) => one.number - other.number).flatMap((one) => one.thumbnails);
  return [...new Map(inOrder.map((thumbnail) => [thumbnail.thumbnail_url, thumbnail])).values()];
}

interface OfPostProps {
  handle: string;
  product: OwnerProduct;
  children: (products: OwnerProduct[]) => ReactNode;
}

function OfPost({ handle, product, children }: OfPostProps) {
  return (
    <Answer
      query={useQuery(postProductsQuery(handle, product.post_id ?? ''))}
      failed="Failed to load products"
      loading={<Skeletons label="Loading your products" looks={['h-24', 'h-24']} className="grid grid-cols-1 gap-2" />}
    >
      {children}
    </Answer>
  );
}
