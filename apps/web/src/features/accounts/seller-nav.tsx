import type { User } from '@app/contracts/accounts/accounts.schemas';
import { ChartNoAxesColumn, CreditCard, LayoutList, Settings, Share2, Store } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#web/paths.ts';
import { BottomNav, type NavEntry } from '#web/ui/seller/bottom-nav.tsx';
import { ShareDialog } from './share/share-dialog.tsx';
import { hasAddress, ownShopPath } from './shop-owner.ts';

/** The one navigation of a seller. It stands in the bar at the bottom, on the seller's shop as on every other screen. */
export function SellerNav({ user }: { user: User | null }) {
  const [shares, setShares] = useState(false);
  const shopPath = user ? ownShopPath(user) : paths.dashboard;
  const owner = user && hasAddress(user) ? user : null;
  const entries: NavEntry[] = [
    { name: 'Dashboard', icon: LayoutList, to: paths.dashboard },
    // A hidden shop's address is the dashboard's, which has its own mark.
    { name: 'My Shop', icon: Store, to: shopPath, isNeverCurrent: shopPath === paths.dashboard },
    { name: 'Statistics', icon: ChartNoAxesColumn, to: paths.analytics },
    { name: 'Share', icon: Share2, onTap: () => setShares(owner !== null) },
    { name: 'Subscription', icon: CreditCard, to: paths.subscription },
    { name: 'Settings', icon: Settings, to: paths.settings },
  ];
  return (
    <>
      <BottomNav label="Your pages" entries={entries} />
      {owner && <ShareDialog user={owner} open={shares} onOpenChange={setShares} />}
    </>
  );
}
