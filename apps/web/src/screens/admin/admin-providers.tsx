import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { readAdminSession } from '#web/features/admin/session/admin-session.ts';
import { followAdminTabs } from '#web/features/admin/session/admin-tabs.ts';
import { checkAdminSession } from '#web/features/admin/session/renew-token.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { startToaster } from '#web/ui/seller/toasts.tsx';

export function AdminProviders({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  useEffect(startToaster, []);
  useEffect(() => {
    if (readAdminSession().status === 'unknown') checkAdminSession();
    return followAdminTabs();
  }, []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
