import type { AdminAttention } from '@app/contracts/admin/figures.schemas';
import { useQuery } from '@tanstack/react-query';
import { Flag, LayoutDashboard, LogOut, Menu, Settings, TrendingUp, Users, Wallet, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import { attentionQuery } from '#web/features/admin/attention.api.ts';
import { AdminSearch } from '#web/features/admin/search/admin-search.tsx';
import { adminPaths } from '#web/features/admin/session/admin-paths.ts';
import type { AdminAccount } from '#web/features/admin/session/admin-session.ts';
import { roleNames } from '#web/features/admin/session/roles.ts';
import { logOut } from '#web/features/admin/session/sign-in-out.ts';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { productName } from '#web/lib/product-name.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { showSuccess, showWarning } from '#web/ui/seller/toasts.tsx';

const reportsToSettle = ({ openReports }: AdminAttention) => openReports;
const paymentsToDecide = ({ paymentsByHand, paymentsStuck }: AdminAttention) => paymentsByHand + paymentsStuck;

const places = [
  { to: adminPaths.dashboard, name: 'Dashboard', Symbol: LayoutDashboard },
  { to: adminPaths.users, name: 'Users', Symbol: Users, hasSearch: true },
  { to: adminPaths.analytics, name: 'Analytics', Symbol: TrendingUp },
  { to: adminPaths.reports, name: 'Reports', Symbol: Flag, countOf: reportsToSettle },
  { to: adminPaths.payments, name: 'Payments', Symbol: Wallet, countOf: paymentsToDecide, hasSearch: true },
  { to: adminPaths.settings, name: 'Settings', Symbol: Settings },
];

interface AdminFrameProps {
  /** Null until the session is known. */
  admin: AdminAccount | null;
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

export function AdminFrame({ admin, title, actions, children }: AdminFrameProps) {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const hasSearch = places.some((place) => place.hasSearch && place.to === pathname);
  const mayCall = admin !== null && !admin.mustSetUpSecondFactor;
  return (
    <>
      <header className="no-print border-b border-line bg-surface">
        <div className="wrap admin-main flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1 py-1 md:gap-x-4">
          <Link
            className="inline-flex min-h-11 items-center font-bold text-brand"
            to={adminPaths.dashboard}
            discover="none"
          >
            {productName} Admin
          </Link>
          <AdminSearch isReady={mayCall} isFolded={hasSearch} />
          <WhoIsThere admin={admin} />
          <Button
            className="admin-menu button-round"
            variant="text"
            aria-expanded={isOpen}
            aria-controls="admin-nav"
            aria-label="Menu"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <X size={22} aria-hidden="true" /> : <Menu size={22} aria-hidden="true" />}
          </Button>
        </div>
        <nav id="admin-nav" className="wrap admin-main admin-nav" aria-label="Administration" data-open={isOpen}>
          {places.map(({ to, name, Symbol: Sign, countOf }) => (
            <NavLink key={to} to={to} discover="none" onClick={() => setOpen(false)}>
              <Sign size={18} aria-hidden="true" />
              {name}
              {countOf && mayCall && <OpenCount countOf={countOf} />}
            </NavLink>
          ))}
        </nav>
      </header>
      {admin?.mustSetUpSecondFactor && <SecondFactorNotice />}
      <main id="main" tabIndex={-1} className="wrap admin-main flex-1 py-6">
        <div className="mb-4 flex items-center justify-between gap-2">
          <h1 className="min-w-0 text-[24px] leading-tight font-bold md:text-xl">{title}</h1>
          {actions}
        </div>
        {children}
      </main>
    </>
  );
}

function OpenCount({ countOf }: { countOf: (attention: AdminAttention) => number }) {
  const { data } = useQuery(attentionQuery());
  const count = data ? countOf(data) : 0;
  if (count === 0) return null;
  return (
    <span className="badge">
      {count}
      <span className="sr-only"> open</span>
    </span>
  );
}

function SecondFactorNotice() {
  return (
    <div className="notice mb-0 rounded-none" role="status">
      <p className="wrap admin-main">
        Every administrator needs a second factor now. Set yours up below. Until then you cannot open anything else.
      </p>
    </div>
  );
}

function WhoIsThere({ admin }: { admin: AdminAccount | null }) {
  const navigate = useNavigate();
  const { submit, pending } = useSubmit({
    send: async () => {
      const told = await logOut();
      if (told) showSuccess('Successfully logged out');
      else showWarning('Logout completed locally');
      await navigate(paths.adminLogin);
    },
  });
  return (
    <div className="ml-auto flex min-w-0 items-center gap-1 md:gap-3">
      <p className="min-w-0 text-right text-sm leading-tight">
        <span className="block max-w-40 truncate font-semibold max-md:sr-only md:max-w-80">
          {admin?.username || 'Admin'}
        </span>
        <span className="text-muted">{admin ? roleNames[admin.role] : 'Administrator'}</span>
      </p>
      <Button variant="text" disabled={admin === null} pending={pending} onClick={submit}>
        <LogOut size={18} aria-hidden="true" />
        <span className="max-md:sr-only">Logout</span>
      </Button>
    </div>
  );
}
