import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { FindShop } from '#web/features/catalog/find-shop.tsx';
import { OtherProducts } from '#web/features/catalog/other-products.tsx';
import type { ProductCardData } from '#web/features/catalog/page-product.ts';
import { forgetSeen } from '#web/features/recent/seen-store.ts';
import { paths } from '#web/paths.ts';
import { SiteBar, SiteFooter } from '#web/ui/site-bar.tsx';

interface NoProductProps {
  /** Null: there is no such shop either. */
  shopHandle: string | null;
  others: ProductCardData[];
}

/** A buyer who came for one product may like what else the shop sells. */
export function NoProduct({ shopHandle, others }: NoProductProps) {
  const { videoId } = useParams();
  useEffect(() => forgetSeen(videoId ?? ''), [videoId]);
  return (
    <>
      <SiteBar />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <div
          className={`wrap grid place-content-center justify-items-center gap-4 text-center ${others.length > 0 ? 'pt-8' : 'flex-1 py-16'}`}
        >
          <h1 className="text-xl leading-tight font-bold">Product Not Found</h1>
          <p className="max-w-sm text-muted">The seller may have removed it, or the link is not complete.</p>
          {shopHandle ? (
            <Link className="button button-brand" to={paths.shop(shopHandle)} discover="none">
              See what @{shopHandle} sells
            </Link>
          ) : (
            <FindShop />
          )}
        </div>
        {shopHandle && <OtherProducts title="For sale in this shop" handle={shopHandle} cards={others} />}
      </main>
      <SiteFooter />
    </>
  );
}
