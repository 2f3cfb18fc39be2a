import type { User } from '@app/contracts/accounts/accounts.schemas';
import { CreditCard, Settings, Store, TrendingUp } from 'lucide-react';
import { NavLink } from 'react-router';
import { paths } from '#web/paths.ts';
import { ownShopPath } from './shop-owner.ts';

export function SellerNav({ user }: { user: User | null }) {
  const places = [
    { to: paths.dashboard, name: 'Dashboard', icon: TrendingUp },
    { to: user ? ownShopPath(user) : paths.dashboard, name: 'My Shop', icon: Store },
    { to: paths.subscription, name: 'Subscription', icon: CreditCard },
    { to: paths.settings, name: 'Settings', icon: Settings },
  ];
  return (
    <nav className="wrap seller-nav" aria-label="Your pages">
      {places.map(({ to, name, icon: Icon }) => (
        // A hidden shop's address is the dashboard's, which has its own mark.
        <NavLink
          key={name}
          to={to}
          aria-current={name === 'My Shop' && to === paths.dashboard ? 'false' : 'page'}
          discover="none"
        >
          <Icon size={18} aria-hidden="true" />
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
