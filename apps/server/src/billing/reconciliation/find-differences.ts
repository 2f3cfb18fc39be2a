import type { DifferenceKind } from '@app/contracts/admin/payments/reconciliation.schemas';
import type { ListedPayment } from '#server/billing/providers/provider.ts';
import { dayInKampala } from '#server/platform/kampala-days.ts';
import type { LedgerPayment } from './ledger-payments.queries.ts';

/** A payment about which two books disagree. */
export interface Difference {
  kind: DifferenceKind;
  ours: LedgerPayment | null;
  theirs: ListedPayment[];
}

interface ComparedDay {
  day: string;
  currency: string;
  source: 'list' | 'statement';
}

/**
 * Every difference of one day. `ours` has all payments that started on it and all that `theirs` name, `theirs` the days
 * beside it, too: a payment started at midnight is paid after it. Amount and time alone match nothing: two sellers pay
 * the same sum in the same minute.
 */
export function findDifferences(
  { day, currency, source }: ComparedDay,
  ours: LedgerPayment[],
  theirs: ListedPayment[],
): Difference[] {
  const known = byName(ours);
  const linesOf = new Map<LedgerPayment, ListedPayment[]>(ours.map((payment) => [payment, []]));
  const differences: Difference[] = [];
  for (const line of theirs) {
    const payment = namesOf(line)
      .map((name) => known.get(name))
      .find((one) => one !== undefined);
    if (payment) linesOf.get(payment)?.push(line);
    else if (line.state === 'paid' && dayInKampala(line.at) === day)
      differences.push({ kind: 'theirs_only', ours: null, theirs: [line] });
  }
  for (const [payment, lines] of linesOf) {
    const isOfDay = dayInKampala(payment.startedAt) === day;
    if (!isOfDay && !lines.some(({ at }) => dayInKampala(at) === day)) continue;
    const kind = kindOf(payment, lines, { currency, isOfDay, source });
    if (kind) differences.push({ kind, ours: payment, theirs: lines });
  }
  return differences;
}

function kindOf(
  { isPaid, amountUgx }: LedgerPayment,
  lines: ListedPayment[],
  { currency, isOfDay, source }: Omit<ComparedDay, 'day'> & { isOfDay: boolean },
): DifferenceKind | null {
  const paid = lines.filter(({ state }) => state === 'paid');
  // A list has each payment's current state, so one that is still paid counts; a statement has a refund as a line of its
  // own, beside the payment.
  const isRefunded = lines.some(({ state }) => state === 'given_back') && (source === 'statement' || paid.length === 0);
  if (paid.length > 1) return 'doubled';
  if (isPaid && isRefunded) return 'given_back';
  if (isRefunded) return null;
  const [line] = paid;
  // The list of another day, which was not read, may have it.
  if (!line) return isPaid && isOfDay ? 'ours_only' : null;
  if (line.amount !== amountUgx || line.currency !== currency) return 'amount';
  return isPaid ? null : 'theirs_only';
}

const plain = (name: string): string => name.trim().toUpperCase();

/** The names by which a line may be one of ours: our id or reference, the provider's, and the network's transaction. */
export const namesOf = ({ ours, providerReference, transactionId }: ListedPayment): string[] =>
  [ours, providerReference, transactionId].filter((name) => name !== null).map(plain);

function byName(payments: LedgerPayment[]): Map<string, LedgerPayment> {
  const known = new Map<string, LedgerPayment>();
  for (const payment of payments) {
    const { paymentId, reference, providerReference, receipt } = payment;
    for (const name of [paymentId, reference, providerReference, receipt])
      if (name !== null) known.set(plain(name), payment);
  }
  return known;
}
