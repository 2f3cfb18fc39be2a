import type { AdminUserDetail } from '@app/contracts/admin/users.schemas';
import { useQuery } from '@tanstack/react-query';
import { StatusBadge } from '#web/features/admin/users/status-badge.tsx';
import { userQuery } from '#web/features/admin/users/users.api.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { UserDetails } from './user-details.tsx';

export default function UserDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { data } = useQuery(userQuery(userId));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="User Details"
      about={data && <Who user={data} />}
      wide
    >
      <Details userId={userId} />
    </Dialog>
  );
}

function Who({ user: { handle, subscriptionStatus } }: { user: AdminUserDetail }) {
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-2 wrap-anywhere">
      @{handle}
      <StatusBadge status={subscriptionStatus} />
    </p>
  );
}

function Details({ userId }: { userId: string }) {
  const { data, error, isPending, refetch } = useQuery(userQuery(userId));
  if (data) return <UserDetails user={data} />;
  if (isPending)
    return (
      <p className="py-10 text-center text-muted" role="status">
        Loading user details...
      </p>
    );
  if (error)
    return (
      <div className="grid justify-items-center gap-3 py-8 text-center" role="alert">
        <p>Failed to load user details</p>
        <Button variant="brand" onClick={() => refetch()}>
          Retry
        </Button>
      </div>
    );
  return <p className="py-10 text-center text-muted">No user data available</p>;
}
