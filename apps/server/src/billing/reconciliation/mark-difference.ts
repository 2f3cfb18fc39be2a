import type { PaymentDifference, Reconciliation } from '@app/contracts/admin/payments/reconciliation.schemas';
import type { Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { findReconciliation, storeMarks } from './reconciliations.queries.ts';

/**
 * Marks a difference of the day's last comparison as done, or with null as not done after all. Throws `not_found`, and
 * `conflict` where a colleague was first: two who send the same money back would pay twice.
 */
export async function markDifference(
  trx: Trx,
  { provider, day, key }: { provider: string; day: string; key: string },
  done: PaymentDifference['done'],
  now: Date,
): Promise<Reconciliation> {
  const found = await findReconciliation(trx, provider, day, { locks: true });
  const marked = found?.differences.find((difference) => difference.key === key);
  if (!found || !marked)
    throw new AppError('not_found', { message: 'This difference is gone. Look at the day again.' });
  if (marked.done !== null && done !== null)
    throw new AppError('conflict', {
      message: `${marked.done.adminName} has already done this: “${marked.done.note}”`,
    });
  if (marked.done === null && done === null)
    throw new AppError('conflict', { message: 'This difference is open already.' });
  const differences = found.differences.map((difference) => (difference === marked ? { ...marked, done } : difference));
  const result = { ...found, differences };
  await storeMarks(trx, result, now);
  return result;
}
