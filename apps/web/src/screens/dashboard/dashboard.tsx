import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BioLink } from '#web/features/accounts/bio-link/bio-link.tsx';
import { AddNumber } from '#web/features/accounts/contact/add-number.tsx';
import { SellerScreen } from '#web/features/accounts/seller-frame.tsx';
import { ShopLink } from '#web/features/accounts/share/shop-link.tsx';
import type { ShopOwner } from '#web/features/accounts/shop-owner.ts';
import { SignOutButton } from '#web/features/accounts/sign-out-button.tsx';
import { RenewalBanner } from '#web/features/billing/renewal-banner.tsx';
import { ownShopQuery } from '#web/features/catalog/owner/own-products.api.ts';
import { ShopCounts } from '#web/features/catalog/owner/shop-counts.tsx';
import { WaitingCaption } from '#web/features/composer/owner/waiting-caption.tsx';
import { BackCatalogueLine } from '#web/features/ingestion/back-catalogue-line.tsx';
import { syncQuery } from '#web/features/ingestion/sync.api.ts';
import { NewOrdersLine } from '#web/features/orders/new-orders.tsx';
import { newOrdersQuery } from '#web/features/orders/own-orders.api.ts';
import { useDialogAddress } from '#web/lib/address/use-dialog-address.ts';
import { paths } from '#web/paths.ts';
import { Section } from '#web/ui/seller/section.tsx';
import { ErrorState } from '#web/ui/seller/states.tsx';
import { CaptionDialog } from './caption-dialog.tsx';
import { CoachPart } from './coach/coach-part.tsx';
import { AddLinksDialog } from './links/add-links-dialog.tsx';
import { AddByHandDialog } from './product-form/add-by-hand-dialog.tsx';
import { EditProductDialog } from './product-form/edit-product-dialog.tsx';
import { AddProduct } from './products/add-product.tsx';
import { isPlainQuery, readDashboardQuery } from './products/dashboard-query.ts';
import { OwnFilters } from './products/own-filters.tsx';
import { ListSkeleton, OwnProductList } from './products/own-product-list.tsx';
import { ToCheck, useProductInQuestion } from './products/to-check.tsx';
import { UncheckedHandle } from './unchecked-handle.tsx';

export const meta = () => [{ title: 'Seller Dashboard' }];

export default function DashboardScreen() {
  return (
    <SellerScreen title="Seller Dashboard" skeleton={<ListSkeleton />} tool={<AddProduct />}>
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

/** Fewer products are seen at a glance: search, filters and figures would only stand before them. */
const leastForTools = 6;

function OwnShop({ user }: { user: ShopOwner }) {
  const { shopHandle: handle, shopLink } = user;
  // While TikTok has not shown the handle, the shop has no page.
  const isShown = user.handleCheck === null;
  const [params, setParams] = useSearchParams();
  const search = params.toString();
  const query = useMemo(() => readDashboardQuery(new URLSearchParams(search)), [search]);
  const { shown, open, close } = useDialogAddress('edit', 'add');
  const [edit, add] = [shown('edit'), shown('add')];
  const [addedId, setAddedId] = useState<string | null>(null);
  const { data: shop, error, refetch } = useQuery(ownShopQuery(handle));
  const { data: sync } = useQuery(syncQuery());
  const counts = shop?.counts;
  const needsHand = counts?.needsHand ?? 0;
  const { data: newOrders = 0 } = useQuery({ ...newOrdersQuery(handle), enabled: false });
  // Work comes before hints. Its last answer must not bring a line above the products.
  const [hadWork, setHadWork] = useState(false);
  if ((needsHand > 0 || newOrders > 0) && !hadWork) setHadWork(true);
  const isPlain = isPlainQuery(query);
  const asked = useProductInQuestion(handle, query);
  const hasTools = !isPlain || (counts && counts.total + counts.hidden >= leastForTools);
  const isToShow = useRef(false);
  const showAdded = (productId: string) => {
    setAddedId(productId);
    isToShow.current = true;
  };
  // A narrowed list may not have the new card. Its window is closed first, which goes back in the history itself.
  useEffect(() => {
    if (!isToShow.current || add) return;
    isToShow.current = false;
    if (!isPlain) setParams({}, { preventScrollReset: true });
  });
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid gap-2 empty:hidden">
        <AddNumber handle={handle} />
      </div>
      <NewOrdersLine handle={handle} />
      {add !== 'caption' && <WaitingCaption onOpen={() => open('add', 'caption')} />}
      {isPlain && (
        <ToCheck handle={handle} product={asked} count={needsHand} onEdit={(productId) => open('edit', productId)} />
      )}
      {error && !shop && <ErrorState error={error} words="Failed to load your shop" onRetry={refetch} />}
      <Section title="Your products" look="sr-only" className="grid grid-cols-1 gap-2">
        {hasTools && (
          <>
            <OwnFilters handle={handle} query={query} needsHand={needsHand} />
            {isPlain && <ShopCounts counts={counts} />}
            {!hadWork && isPlain && counts && <CoachPart handle={handle} />}
          </>
        )}
        <div className="text-sm leading-tight text-muted empty:hidden">
          <BackCatalogueLine state={sync} />
        </div>
        <OwnProductList
          handle={handle}
          query={query}
          addedId={addedId}
          leftOutId={isPlain && asked && asked.video_id !== addedId ? asked.video_id : null}
          onEdit={(productId) => open('edit', productId)}
          onAdd={(way) => open('add', way)}
        />
      </Section>
      {isPlain && counts && (hadWork || !hasTools) && <CoachPart handle={handle} />}
      <section aria-label="Your shop" className="mt-3 grid grid-cols-1 gap-2">
        <ShopLink handle={handle} link={shopLink} isQuiet hasCode={false} />
        {isShown && (
          <a className="button button-quiet" href={paths.shopAsBuyer(handle)} target="_blank" rel="noopener">
            <ExternalLink size={18} aria-hidden="true" />
            View Shop as a buyer
            <span className="sr-only"> (opens a new tab)</span>
          </a>
        )}
      </section>
      {isShown && <BioLink user={user} />}
      <SignOutButton done="Logged out successfully" />
      {edit && <EditProductDialog key={edit} handle={handle} productId={edit} onClose={close} />}
      {add === 'caption' && <CaptionDialog handle={handle} onClose={close} />}
      {add === 'links' && <AddLinksDialog onClose={close} onAdded={showAdded} />}
      {add === 'photo' && <AddByHandDialog handle={handle} onClose={close} onAdded={showAdded} />}
    </div>
  );
}
