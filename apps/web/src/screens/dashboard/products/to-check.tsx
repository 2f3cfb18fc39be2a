import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ownProductPagesQuery } from '#web/features/catalog/owner/own-products.api.ts';
import { fixChange, useChangeProduct } from '#web/features/catalog/owner/use-change-product.ts';
import { toPicture } from '#web/features/catalog/page-product.ts';
import { paths, withQuery } from '#web/paths.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Button } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { NeedsHand } from './needs-hand.tsx';

interface ToCheckProps {
  handle: string;
  /** How many wait for an answer. */
  count: number;
  onEdit: (productId: string) => void;
}

/**
 * The next product that only its owner can answer for. One at a time, so that the products below begin in a phone's
 * first screen; an answer brings the one behind it.
 */
export function ToCheck({ handle, count, onEdit }: ToCheckProps) {
  const { data, isPending } = useInfiniteQuery(ownProductPagesQuery(handle, { show: 'needs_hand', limit: 1 }));
  const product = data?.pages[0]?.data[0];
  if (!isPending && !product) return null;
  return (
    <Section title="To check" look="sr-only" className="grid grid-cols-1">
      {product ? (
        <div className="panel own-row to-check">
          <ProductInQuestion key={product.video_id} {...{ handle, product, count, onEdit }} />
        </div>
      ) : (
        <Skeleton className="h-50" />
      )}
    </Section>
  );
}

function ProductInQuestion({ handle, product, count, onEdit }: ToCheckProps & { product: OwnerProduct }) {
  const { pendingId, change } = useChangeProduct(handle, () => undefined);
  const { video_id: id, number, title, primary_thumbnail: picture } = product;
  return (
    <>
      <div className="flex gap-3">
        <span className="w-12 flex-none">
          <Picture picture={picture && toPicture(picture)} alt="" sizes="48px" />
        </span>
        <div className="min-w-0 flex-1">
          <div className="-my-2 flex items-center gap-2 text-sm font-semibold text-brand">
            To check
            {count > 1 && (
              <Link
                className="button button-text px-1 underline"
                to={withQuery(paths.dashboard, { show: 'needs_hand' })}
                preventScrollReset
                discover="none"
              >
                See all {count}
              </Link>
            )}
            <Button variant="text" className="ml-auto px-1" aria-label={`Edit: ${title}`} onClick={() => onEdit(id)}>
              Edit
            </Button>
          </div>
          <p className="own-title">
            <span className="text-muted">
              <span className="sr-only">Number </span>
              {number}
            </span>{' '}
            {title}
          </p>
        </div>
      </div>
      <NeedsHand
        product={product}
        pending={pendingId !== null}
        onFix={(changes, done) => change(fixChange(id, changes, done))}
      />
    </>
  );
}
