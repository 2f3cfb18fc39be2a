import type { PageShop } from '@app/contracts/addresses/pages';
import type { OwnerShop } from '@app/contracts/catalog/catalog.schemas';
import type { OwnerProduct } from '@app/contracts/catalog/owner-products.schemas';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import { AddNumber } from '#web/features/accounts/contact/add-number.tsx';
import { SellerProviders } from '#web/features/accounts/seller-providers.tsx';
import { ShareButton } from '#web/features/accounts/share/share-button.tsx';
import { useSubscription } from '#web/features/billing/use-subscription.ts';
import { ownProductPagesQuery, ownShopQuery } from '#web/features/catalog/owner/own-products.api.ts';
import { Count, ShopCounts } from '#web/features/catalog/owner/shop-counts.tsx';
import { ToCheckLink } from '#web/features/catalog/owner/to-check-link.tsx';
import { hideChange, useChangeProduct } from '#web/features/catalog/owner/use-change-product.ts';
import { untapped, useSettled } from '#web/lib/browser/use-settled.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { ErrorState } from '#web/ui/seller/states.tsx';
import { OwnerNotices } from './owner-notices.tsx';
import { SyncCard } from './sync-card.tsx';
import { useSync } from './use-sync.ts';
import { WelcomeBanner } from './welcome.tsx';

/** The owner's panel: ways to show the shop, counts, import and the next step. Loaded after hydration. */
export default function OwnerPart({ shop }: { shop: PageShop }) {
  return (
    <SellerProviders>
      <OwnerPanel shop={shop} />
    </SellerProviders>
  );
}

function OwnerPanel({ shop }: { shop: PageShop }) {
  const { revalidate } = useRevalidator();
  const onCompleted = useCallback(() => void revalidate(), [revalidate]);
  const sync = useSync(onCompleted);
  const user = useUser();
  const { data: own } = useQuery(ownShopQuery(shop.handle));
  const [showsHidden, setShowsHidden] = useState(false);
  return (
    <section className="wrap owner-panel" aria-label="Your shop">
      <WelcomeBanner />
      <div className="owner-top">
        <span className="badge mr-auto">Owner View</span>
        <ShareButton user={user} />
        {/* Another document: nothing of this one's runs on there. */}
        <a className="button button-text -mr-1.5 font-semibold" href={paths.shopAsBuyer(shop.handle)}>
          See it as a buyer
        </a>
      </div>
      {own?.phoneNumber === null && (
        <div className="owner-number">
          <AddNumber handle={shop.handle} />
        </div>
      )}
      <div>
        <h2 className="text-sm leading-tight font-bold max-md:sr-only">Product Overview</h2>
        <ShopCounts counts={own?.counts}>
          <Hidden count={own?.counts.hidden ?? 0} onShow={() => setShowsHidden(true)} />
        </ShopCounts>
      </div>
      <SyncCard sync={sync}>{shop.phoneNumber && <NextStep shop={shop} own={own} />}</SyncCard>
      {showsHidden && <HiddenProducts handle={shop.handle} onClose={() => setShowsHidden(false)} />}
      <OwnerNotices returnTo={paths.shop(shop.handle)} />
    </section>
  );
}

/** What the seller does next, beside "Sync now". */
export function NextStep({ shop, own }: { shop: PageShop; own: OwnerShop | undefined }) {
  const { now, isPending } = useSubscription();
  if (!own) return null;
  // After a trial there is nothing to renew, and the window about its end says the same.
  const hasPaidBefore = now?.subscription.subscriptionEndDate != null;
  const { needsHand } = own.counts;
  // Without the plan the button would change its words under the finger.
  if (own.subscriptionStatus === 'expired' && isPending) return <Skeleton className="h-11 flex-1" />;
  if (own.subscriptionStatus === 'expired')
    return (
      <ButtonLink className="flex-1" variant="brand" to={paths.subscription}>
        {hasPaidBefore ? 'Renew Now' : 'Subscribe Now'}
      </ButtonLink>
    );
  if (needsHand > 0) return <ToCheckLink className="flex-1" count={needsHand} />;
  if (shop.unconfirmed)
    return (
      <ButtonLink className="flex-1 px-1 text-[15px]" to={paths.settingsOf('tiktok')}>
        Confirm your handle
      </ButtonLink>
    );
  return (
    <a className="button button-quiet flex-1" href={paths.tiktokUpload} rel="nofollow noopener">
      Post on TikTok
    </a>
  );
}

function Hidden({ count, onShow }: { count: number; onShow: () => void }) {
  if (count === 0) return null;
  return (
    <Count
      of="Hidden"
      count={
        <button type="button" className="owner-count-more" onClick={onShow}>
          {count}
          <span className="sr-only"> hidden, show them</span>
        </button>
      }
    />
  );
}

function HiddenProducts({ handle, onClose }: { handle: string; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const { pendingId, change } = useChangeProduct(handle, revalidate);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    ownProductPagesQuery(handle, { limit: 24, show: 'hidden' }),
  );
  const products = data?.pages.flatMap((page) => page.data) ?? [];
  // A product that is shown leaves this list, and the next one moves up.
  const isSettled = useSettled(products.map((product) => product.video_id).join());
  return (
    <Dialog open onOpenChange={onClose} title="Hidden from buyers">
      {data ? (
        <ul className={`grid gap-2 ${untapped(isSettled)}`}>
          {products.map((product) => (
            <li key={product.video_id} className="flex items-center justify-between gap-3">
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="text-muted">No. {product.number}</span> {product.title}
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
