import type { OwnerShop } from '@app/contracts/catalog/catalog.schemas';
import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';

/** The figures of a shop's products in one line, which has its size before they come. `children` end the line. */
export function ShopCounts({ counts, children }: { counts: OwnerShop['counts'] | undefined; children?: ReactNode }) {
  return (
    <dl className="shop-counts">
      <Count of="Total Products" count={counts?.total} />
      <Count of="Available" count={counts?.available} />
      <Count of="Out of Stock" count={counts?.soldOut} />
      {children}
    </dl>
  );
}

export function Count({ of, count }: { of: string; count: ReactNode }) {
  return (
    <div>
      <dt>{of}</dt>
      <dd>{count ?? <Skeleton className="h-4 w-[2ch]" />}</dd>
    </div>
  );
}
