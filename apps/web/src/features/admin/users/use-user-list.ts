import type { AdminUserListAnswer } from '@app/contracts/admin/users.schemas';
import { useQuery } from '@tanstack/react-query';
import { usePausedUpdates } from '#web/features/admin/list/use-paused-updates.ts';
import { useAddress } from '#web/lib/address/use-address.ts';
import { type ChangeQuery, readUserListQuery, withUserListQuery } from './user-list-query.ts';
import { usersQuery } from './users.api.ts';

const idsOf = ({ users }: AdminUserListAnswer) => users.map(({ userId }) => userId).join(' ');

/** A refreshed list that would move its rows waits (`isNewer`) for `showNewer`, or for another `round`. */
export function useUserList(round = 0) {
  const { params, change: changeAddress } = useAddress();
  const query = readUserListQuery(params);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(usersQuery(query));
  const scope = `${withUserListQuery(new URLSearchParams(), query)} ${round}`;
  const held = usePausedUpdates(isPlaceholderData ? undefined : data, scope, idsOf);
  return {
    query,
    go: (change: ChangeQuery, { replace = false } = {}) =>
      changeAddress((now) => withUserListQuery(now, change(readUserListQuery(now))), { replace }),
    /** Keep showing the last page while another loads. */
    answer: held.shown ?? data,
    error,
    isComing: isPlaceholderData && isFetching,
    isNewer: held.isNewer,
    showNewer: held.show,
    retry: () => refetch(),
  };
}

export type UserList = ReturnType<typeof useUserList>;
