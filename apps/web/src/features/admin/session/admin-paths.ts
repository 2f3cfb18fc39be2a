import { safeReturnPath } from '@app/contracts/addresses/return-path';
import { paths, withQuery } from '#web/paths.ts';

/** Administrators' screens, but for the login, to which public pages lead. */
export const adminPaths = {
  dashboard: '/admin/dashboard',
  users: '/admin/users',
  /** The list with the window of one seller open. */
  user: (userId: string) => withQuery('/admin/users', { user: userId }),
  analytics: '/admin/analytics',
  settings: '/admin/settings',
  reports: '/admin/reports',
  reportsOf: (userId: string) => withQuery('/admin/reports', { seller: userId }),
  payments: '/admin/payments',
  reconciliation: '/admin/payments/reconciliation',
};

/** Where a guarded screen leads to; `redirect` brings the administrator back. */
export const adminLoginPath = (returnTo: string) => withQuery(paths.adminLogin, { redirect: returnTo });

/** Where a login leads to: the screen that asked for it, if it is one of the administration, else the dashboard. */
export function adminReturnPath(redirect: string | null): string {
  const path = safeReturnPath(redirect);
  const isOurs = path?.startsWith('/admin/') && !path.startsWith(paths.adminLogin);
  return isOurs && path ? path : adminPaths.dashboard;
}
