import type { AdminUserListItem, AdminUserSort } from '@app/contracts/admin/users.schemas';
import { ArrowDown, ArrowUp, ArrowUpDown, Eye } from 'lucide-react';
import { grouped } from '#web/features/admin/format.ts';
import { useNow } from '#web/lib/browser/use-now.ts';
import { formatCount, formatDay } from '#web/lib/formatting/format.ts';
import { VerifiedTick } from '#web/ui/icon.tsx';
import { Button } from '#web/ui/seller/button.tsx';
import { StatusBadge } from './status-badge.tsx';
import type { UserList } from './use-user-list.ts';
import { trialStatus } from './user.messages.ts';
import { type ChangeQuery, sortedBy, type UserListQuery } from './user-list-query.ts';
import { WhatsappNumber } from './whatsapp-number.tsx';

const minuteMs = 60_000;

interface UserTableProps {
  list: UserList;
  users: AdminUserListItem[];
  onView: (userId: string) => void;
}

/** Scrolls sideways on phones; who it is stays in sight, and opens the details there. */
export function UserTable({ list: { query, go, isComing }, users, onView }: UserTableProps) {
  const nowMs = useNow(minuteMs);
  const sort = { query, onChange: go };
  return (
    <section className="user-table" aria-label="List of users" aria-busy={isComing}>
      <table>
        <thead>
          <tr>
            <SortHead by="handle" name="User" {...sort} />
            <th scope="col">Contact</th>
            <SortHead by="subscriptionStatus" name="Subscription" {...sort} />
            <th scope="col">Trial Status</th>
            <th scope="col">Products</th>
            <SortHead by="createdAt" name="Created" {...sort} />
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

interface SortHeadProps {
  by: AdminUserSort;
  name: string;
  query: UserListQuery;
  onChange: (change: ChangeQuery) => void;
}

/** A head that orders the table: the active one turns it around. */
function SortHead({ by, name, query, onChange }: SortHeadProps) {
  const isActive = query.sortBy === by;
  const isUp = query.sortOrder === 'asc';
  const Arrow = isActive ? (isUp ? ArrowUp : ArrowDown) : ArrowUpDown;
  return (
    <th scope="col" aria-sort={isActive ? (isUp ? 'ascending' : 'descending') : undefined}>
      <button type="button" className="user-sort" title={`Sort by ${name}`} onClick={() => onChange(sortedBy(by))}>
        {name}
        <Arrow size={16} className={isActive ? '' : 'text-muted'} aria-hidden="true" />
      </button>
    </th>
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
          <span className="inline-flex min-w-0 items-center gap-1">
            <span className="text-sm font-semibold whitespace-normal wrap-anywhere md:text-base">@{user.handle}</span>
            {user.isVerified && <VerifiedTick />}
          </span>
          <span className="hidden text-sm text-muted md:inline">{formatCount(user.followerCount)} followers</span>
        </button>
      </th>
      <td>{user.phoneNumber ? <WhatsappNumber number={user.phoneNumber} handle={user.handle} /> : <Nothing />}</td>
      <td>
        <span className="inline-flex flex-wrap gap-1">
          <StatusBadge status={user.subscriptionStatus} />
          {user.suspendedAt && <StatusBadge status="suspended" />}
          {user.detachedAt && <StatusBadge status="detached" />}
        </span>
      </td>
      <td>{trialStatus(user, nowMs) ?? <Nothing />}</td>
      <td>{grouped(user.productCount)}</td>
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
