import type { User } from '@app/contracts/accounts/accounts.schemas';
import { ChartNoAxesColumn, CreditCard, LayoutList, type LucideIcon, Settings, Share2, Store } from 'lucide-react';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { paths } from '#web/paths.ts';
import { ShareDialog } from './share/share-dialog.tsx';
import { hasAddress, ownShopPath } from './shop-owner.ts';

/** The one navigation of a seller. It stands in the bar at the bottom, on the seller's shop as on every other screen. */
export function SellerNav({ user }: { user: User | null }) {
  const [shares, setShares] = useState(false);
  const shopPath = user ? ownShopPath(user) : paths.dashboard;
  const owner = user && hasAddress(user) ? user : null;
  return (
    <>
      <nav className="wrap bottom-nav" aria-label="Your pages">
        <Place name="Dashboard" icon={LayoutList} to={paths.dashboard} />
        {/* A hidden shop's address is the dashboard's, which has its own mark. */}
        <Place name="My Shop" icon={Store} to={shopPath} isNeverCurrent={shopPath === paths.dashboard} />
        <Place name="Statistics" icon={ChartNoAxesColumn} to={paths.analytics} />
        <button type="button" onClick={() => setShares(owner !== null)}>
          <Share2 size={20} aria-hidden="true" />
          Share
        </button>
        <Place name="Subscription" icon={CreditCard} to={paths.subscription} />
        <Place name="Settings" icon={Settings} to={paths.settings} />
      </nav>
      {owner && <ShareDialog user={owner} open={shares} onOpenChange={setShares} />}
    </>
  );
}

interface PlaceProps {
  name: string;
  icon: LucideIcon;
  to: string;
  isNeverCurrent?: boolean;
}

function Place({ name, icon: Icon, to, isNeverCurrent = false }: PlaceProps) {
  return (
    <NavLink to={to} end aria-current={isNeverCurrent ? 'false' : 'page'} discover="none">
      <Icon size={20} aria-hidden="true" />
      {name}
    </NavLink>
  );
}
