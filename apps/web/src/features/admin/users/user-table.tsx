import type { AdminUserListItem, AdminUserSort } from '@app/contracts/admin/users.schemas';
import { ArrowDown, ArrowUp, ArrowUpDown, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
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

interface UserTableProps {
  list: UserList;
  users: AdminUserListItem[];
  onView: (userId: string) => void;
}

export function UserTable({ list: { query, go, isComing }, users, onView }: UserTableProps) {
  const nowMs = useNow(60_000);
  return (
    <section className="user-table" aria-label="List of users" aria-busy={isComing}>
      <table>
        <thead>
          <tr>
            {columns.map(({ head, sortBy }) =>
              sortBy ? (
                <SortHead key={head} by={sortBy} name={head} query={query} onChange={go} />
              ) : (
                <th key={head} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.userId}>
              {columns.map(({ head, cell }, index) => {
                const content = cell({ user, nowMs, onView: () => onView(user.userId) });
                return index === 0 ? (
                  <th key={head} scope="row">
                    {content}
                  </th>
                ) : (
                  <td key={head}>{content}</td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CellProps {
  user: AdminUserListItem;
  nowMs: number;
  onView: () => void;
}

interface Column {
  head: string;
  sortBy?: AdminUserSort;
  cell: (props: CellProps) => ReactNode;
}

const columns: Column[] = [
  { head: 'User', sortBy: 'handle', cell: NameCell },
  {
    head: 'Contact',
    cell: ({ user: { phoneNumber, handle } }) =>
      phoneNumber ? <WhatsappNumber number={phoneNumber} handle={handle} /> : <Nothing />,
  },
  { head: 'Subscription', sortBy: 'subscriptionStatus', cell: StatusCell },
  { head: 'Trial Status', cell: ({ user, nowMs }) => trialStatus(user, nowMs) ?? <Nothing /> },
  { head: 'Products', cell: ({ user }) => grouped(user.productCount) },
  { head: 'Created', sortBy: 'createdAt', cell: ({ user }) => formatDay(user.createdAt) },
  {
    head: 'Actions',
    cell: ({ user, onView }) => (
      <Button variant="text" aria-label={`View details of @${user.handle}`} onClick={onView}>
        <Eye size={18} aria-hidden="true" />
        View
      </Button>
    ),
  },
];

function NameCell({ user, onView }: CellProps) {
  return (
    <button type="button" className="user-name" onClick={onView}>
      <span className="inline-flex min-w-0 items-center gap-1">
        <span className="text-sm font-semibold whitespace-normal wrap-anywhere md:text-base">@{user.handle}</span>
        {user.isVerified && <VerifiedTick />}
      </span>
      <span className="hidden text-sm text-muted md:inline">{formatCount(user.followerCount)} followers</span>
    </button>
  );
}

function StatusCell({ user }: CellProps) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      <StatusBadge status={user.subscriptionStatus} />
      {user.suspendedAt && <StatusBadge status="suspended" />}
      {user.detachedAt && <StatusBadge status="detached" />}
    </span>
  );
}

interface SortHeadProps {
  by: AdminUserSort;
  name: string;
  query: UserListQuery;
  onChange: (change: ChangeQuery) => void;
}

/** The active head reverses the order. */
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

function Nothing() {
  return (
    <span className="text-muted">
      <span aria-hidden="true">-</span>
      <span className="sr-only">none</span>
    </span>
  );
}
