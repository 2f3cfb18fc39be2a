import { limitRule } from '#server/platform/http/database-limits.ts';

/** All that is stored about an account, all its products or all its figures, read and sent. */
export const exportByAccount = limitRule('export_account', { free: 10, windowSeconds: 3600, delaySeconds: [60, 600] });
