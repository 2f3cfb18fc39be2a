import { useQuery } from '@tanstack/react-query';
import { ownShopQuery } from '#web/features/catalog/owner/own-products.api.ts';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { ErrorState } from '#web/ui/seller/states.tsx';

export function ShopCounts({ handle }: { handle: string }) {
  const { data, error, refetch } = useQuery(ownShopQuery(handle));
  if (error && !data) return <ErrorState error={error} words="Failed to load your shop" onRetry={refetch} />;
  return <CountRow counts={data?.counts} />;
}

/** Without counts it has its final size. */
export function CountRow({ counts }: { counts?: { total: number; available: number; soldOut: number } | undefined }) {
  return (
    <dl className="grid grid-cols-3 gap-2 text-center">
      <Count of="Total Products" count={counts?.total} />
      <Count of="Available" count={counts?.available} />
      <Count of="Out of Stock" count={counts?.soldOut} />
    </dl>
  );
}

function Count({ of, count }: { of: string; count: number | undefined }) {
  return (
    <div className="panel flex flex-col-reverse justify-end px-1 py-3">
      <dt className="text-sm leading-tight text-muted">{of}</dt>
      <dd className="text-lg font-bold">{count ?? <Skeleton className="mx-auto h-7 w-8" />}</dd>
    </div>
  );
}
