import type { OwnerProduct, OwnerProductListQuery } from '@app/contracts/catalog/owner-products.schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { ownProductPagesQuery, showChangedProduct } from '#web/features/catalog/owner/own-products.api.ts';
import { fixChange, useChangeProduct } from '#web/features/catalog/owner/use-change-product.ts';
import { toPicture } from '#web/features/catalog/page-product.ts';
import { untapped, useSettled } from '#web/lib/browser/use-settled.ts';
import { paths, withQuery } from '#web/paths.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { checkWords, NeedsHand } from './needs-hand.tsx';

/** The first of the list that waits for an answer; null while the list loads. The list brings those first. */
export function useProductInQuestion(handle: string, query: OwnerProductListQuery): OwnerProduct | undefined | null {
  const { data } = useInfiniteQuery(ownProductPagesQuery(handle, query));
  if (!data) return null;
  return data.pages.flatMap((page) => page.data).find(({ needs }) => needs.length > 0);
}

interface ToCheckProps {
  handle: string;
  /** Null while it is not known. */
  product: OwnerProduct | undefined | null;
  /** How many wait for an answer. */
  count: number;
  onEdit: (productId: string) => void;
}

/**
 * The next product that only its owner can answer for. One at a time, so that the products below begin in a phone's
 * first screen; an answer brings the one behind it, in a place that never becomes smaller: nothing moves up below it.
 */
export function ToCheck({ handle, product, count, onEdit }: ToCheckProps) {
  const { pendingId, change } = useChangeProduct(handle, (changed) => showChangedProduct(handle, changed));
  const panel = useRef<HTMLDivElement>(null);
  const [minHeight, setMinHeight] = useState(0);
  const isSettled = useSettled(product ? `${product.video_id} ${product.needs}` : '');
  const isKnown = product !== null;
  if (!product && (isKnown ? minHeight === 0 : count === 0)) return null;
  return (
    <Section title="To check" look="sr-only" className="grid grid-cols-1">
      {isKnown ? (
        <div ref={panel} className={`panel own-row to-check ${untapped(isSettled)}`} style={{ minHeight }}>
          {product ? (
            <>
              <InQuestion product={product} count={count} onEdit={onEdit} />
              <NeedsHand
                key={product.video_id}
                product={product}
                pending={pendingId === product.video_id}
                onFix={(changes, done) => {
                  setMinHeight(panel.current?.offsetHeight ?? 0);
                  change(fixChange(product.video_id, changes, done));
                }}
              />
            </>
          ) : (
            <p className="m-auto font-semibold">Nothing left to check</p>
          )}
        </div>
      ) : (
        <Skeleton className="h-48" />
      )}
    </Section>
  );
}

interface InQuestionProps extends Pick<ToCheckProps, 'count' | 'onEdit'> {
  product: OwnerProduct;
}

function InQuestion({ product, count, onEdit }: InQuestionProps) {
  const { video_id: id, number, title, primary_thumbnail: picture } = product;
  return (
    <div className="relative flex gap-3">
      <span className="w-11 flex-none">
        <Picture picture={picture && toPicture(picture)} alt="" sizes="44px" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="-my-2 flex min-h-11 items-center gap-1 text-sm font-semibold whitespace-nowrap text-brand">
          {checkWords(product.needs)}
          <span className="min-w-0 truncate font-normal text-muted">No. {number}</span>
          {count > 1 && (
            <Link
              className="own-above button button-text ml-auto flex-none px-1 underline"
              to={withQuery(paths.dashboard, { show: 'needs_hand' })}
              preventScrollReset
              discover="none"
            >
              See all {count}
            </Link>
          )}
        </div>
        <p className="own-title">{title}</p>
      </div>
      <button type="button" className="own-edit" aria-label={`Edit: ${title}`} onClick={() => onEdit(id)} />
    </div>
  );
}
