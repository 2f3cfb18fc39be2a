import type { AdminRole } from '@app/contracts/admin/session.schemas';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { RequireAdmin } from '#web/features/admin/frame/require-admin.tsx';
import { keepAdmin } from '#web/features/admin/session/admin-session.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { SellerToaster } from '#web/ui/seller/toasts.tsx';

interface Visit {
  role?: AdminRole;
  /** Where the screen stands, with its search parameters. */
  path?: string;
  mustSetUpSecondFactor?: boolean;
}

/** Shows a part of an administrator's screen, as a signed-in administrator of this role. */
export function showForAdmin(
  part: ReactNode,
  { role = 'owner', path = '/admin/settings', mustSetUpSecondFactor = false }: Visit = {},
): void {
  const username = `${role}@dukalink.example`;
  keepAdmin({ success: true, message: 'Welcome', accessToken: 'token', username, role, mustSetUpSecondFactor });
  const Screen = () => (
    <RequireAdmin frame={(_, contents) => contents} skeleton={null}>
      {() => part}
    </RequireAdmin>
  );
  window.history.replaceState(null, '', path);
  render(
    <QueryClientProvider client={queryClient()}>
      <RouterProvider router={createBrowserRouter([{ path: '*', Component: Screen }])} />
      <SellerToaster />
    </QueryClientProvider>,
  );
}
