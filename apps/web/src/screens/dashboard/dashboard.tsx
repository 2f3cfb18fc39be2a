import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn, ExternalLink, ImagePlus, Link2 } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { BioLink } from '#web/features/accounts/bio-link/bio-link.tsx';
import { AddNumber } from '#web/features/accounts/contact/add-number.tsx';
import { SellerScreen } from '#web/features/accounts/seller-frame.tsx';
import type { ShopOwner } from '#web/features/accounts/shop-owner.ts';
import { RenewalBanner } from '#web/features/billing/renewal-banner.tsx';
import { ownShopQuery } from '#web/features/catalog/owner/own-products.api.ts';
import { BackCatalogueLine } from '#web/features/ingestion/back-catalogue-line.tsx';
import { syncQuery } from '#web/features/ingestion/sync.api.ts';
import { useDialogAddress } from '#web/lib/browser/use-dialog-address.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';
import { CopyField } from '#web/ui/seller/copy-field.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { AddLinksDialog } from './links/add-links-dialog.tsx';
import { AddByHandDialog } from './product-form/add-by-hand-dialog.tsx';
import { EditProductDialog } from './product-form/edit-product-dialog.tsx';
import { readDashboardQuery } from './products/dashboard-query.ts';
import { NeedsALook } from './products/needs-a-look.tsx';
import { OwnFilters } from './products/own-filters.tsx';
import { ListSkeleton, OwnProductList } from './products/own-product-list.tsx';
import { CountRow, LastDays, ShopCounts } from './shop-counts.tsx';
import { UncheckedHandle } from './unchecked-handle.tsx';

export const meta = () => [{ title: 'Seller Dashboard' }];

export default function DashboardScreen() {
  return (
    <SellerScreen title="Seller Dashboard" signedOut="Logged out successfully" skeleton={<DashboardSkeleton />}>
      {(user) => (
        <>
          <RenewalBanner user={user} />
          <UncheckedHandle user={user} />
          <OwnShop user={user} />
        </>
      )}
    </SellerScreen>
  );
}

function DashboardSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Skeleton className="h-32" />
      <CountRow />
      <Skeleton className="h-11" />
      <ListSkeleton />
    </div>
  );
}

function OwnShop({ user }: { user: ShopOwner }) {
  const { shopHandle: handle, shopLink } = user;
  // While TikTok has not shown the handle, the shop has no page.
  const isShown = user.handleCheck === null;
  const [params] = useSearchParams();
  const search = params.toString();
  const query = useMemo(() => readDashboardQuery(new URLSearchParams(search)), [search]);
  const { shown, open, close } = useDialogAddress('edit', 'add');
  const [edit, add] = [shown('edit'), shown('add')];
  const { data: shop } = useQuery(ownShopQuery(handle));
  const { data: sync } = useQuery(syncQuery());
  const needsHand = shop?.counts.needsHand ?? 0;
  const asksBelow = query.show === 'needs_hand';
  return (
    <div className="grid grid-cols-1 gap-6">
      {needsHand > 0 && !asksBelow && <NeedsALook handle={handle} count={needsHand} />}
      <LastDays handle={handle} />
      <div className="grid gap-2 empty:hidden">
        <AddNumber handle={handle} />
      </div>
      <div className="grid gap-2">
        <ShopCounts handle={handle} />
        <div className="text-sm leading-tight text-muted empty:hidden">
          <BackCatalogueLine state={sync} />
        </div>
      </div>
      <Section title="Your products" className="grid grid-cols-1 gap-3">
        <div className="grid grid-cols-2 gap-2">
          <Button className="px-2" onClick={() => open('add', 'links')}>
            <Link2 size={18} aria-hidden="true" />
            Paste links
          </Button>
          <Button className="px-2" onClick={() => open('add', 'photo')}>
            <ImagePlus size={18} aria-hidden="true" />
            Add by hand
          </Button>
        </div>
        <OwnFilters handle={handle} query={query} needsHand={needsHand} />
        <OwnProductList
          handle={handle}
          query={query}
          onEdit={(productId) => open('edit', productId)}
          onAdd={(way) => open('add', way)}
        />
      </Section>
      <section aria-label="Your shop" className="grid grid-cols-1 gap-2">
        <CopyField label="Your shop link" value={shopLink} />
        <div className="grid grid-cols-2 gap-2">
          {isShown && (
            <a className="button button-quiet" href={paths.shop(handle)} target="_blank" rel="noopener">
              <ExternalLink size={18} aria-hidden="true" />
              View Shop
              <span className="sr-only"> (opens a new tab)</span>
            </a>
          )}
          <ButtonLink to={paths.analytics}>
            <ChartNoAxesColumn size={18} aria-hidden="true" />
            Statistics
          </ButtonLink>
        </div>
      </section>
      {isShown && <BioLink user={user} folds />}
      {edit && <EditProductDialog key={edit} handle={handle} productId={edit} onClose={close} />}
      {add === 'links' && <AddLinksDialog onClose={close} />}
      {add === 'photo' && <AddByHandDialog handle={handle} onClose={close} />}
    </div>
  );
}
