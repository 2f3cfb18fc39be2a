import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { NeedsALookLink } from '#web/features/catalog/owner/needs-a-look.tsx';
import { ownProductPagesQuery } from '#web/features/catalog/owner/own-products.api.ts';
import { fixChange, useChangeProduct } from '#web/features/catalog/owner/use-change-product.ts';
import { toPicture } from '#web/features/catalog/page-product.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { NeedsHand } from './needs-hand.tsx';

const maxShown = 2;

export function NeedsALook({ handle, count }: { handle: string; count: number }) {
  const { data, isPending } = useInfiniteQuery(ownProductPagesQuery(handle, { show: 'needs_hand', limit: maxShown }));
  const products = data?.pages[0]?.data ?? [];
  if (!isPending && products.length === 0) return null;
  return (
    <Section title="Needs a look" className="grid grid-cols-1 gap-3">
      {isPending && <Skeleton className="h-44" />}
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {products.map((product) => (
          <li key={product.video_id} className="panel own-row">
            <ProductInQuestion handle={handle} product={product} />
          </li>
        ))}
      </ul>
      {count > maxShown && <NeedsALookLink count={count} />}
    </Section>
  );
}

function ProductInQuestion({ handle, product }: { handle: string; product: OwnerProduct }) {
  const { pendingId, change } = useChangeProduct(handle, () => undefined);
  const { video_id: id, number, title, primary_thumbnail: picture } = product;
  return (
    <>
      <div className="flex items-center gap-3">
        <span className="w-18 flex-none">
          <Picture picture={picture && toPicture(picture)} alt="" sizes="72px" />
        </span>
        <p className="own-title min-w-0 flex-1">
          <span className="text-muted">
            <span className="sr-only">Number </span>
            {number}
          </span>{' '}
          {title}
        </p>
      </div>
      <NeedsHand
        product={product}
        pending={pendingId !== null}
        onFix={(changes, done) => change(fixChange(id, changes, done))}
      />
    </>
  );
}
