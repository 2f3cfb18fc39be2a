import { useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { attentionKey } from '#web/features/admin/attention.api.ts';
import { AdminScreen } from '#web/features/admin/frame/admin-screen.tsx';
import { useUserList } from '#web/features/admin/users/use-user-list.ts';
import { UserManagement } from '#web/features/admin/users/user-management.tsx';
import { userCountersKey, usersKey } from '#web/features/admin/users/users.api.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { SkeletonScreen } from '#web/ui/seller/skeleton.tsx';
import { showSuccess, showText } from '#web/ui/seller/toasts.tsx';
import { Attention } from './attention.tsx';
import { UserCounters } from './user-counters.tsx';

export const meta = () => [{ title: 'Admin Dashboard' }];

export default function AdminDashboardScreen() {
  const [round, setRound] = useState(0);
  return (
    <AdminScreen
      title="Admin Dashboard"
      actions={<RefreshButton onRefreshed={() => setRound(round + 1)} />}
      skeleton={<SkeletonScreen panels={4} />}
    >
      {() => <Dashboard round={round} />}
    </AdminScreen>
  );
}

function Dashboard({ round }: { round: number }) {
  const list = useUserList(round);
  return (
    <>
      <Attention />
      <UserCounters />
      <UserManagement list={list} />
    </>
  );
}

function RefreshButton({ onRefreshed }: { onRefreshed: () => void }) {
  const again = (queryKey: readonly string[]) =>
    queryClient().refetchQueries({ queryKey, type: 'active' }, { throwOnError: true });
  const { isPending: pending, mutate } = useMutation({
    mutationFn: () => Promise.all([again(usersKey), again(userCountersKey), again(attentionKey)]),
    onSuccess: () => {
      onRefreshed();
      showSuccess('Data refreshed successfully');
    },
    onError: () => showText('Failed to refresh data'),
  });
  return (
    <Button pending={pending} onClick={() => mutate()}>
      {!pending && <RefreshCw size={18} aria-hidden="true" />}
      <span className="max-md:sr-only">Refresh</span>
    </Button>
  );
}
