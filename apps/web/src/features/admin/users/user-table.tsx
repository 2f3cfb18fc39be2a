import type { AdminUserListItem, AdminUserSort } from '@app/contracts/admin/users.schemas';
import { grouped } from '@app/contracts/messages/message-text';
import { ArrowDown, ArrowUp, ArrowUpDown, Eye } from 'lucide-react';
import { type AdminColumn, AdminTable, NoValue } from '#web/features/admin/list/admin-table.tsx';
import { useNow } from '#web/lib/browser/use-now.ts';
import { formatCount, formatDay } from '#web/lib/formatting/format.ts';
import { VerifiedTick } from '#web/ui/icon.tsx';
import { Button } from '#web/ui/seller/button.tsx';
import { StatusBadge } from './status-badge.tsx';
import type { UserList } from './use-user-list.ts';
import { lastImportWords, paidUntilWords, trialStatus } from './user.messages.ts';
import { sortedBy } from './user-list-query.ts';
import { WhatsappNumber } from './whatsapp-number.tsx';

interface UserTableProps {
  list: UserList;
  users: AdminUserListItem[];
  onView: (userId: string) => void;
}

export function UserTable({ list, users, onView }: UserTableProps) {
  const nowMs = useNow(60_000);
  const sort = (by: AdminUserSort, head: string) => sortHead(list, by, head);
  const columns: AdminColumn<AdminUserListItem>[] = [
    { ...sort('handle', 'User'), cell: (user) => <Name user={user} onView={onView} /> },
    {
      head: 'Contact',
      isPlain: true,
      cell: ({ phoneNumber, handle }) =>
        phoneNumber ? <WhatsappNumber number={phoneNumber} handle={handle} /> : <NoValue />,
    },
    { ...sort('subscriptionStatus', 'Subscription'), isPlain: true, cell: (user) => <Statuses user={user} /> },
    { head: 'Trial Status', cell: (user) => <TrialStatus user={user} nowMs={nowMs} /> },
    { head: 'Paid until', cell: (user) => paidUntilWords(user) ?? <NoValue /> },
    { head: 'Last import', cell: (user) => <LastImport user={user} nowMs={nowMs} /> },
    { head: 'Products', cell: ({ productCount }) => grouped(productCount) },
    { ...sort('createdAt', 'Created'), cell: ({ createdAt }) => formatDay(createdAt) },
    {
      head: 'Actions',
      isAction: true,
      cell: ({ userId, handle }) => (
        <Button variant="text" aria-label={`View details of @${handle}`} onClick={() => onView(userId)}>
          <Eye size={18} aria-hidden="true" />
          View
        </Button>
      ),
    },
  ];
  return (
    <AdminTable
      label="List of users"
      columns={columns}
      rows={users}
      keyOf={({ userId }) => userId}
      isComing={list.isComing}
    />
  );
}

function Name({ user, onView }: { user: AdminUserListItem; onView: (userId: string) => void }) {
  return (
    <button type="button" className="user-name" onClick={() => onView(user.userId)}>
      <span className="inline-flex min-w-0 items-center gap-1">
        <span className="font-semibold wrap-anywhere">@{user.handle}</span>
        {user.isVerified && <VerifiedTick />}
      </span>
      <span className="user-known-as">
        {user.displayName && `${user.displayName} · `}
        <span className="whitespace-nowrap">{formatCount(user.followerCount)} followers</span>
      </span>
    </button>
  );
}

/** On a card the pill says "Expired" already. */
function TrialStatus({ user, nowMs }: { user: AdminUserListItem; nowMs: number }) {
  const words = trialStatus(user, nowMs);
  if (words === null) return <NoValue />;
  return <span className={user.subscriptionStatus === 'expired' ? 'said-above' : ''}>{words}</span>;
}

function Statuses({ user }: { user: AdminUserListItem }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      <StatusBadge status={user.subscriptionStatus} />
      {user.suspendedAt && <StatusBadge status="suspended" />}
      {user.detachedAt && <StatusBadge status="detached" />}
    </span>
  );
}

function LastImport({ user, nowMs }: { user: AdminUserListItem; nowMs: number }) {
  const words = lastImportWords(user, nowMs);
  if (words === null) return <NoValue />;
  return <span className={user.lastImportFailed ? 'font-semibold text-danger' : ''}>{words}</span>;
}

/** The active head reverses the order. */
function sortHead({ query, go }: UserList, by: AdminUserSort, head: string) {
  const isActive = query.sortBy === by;
  const isUp = query.sortOrder === 'asc';
  const Arrow = isActive ? (isUp ? ArrowUp : ArrowDown) : ArrowUpDown;
  return {
    head,
    sorted: isActive ? (isUp ? ('ascending' as const) : ('descending' as const)) : undefined,
    headContent: (
      <button type="button" className="user-sort" title={`Sort by ${head}`} onClick={() => go(sortedBy(by))}>
        {head}
        <Arrow size={16} className={isActive ? '' : 'text-muted'} aria-hidden="true" />
      </button>
    ),
  };
}
