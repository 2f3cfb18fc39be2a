import { BioLink } from '#web/features/accounts/bio-link/bio-link.tsx';
import { SellerScreen } from '#web/features/accounts/seller-frame.tsx';
import { RenewalBanner } from '#web/features/billing/renewal-banner.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { OwnShop } from './own-shop.tsx';
import { ListSkeleton } from './products/own-product-list.tsx';
import { CountRow } from './shop-counts.tsx';
import { UncheckedHandle } from './unchecked-handle.tsx';

export const meta = () => [{ title: 'Seller Dashboard' }];

export default function DashboardScreen() {
  return (
    <SellerScreen title="Seller Dashboard" signedOut="Logged out successfully" skeleton={<DashboardSkeleton />}>
      {(user) => (
        <>
          <RenewalBanner user={user} />
          <UncheckedHandle user={user} />
          <OwnShop
            handle={user.shopHandle}
            shopLink={user.shopLink}
            isShown={user.handleCheck === null}
            bioLink={user.handleCheck === null && <BioLink user={user} folds />}
          />
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
