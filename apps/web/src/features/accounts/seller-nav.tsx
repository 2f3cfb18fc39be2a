import type { User } from '@app/contracts/accounts/accounts.schemas';
import { ChartNoAxesColumn, LayoutList, type LucideIcon, Settings, Store } from 'lucide-react';
import { NavLink } from 'react-router';
import { OrdersPlace } from '#web/features/orders/new-orders.tsx';
import { paths } from '#web/paths.ts';
import { hasAddress, ownShopPath } from './shop-owner.ts';

/**
 * The one navigation of a seller. It stands in the bar at the bottom, on the seller's shop as on every other screen.
 * Its places share the width evenly, so another place is one more line here. Link, QR code and plan stand at the top
 * of each screen instead (`ShareButton`, `TimeLeftLink`).
 */
export function SellerNav({ user }: { user: User | null }) {
  const shopPath = user ? ownShopPath(user) : paths.dashboard;
  return (
    <nav className="bottom-nav" aria-label="Your pages">
      <Place name="Dashboard" icon={LayoutList} to={paths.dashboard} />
      {/* A hidden shop's address is the dashboard's, which has its own mark. */}
      <Place name="My Shop" icon={Store} to={shopPath} isNeverCurrent={shopPath === paths.dashboard} />
      <OrdersPlace handle={user && hasAddress(user) ? user.shopHandle : null} />
      <Place name="Statistics" icon={ChartNoAxesColumn} to={paths.analytics} />
      <Place name="Settings" icon={Settings} to={paths.settings} />
    </nav>
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
