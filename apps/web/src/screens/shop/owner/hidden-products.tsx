import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { ownProductPagesQuery } from '#web/features/catalog/owner/own-products.api.ts';
import { hideChange, useChangeProduct } from '#web/features/catalog/owner/use-change-product.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { ErrorState } from '#web/ui/seller/states.tsx';

export function HiddenProducts({ handle, onClose }: { handle: string; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const { pendingId, change } = useChangeProduct(handle, revalidate);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    ownProductPagesQuery(handle, { limit: 24, show: 'hidden' }),
  );
  const products = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Dialog open onOpenChange={onClose} title="Hidden from buyers">
      {data ? (
        <ul className="grid gap-2">
          {products.map((product) => (
            <li key={product.video_id} className="flex items-center justify-between gap-3">
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="text-muted">{product.number}</span> {product.title}
              </span>
              <ShowAgain
                product={product}
                pending={pendingId === product.video_id}
                onShow={() => change(hideChange(product.video_id, false))}
              />
            </li>
          ))}
          {products.length === 0 && <li className="text-muted">Buyers see all of your products.</li>}
        </ul>
      ) : error ? (
        <ErrorState error={error} words="Failed to load products" onRetry={refetch} />
      ) : (
        <Skeleton className="h-24" />
      )}
      {hasNextPage && (
        <Button className="mt-3 w-full" pending={isFetchingNextPage} onClick={() => fetchNextPage()}>
          Show more
        </Button>
      )}
    </Dialog>
  );
}

function ShowAgain({ product, pending, onShow }: { product: OwnerProduct; pending: boolean; onShow: () => void }) {
  return (
    <Button className="flex-none" pending={pending} onClick={onShow}>
      Show<span className="sr-only"> {product.title} to buyers</span>
    </Button>
  );
}
