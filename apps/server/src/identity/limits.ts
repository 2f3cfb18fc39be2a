import type { LimitRule } from '#server/platform/http/database-limits.ts';

/** All that is stored about an account, all its products or all its figures, read and sent. */
export const exportByAccount: LimitRule = {
  name: 'export_account',
  free: 10,
  windowSeconds: 3600,
  delaySeconds: 60,
  maxDelaySeconds: 600,
};
