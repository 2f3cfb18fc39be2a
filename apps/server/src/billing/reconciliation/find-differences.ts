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

/**
 * Every difference of one day. `ours` has all payments that were begun on it and all that `theirs` name, `theirs` the
 * days beside it, too: what is begun at midnight is paid after it. Nothing is compared by amount and time alone: two
 * sellers pay the same sum in the same minute.
 */
export function findDifferences(
  { day, currency, source }: { day: string; currency: string; source: 'list' | 'statement' },
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
  { currency, isOfDay, source }: { currency: string; isOfDay: boolean; source: 'list' | 'statement' },
): DifferenceKind | null {
  const paid = lines.filter(({ state }) => state === 'paid');
  // A list says of each payment what it is now, so one that is still paid counts; a statement has what was given back as a
  // line of its own, beside the payment.
  const isGivenBack =
    lines.some(({ state }) => state === 'given_back') && (source === 'statement' || paid.length === 0);
  if (paid.length > 1) return 'doubled';
  if (isPaid && isGivenBack) return 'given_back';
  if (isGivenBack) return null;
  const [line] = paid;
  // One of another day may stand in a list that was not read.
  if (!line) return isPaid && isOfDay ? 'ours_only' : null;
  if (line.amount !== amountUgx || line.currency !== currency) return 'amount';
  return isPaid ? null : 'theirs_only';
}

const plain = (name: string): string => name.trim().toUpperCase();

/** By which names a line may be one of ours: what we called it, what they call it, and the network's transaction. */
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
