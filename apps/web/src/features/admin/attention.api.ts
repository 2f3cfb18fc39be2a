import { readAttention } from '@app/contracts/admin/figures.endpoints';
import { adminQuery } from '#web/features/admin/session/admin-query.ts';
import { adminQueryKey } from '#web/features/admin/session/admin-session.ts';

export const attentionKey = [adminQueryKey, 'attention'] as const;

/** What waits for an administrator, refetched every 30 seconds. */
export const attentionQuery = () => ({
  ...adminQuery(['attention'], readAttention),
  refetchInterval: 30_000,
});
