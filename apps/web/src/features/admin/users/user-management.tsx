import { grouped } from '@app/contracts/messages/message-text';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#web/features/admin/frame/require-admin.tsx';
import { adminPaths } from '#web/features/admin/session/admin-paths.ts';
import { adminWordsOf } from '#web/features/admin/session/call-admin.ts';
import { isAtLeast } from '#web/features/admin/session/roles.ts';
import { currentParams } from '#web/lib/address/address.ts';
import { useDialogAddress } from '#web/lib/address/use-dialog-address.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Options } from '#web/ui/seller/fields/text-field.tsx';
import { ExportButton } from './export-button.tsx';
import { NoUsers } from './no-users.tsx';
import type { UserList } from './use-user-list.ts';
import { ActiveFilters, SortBadge, SortButtons, StatusFilter } from './user-filters.tsx';
import { type ChangeQuery, changed, pageSizes, type UserListQuery, withUserListQuery } from './user-list-query.ts';
import { UserPagination } from './user-pagination.tsx';
import { UserSearch } from './user-search.tsx';
import { UserTable } from './user-table.tsx';

/** With all that can be done about a seller: the list is there without it. */
const UserDialog = lazy(() => import('#web/features/admin/details/user-dialog.tsx'));

interface UserManagementProps {
  list: UserList;
  /** On the screen that shows nothing else, and has a heading of its own. */
  choosesSize?: boolean;
}

export function UserManagement({ list, choosesSize = false }: UserManagementProps) {
  const { query, go } = list;
  const { role } = useAdmin();
  const { shown, open, close } = useDialogAddress('user');
  const userId = shown('user');
  return (
    <section className={`panel grid gap-4 ${choosesSize ? '' : 'users-short'}`} aria-labelledby="user-management">
      <h2 id="user-management" className={choosesSize ? 'sr-only' : 'text-lg leading-tight font-bold'}>
        User Management
      </h2>
      <div className="flex flex-wrap items-center gap-3">
        <UserSearch
          value={query.search ?? ''}
          // The back button leaves a search, and a dialog opened while it waited, in one step.
          onSearch={(search) =>
            go(changed({ search: search || undefined }), {
              replace: currentParams().has('user') || (query.search !== undefined && search !== ''),
            })
          }
        />
        <StatusFilter query={query} onChange={go} />
        <SortBadge query={query} />
      </div>
      <SortButtons query={query} onChange={go} />
      <ActiveFilters query={query} onChange={go} />
      <UserRows list={list} onView={(id) => open('user', id)} />
      {list.answer && list.answer.users.length > 0 && (
        <div className="flex flex-wrap items-center justify-end gap-3">
          {!choosesSize && <AllUsers list={list} />}
          {choosesSize && <PageSize query={query} onChange={go} />}
          {isAtLeast(role, 'support') && <ExportButton query={query} />}
        </div>
      )}
      {userId && (
        <Suspense>
          <UserDialog key={userId} userId={userId} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}

/** On a phone the dashboard shows the first five alone: the rest has a screen of its own. */
function AllUsers({ list: { query, answer } }: { list: UserList }) {
  const search = withUserListQuery(new URLSearchParams(), query).toString();
  return (
    <Link className="button button-quiet md:hidden" to={{ pathname: adminPaths.users, search }} discover="none">
      {query.search || query.subscriptionStatus ? 'All found' : 'All users'}: {grouped(answer?.pagination.total ?? 0)}
    </Link>
  );
}

function UserRows({ list, onView }: { list: UserList; onView: (userId: string) => void }) {
  const { go, answer, error, isNewer, showNewer, retry } = list;
  const failure = error && `Failed to load users: ${adminWordsOf(error)}`;
  if (!answer && failure)
    return (
      <div className="grid justify-items-center gap-3 py-10 text-center" role="alert">
        <p>{failure}</p>
        <Button variant="brand" onClick={retry}>
          Retry
        </Button>
      </div>
    );
  if (!answer) return <Instead>Loading users...</Instead>;
  const { users, pagination } = answer;
  return (
    <>
      <div role="status" className="empty:absolute">
        {isNewer && (
          <button type="button" className="chip cursor-pointer" onClick={showNewer}>
            New data
          </button>
        )}
        {failure && <p className="text-sm text-danger">{failure}</p>}
      </div>
      {users.length > 0 ? <UserTable list={list} users={users} onView={onView} /> : <NoUsers list={list} />}
      {pagination.total > 0 && (
        <UserPagination
          pagination={pagination}
          count={users.length}
          onPage={(page) => go((now) => ({ ...now, page }))}
        />
      )}
    </>
  );
}

function Instead({ children }: { children: string }) {
  return (
    <p className="py-16 text-center text-muted" role="status">
      {children}
    </p>
  );
}

function PageSize({ query, onChange }: { query: UserListQuery; onChange: (change: ChangeQuery) => void }) {
  return (
    <select
      className="field sort w-auto flex-none"
      aria-label="Users on a page"
      name="limit"
      value={query.limit}
      onChange={({ target }) => onChange(changed({ limit: Number(target.value) }))}
    >
      <Options of={pageSizes.map((size) => [size, `${size} a page`])} />
    </select>
  );
}
