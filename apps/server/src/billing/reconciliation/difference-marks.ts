import { createHash } from 'node:crypto';
import type { PaymentDifference, Reconciliation } from '@app/contracts/admin/payments/reconciliation.schemas';

type Unnamed = Omit<PaymentDifference, 'key' | 'done'> & Partial<Pick<PaymentDifference, 'done'>>;

/**
 * Gives each difference its key, which is the same when the day is compared again with the list or with a statement:
 * made of our reference, or of what they call it, and of how often they took the money. Money that comes once more is
 * another difference. Equal ones are told apart by their order.
 */
export function withKeys(differences: Unnamed[]): PaymentDifference[] {
  const seen = new Map<string, number>();
  return differences.map((difference) => {
    const name = nameOf(difference);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { ...difference, key: digest(`${name} ${count}`), done: difference.done ?? null };
  });
}

function nameOf({ kind, ours, theirs }: Unnamed): string {
  const [line] = theirs;
  const theirName = line && (line.named ?? line.transactionId ?? `${line.at} ${line.amount}`);
  const takenCount = theirs.filter(({ state }) => state === 'paid').length;
  return JSON.stringify([kind, ours?.reference ?? theirName, takenCount]);
}

const digest = (name: string) => createHash('sha256').update(name).digest('base64url').slice(0, 22);

/** Takes what was done over from the day's earlier result. */
export function withFormerMarks(differences: PaymentDifference[], former: PaymentDifference[]): PaymentDifference[] {
  const marks = new Map(former.map(({ key, done }) => [key, done]));
  return differences.map((difference) => ({ ...difference, done: marks.get(difference.key) ?? null }));
}

/** How many differences are left to do. */
export const openCountOf = ({ differences, differenceCount }: Reconciliation): number =>
  differenceCount - differences.filter(({ done }) => done !== null).length;
