import type { OwnerShop } from '@app/contracts/catalog';
import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';

/** How many products there are and how many can be bought; `children` is how the import stands. */
export function ProductOverview({ own, children }: { own: OwnerShop | null; children: ReactNode }) {
  return (
    <section aria-labelledby="overview" className="grid gap-3">
      <h3 id="overview" className="font-semibold">
        Product Overview
      </h3>
      <dl className="grid grid-cols-3 gap-2 text-center">
        <Figure of="Total Products" count={own?.counts.total} />
        <Figure of="Available" count={own?.counts.available} />
        <Figure of="Out of Stock" count={own?.counts.soldOut} />
      </dl>
      {children}
    </section>
  );
}

function Figure({ of, count }: { of: string; count: number | undefined }) {
  return (
    <div className="panel flex flex-col-reverse px-1 py-3">
      <dt className="text-sm leading-tight text-muted">{of}</dt>
      <dd className="text-lg font-bold">{count ?? <Skeleton className="mx-auto h-7 w-8" />}</dd>
    </div>
  );
}
