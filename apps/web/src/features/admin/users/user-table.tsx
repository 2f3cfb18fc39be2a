import type { AdminUserListItem } from '@app/contracts/admin-users';
import { Eye } from 'lucide-react';
import { useNow } from '#web/lib/browser/use-now.ts';
import { formatCount, formatDay } from '#web/lib/formatting/format.ts';
import { VerifiedTick } from '#web/ui/icon.tsx';
import { Button } from '#web/ui/seller/button.tsx';
import { StatusBadge } from './status-badge.tsx';
import { trialStatus } from './user.messages.ts';

const minuteMs = 60_000;

interface UserTableProps {
  users: AdminUserListItem[];
  /** Another page is on its way; these rows are the one before. */
  isComing: boolean;
  onView: (userId: string) => void;
}

/** Scrolls sideways on phones; who it is stays in sight, and opens the details there. */
export function UserTable({ users, isComing, onView }: UserTableProps) {
  const nowMs = useNow(minuteMs);
  return (
    <section className="user-table" aria-label="List of users" aria-busy={isComing}>
      <table>
        <thead>
          <tr>
            <th scope="col">User</th>
            <th scope="col">Contact</th>
            <th scope="col">Subscription</th>
            <th scope="col">Trial Status</th>
            <th scope="col">Created</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.userId} user={user} nowMs={nowMs} onView={() => onView(user.userId)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface UserRowProps {
  user: AdminUserListItem;
  nowMs: number;
  onView: () => void;
}

function UserRow({ user, nowMs, onView }: UserRowProps) {
  return (
    <tr>
      <th scope="row">
        <button type="button" className="user-name" onClick={onView}>
          <span className="flex min-w-0 items-center gap-1">
            <span className="font-semibold whitespace-normal wrap-anywhere">@{user.handle}</span>
            {user.isVerified && <VerifiedTick />}
          </span>
          <span className="text-sm text-muted">{formatCount(user.followerCount)} followers</span>
        </button>
      </th>
      <td>{user.phoneNumber ?? <Nothing />}</td>
      <td>
        <span className="inline-flex flex-wrap gap-1">
          <StatusBadge status={user.subscriptionStatus} />
          {user.suspendedAt && <StatusBadge status="suspended" />}
          {user.detachedAt && <StatusBadge status="detached" />}
        </span>
      </td>
      <td>{trialStatus(user, nowMs) ?? <Nothing />}</td>
      <td>{formatDay(user.createdAt)}</td>
      <td>
        <Button variant="text" aria-label={`View details of @${user.handle}`} onClick={onView}>
          <Eye size={18} aria-hidden="true" />
          View
        </Button>
      </td>
    </tr>
  );
}

function Nothing() {
  return (
    <span className="text-muted">
      <span aria-hidden="true">-</span>
      <span className="sr-only">none</span>
    </span>
  );
}
