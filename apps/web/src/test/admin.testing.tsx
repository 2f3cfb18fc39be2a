import type { AdminSessionAnswer } from '@app/contracts/admin/session.schemas';
import type {
  AdminPayment,
  AdminUserDetail,
  AdminUserListAnswer,
  AdminUserListItem,
} from '@app/contracts/admin/users.schemas';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider, useLocation, useNavigate } from 'react-router';
import { RequireAdmin } from '#web/features/admin/frame/require-admin.tsx';
import { keepAdmin } from '#web/features/admin/session/admin-session.ts';
import { AdminProviders } from '#web/screens/admin/admin-providers.tsx';
import { Toast } from '#web/ui/toast.tsx';

/** Signs in as an administrator of this role. */
export function signInAs(role: AdminSessionAnswer['role']): void {
  keepAdmin({
    success: true,
    message: 'OK',
    accessToken: 'token',
    username: 'admin@duka.example',
    role,
    mustSetUpSecondFactor: false,
  });
}

/** A part of the administration at this address; `place()` is where it has led, `back()` is the browser's button. */
export function renderAdmin(path: string, part: () => ReactNode) {
  let at = '';
  let goBack = () => {};
  function Screen() {
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    at = pathname + search;
    goBack = () => void navigate(-1);
    return (
      <AdminProviders>
        <RequireAdmin skeleton={null} frame={(_, contents) => contents}>
          {part}
        </RequireAdmin>
        <Toast />
      </AdminProviders>
    );
  }
  window.history.replaceState(null, '', path);
  render(<RouterProvider router={createBrowserRouter([{ path: '*', Component: Screen }])} />);
  return { place: () => at, back: () => goBack() };
}

export const aUser = (given: Partial<AdminUserListItem> = {}): AdminUserListItem => ({
  userId: `id-${given.handle ?? 'nakato'}`,
  handle: 'nakato',
  followerCount: 1234,
  isVerified: false,
  phoneNumber: '+256700123456',
  subscriptionStatus: 'trial',
  trialExpiresAt: new Date(Date.now() + 3 * 86_400_000).toISOString(),
  createdAt: '2026-11-12T08:00:00.000Z',
  displayName: null,
  paidUntil: null,
  freeUntil: null,
  lastImportAt: null,
  lastImportFailed: false,
  productCount: 12,
  suspendedAt: null,
  detachedAt: null,
  ...given,
});

export const aUserList = (
  users: AdminUserListItem[],
  pagination: Partial<AdminUserListAnswer['pagination']> = {},
): AdminUserListAnswer => ({
  success: true,
  message: 'Users',
  users,
  pagination: {
    page: 1,
    limit: 20,
    total: users.length,
    totalPages: 1,
    hasNext: false,
    hasPrev: false,
    ...pagination,
  },
});

export const aDetail = (given: Partial<AdminUserDetail> = {}): AdminUserDetail => ({
  userId: 'id-nakato',
  handle: 'nakato',
  displayName: 'Nakato',
  isVerified: true,
  subscriptionStatus: 'trial',
  phoneNumber: '+256700123456',
  shopLink: 'https://duka.example/shop/nakato',
  followerCount: 1234,
  trialEndDate: new Date(Date.now() + 3 * 86_400_000).toISOString(),
  subscriptionEndDate: null,
  graceEndDate: null,
  createdAt: '2026-11-12T08:00:00.000Z',
  lastLoginAt: null,
  loginPhoneNumber: null,
  confirmedAt: null,
  complimentaryEndDate: null,
  handleCheck: null,
  detachment: null,
  contactNewUntil: null,
  deletionDueAt: null,
  suspension: null,
  productCount: 12,
  sessionCount: 1,
  openReportCount: 0,
  trust: { orders: 0, browsers: 0, recent: 0, senders: 0, reviews: 0, counted: 0 },
  lastImport: null,
  payments: [],
  timeline: { entries: [], next: null },
  ...given,
});

export const aPayment = (given: Partial<AdminPayment> = {}): AdminPayment => ({
  paymentId: `payment-${given.reference ?? 'DK-1'}`,
  userId: 'id-nakato',
  handle: 'nakato',
  reference: 'DK-1',
  provider: 'manual',
  status: 'pending',
  amountUgx: 10_000,
  months: 1,
  receipt: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  lapsesAt: '2026-11-27T08:00:00.000Z',
  paidAt: null,
  periodStartsAt: null,
  periodEndsAt: null,
  refusedReason: null,
  trouble: null,
  needsDecision: true,
  ...given,
});
