import type { OwnerShop } from '@app/contracts/catalog.schemas';
import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';

interface ProductOverviewProps {
  own: OwnerShop | undefined;
  onShowHidden: () => void;
}

export function ProductOverview({ own, onShowHidden }: ProductOverviewProps) {
  const counts = own?.counts;
  return (
    <dl className="grid grid-cols-4 gap-2 text-center">
      <Count of="Total Products">{counts?.total}</Count>
      <Count of="Available">{counts?.available}</Count>
      <Count of="Out of Stock">{counts?.soldOut}</Count>
      <Count of="Hidden">
        {counts && counts.hidden > 0 ? (
          <button type="button" className="owner-count-more" onClick={onShowHidden}>
            {counts.hidden}
            <span className="sr-only"> hidden, show them</span>
          </button>
        ) : (
          counts?.hidden
        )}
      </Count>
    </dl>
  );
}

function Count({ of, children }: { of: string; children: ReactNode }) {
  return (
    <div className="panel relative flex flex-col-reverse justify-end px-0 py-2">
      <dt className="text-sm leading-tight text-muted">{of}</dt>
      <dd className="text-lg leading-tight font-bold">{children ?? <Skeleton className="mx-auto h-6 w-8" />}</dd>
    </div>
  );
}
