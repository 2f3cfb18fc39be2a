import { adminPaths } from '#web/features/admin/session/admin-paths.ts';
import { withQuery } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';
import type { UserList } from './use-user-list.ts';
import { statusName } from './user.messages.ts';
import { changed } from './user-list-query.ts';

/** What was asked for, what else may find it, and the way back to all. */
export function NoUsers({ list: { query, go } }: { list: UserList }) {
  const { search, subscriptionStatus } = query;
  const asked = [
    search && `matches “${search}”`,
    subscriptionStatus && `has the subscription ${statusName(subscriptionStatus)}`,
  ].filter(Boolean);
  return (
    <div className="grid justify-items-center gap-3 py-8 text-center">
      <div role="status" className="grid max-w-md gap-1 wrap-anywhere">
        <p className="text-lg font-bold">No users found</p>
        {asked.length > 0 && <p className="text-muted">No user {asked.join(' and ')}.</p>}
      </div>
      {search && (
        <p className="max-w-md text-muted">
          Try only a part: the beginning of the handle, or the last six digits of the phone number. A payment’s
          reference or a product’s link is found by the search on top of the page.
        </p>
      )}
      {asked.length > 0 && (
        <div className="flex flex-wrap justify-center gap-2">
          <Button variant="brand" onClick={() => go(changed({ search: undefined, subscriptionStatus: undefined }))}>
            Show all users
          </Button>
          {search && <ButtonLink to={withQuery(adminPaths.payments, { search })}>Search payments instead</ButtonLink>}
        </div>
      )}
    </div>
  );
}
