import type { PageShop } from '@app/contracts/addresses/pages';
import type { OwnerShop } from '@app/contracts/catalog/catalog.schemas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import { AddNumber } from '#web/features/accounts/contact/add-number.tsx';
import { SellerProviders } from '#web/features/accounts/seller-providers.tsx';
import { SignOutButton } from '#web/features/accounts/sign-out-button.tsx';
import { TimeLeftLink } from '#web/features/billing/time-left-link.tsx';
import { NeedsALookLink } from '#web/features/catalog/owner/needs-a-look.tsx';
import { ownShopQuery } from '#web/features/catalog/owner/own-products.api.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/seller/button.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { HiddenProducts } from './hidden-products.tsx';
import { OwnerNotices } from './owner-notices.tsx';
import { SyncCard } from './sync-card.tsx';
import { useSync } from './use-sync.ts';
import { WelcomeBanner } from './welcome.tsx';

/** The owner's panel: counts, import, plan and the next step. Loaded after hydration. */
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
  const { data: own } = useQuery(ownShopQuery(shop.handle));
  const [showsHidden, setShowsHidden] = useState(false);
  return (
    <section className="wrap owner-panel" aria-label="Your shop">
      <WelcomeBanner />
      <div className="-my-1 -mr-1.5 flex items-center md:col-span-2">
        <h2 className="min-w-0 flex-1 text-sm leading-tight font-bold">Product Overview</h2>
        <TimeLeftLink />
        <SignOutButton withIcon={false} />
      </div>
      <ProductOverview own={own} onShowHidden={() => setShowsHidden(true)} />
      <SyncCard sync={sync}>
        <NextStep shop={shop} own={own} />
      </SyncCard>
      {showsHidden && <HiddenProducts handle={shop.handle} onClose={() => setShowsHidden(false)} />}
      <OwnerNotices handle={shop.handle} returnTo={paths.shop(shop.handle)} />
    </section>
  );
}

function NextStep({ shop, own }: { shop: PageShop; own: OwnerShop | undefined }) {
  if (!own) return null;
  const { needsHand } = own.counts;
  if (own.phoneNumber === null) return <AddNumber handle={shop.handle} />;
  if (own.subscriptionStatus === 'expired')
    return (
      <ButtonLink className="flex-1" variant="brand" to={paths.subscription}>
        Renew Now
      </ButtonLink>
    );
  if (needsHand > 0) return <NeedsALookLink className="flex-1" count={needsHand} />;
  if (shop.unconfirmed)
    return (
      <ButtonLink className="flex-1" to={paths.settings}>
        Confirm your handle
      </ButtonLink>
    );
  return (
    <a className="button button-quiet flex-1" href={paths.tiktokUpload} rel="nofollow noopener">
      Post on TikTok
    </a>
  );
}

function ProductOverview({ own, onShowHidden }: { own: OwnerShop | undefined; onShowHidden: () => void }) {
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
