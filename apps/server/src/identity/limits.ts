import { type LimitRule, limitRule } from '#server/platform/http/database-limits.ts';
import type { CallLimit } from '#server/platform/http/handle.ts';
import { sellerOf } from './guards.ts';

/** A limit of a seller's call, by account. */
export const perAccount = (rule: LimitRule): CallLimit => ({
  rule,
  keyOf: (request) => sellerOf(request).accountId,
});

/** Each reads and sends all that is stored about an account, all its products or all its figures. */
export const exportsPerAccount = perAccount(
  limitRule('export_account', { free: 10, windowSeconds: 3600, delaySeconds: [60, 600] }),
);
