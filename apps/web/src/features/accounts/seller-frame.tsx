import type { User } from '@app/contracts/accounts';
import { LogOut, Settings, Store, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { productName } from '#web/lib/product-name.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { RequireSeller } from './require-seller.tsx';
import { DeletionBanner } from './settings/deletion-banner.tsx';
import { DetachedShop } from './settings/detached-shop.tsx';
import { SuspensionBanner } from './settings/suspension-banner.tsx';
import { hasAddress, ownShopPath, type ShopOwner } from './shop-owner.ts';
import { useSignOut } from './use-sign-out.ts';

interface SellerScreenProps {
  /** The screen's heading. */
  title: string;
  /** See RequireSeller. */
  subscription?: 'required' | 'any';
  /** What stands below the heading until the seller is known; has the final size. */
  skeleton?: ReactNode;
  /** What is said after Sign Out, where a screen has its own words. */
  signedOut?: string;
  /** What stands there while the shop has no address; without it, why that is so. */
  detached?: (user: User) => ReactNode;
  children: (user: ShopOwner) => ReactNode;
}

/** A whole seller's screen: guard, bar, heading, contents. The bar stands in the server's HTML already. */
export function SellerScreen({
  title,
  skeleton = <SkeletonScreen />,
  signedOut,
  subscription,
  detached = (user) => user.detachment && <DetachedShop user={user} detachment={user.detachment} />,
  children,
}: SellerScreenProps) {
  const frame = (user: User | null, contents: ReactNode) => (
    <SellerFrame user={user} title={title} signedOut={signedOut}>
      {contents}
    </SellerFrame>
  );
  return (
    <RequireSeller subscription={subscription} skeleton={frame(null, skeleton)}>
      {(user) => frame(user, hasAddress(user) ? children(user) : detached(user))}
    </RequireSeller>
  );
}

interface SellerFrameProps {
  /** Null while nobody knows yet who is there. */
  user: User | null;
  title: string;
  signedOut?: string | undefined;
  children: ReactNode;
}

/** Wordmark, the three places of a seller, Sign Out; below them the screen's main part with its heading. */
function SellerFrame({ user, title, signedOut, children }: SellerFrameProps) {
  return (
    <>
      <header className="no-print border-b border-line bg-surface">
        <div className="wrap flex min-h-14 items-center justify-between gap-2 pt-1">
          <Link className="inline-flex min-h-11 items-center font-bold text-brand" to={paths.home} discover="none">
            {productName}
          </Link>
          <SignOutButton disabled={user === null} done={signedOut} />
        </div>
        <nav className="wrap seller-nav" aria-label="Your shop">
          <NavLink to={paths.dashboard} discover="none">
            <TrendingUp size={18} aria-hidden="true" />
            Dashboard
          </NavLink>
          <Link to={user ? ownShopPath(user) : paths.dashboard} discover="none">
            <Store size={18} aria-hidden="true" />
            My Shop
          </Link>
          <NavLink to={paths.settings} discover="none">
            <Settings size={18} aria-hidden="true" />
            Settings
          </NavLink>
        </nav>
      </header>
      {user?.suspension && <SuspensionBanner suspension={user.suspension} />}
      {user?.deletionDueAt && <DeletionBanner user={user} dueAt={user.deletionDueAt} />}
      <main id="main" tabIndex={-1} className="wrap flex-1 py-6">
        <h1 className="mb-4 text-xl leading-tight font-bold">{title}</h1>
        {children}
      </main>
    </>
  );
}

function SignOutButton({ disabled, done }: { disabled: boolean; done: string | undefined }) {
  const { pending, leave } = useSignOut(done);
  return (
    <Button variant="text" disabled={disabled} pending={pending} onClick={leave}>
      <LogOut size={18} aria-hidden="true" />
      Sign Out
    </Button>
  );
}
