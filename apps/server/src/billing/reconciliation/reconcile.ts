import type {
  DayCompared,
  PaymentDifference,
  ReconcileBody,
  Reconciliation,
  ReconciliationOverview,
} from '@app/contracts/admin/payments/reconciliation.schemas';
import type { BillingContext } from '#server/billing/billing.context.ts';
import type { ListedPayment } from '#server/billing/providers/provider.ts';
import { providers } from '#server/billing/providers/providers.ts';
import { mobileWay } from '#server/billing/providers/ways-to-pay.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { addDays, dayInKampala } from '#server/platform/kampala-days.ts';
import { withFormerMarks, withKeys } from './difference-marks.ts';
import { type Difference, findDifferences, namesOf } from './find-differences.ts';
import { listLedgerPayments } from './ledger-payments.queries.ts';
import {
  findReconciliation,
  listLatest,
  listOpen,
  type StoredReconciliation,
  storeReconciliation,
} from './reconciliations.queries.ts';
import { readStatement } from './statement-file.ts';

const maxListed = 500;

/**
 * Compares the payments of a day in Kampala with the provider's list or statement, and replaces an earlier result,
 * but for what was marked as done. Changes no payment. Throws `invalid_request` for a day to come, an unreadable statement, and a provider without a
 * list; `unavailable` when the provider does not list its payments now.
 */
export async function reconcileDay(
  billing: BillingContext,
  { provider, day, statement }: ReconcileBody,
): Promise<Reconciliation> {
  if (!providers.some(({ name }) => name === provider)) throw fieldError('provider', 'There is no such provider.');
  const today = dayInKampala(billing.clock.now());
  if (day > today) throw fieldError('day', 'This day has not come yet.');
  const currency = mobileWay(billing.ways, provider)?.provider.currency ?? 'UGX';
  const days = [addDays(day, -1), day, addDays(day, 1)].filter((one) => one <= today);
  const read =
    statement === undefined ? await listDays(billing, provider, days) : await readStatement(statement, currency);
  const theirs = read.filter(({ at }) => days.includes(dayInKampala(at)));
  const ours = await listLedgerPayments(billing.db, { provider, day, names: theirs.flatMap(namesOf) });
  const source = statement === undefined ? ('list' as const) : ('statement' as const);
  const differences = findDifferences({ day, currency, source }, ours, theirs);
  const paidByUs = ours.filter(({ isPaid, startedAt }) => isPaid && dayInKampala(startedAt) === day);
  const paidByThem = theirs.filter(({ state, at }) => state === 'paid' && dayInKampala(at) === day);
  const result = {
    provider,
    day,
    source,
    ours: sumOf(paidByUs.map(({ amountUgx }) => amountUgx)),
    theirs: sumOf(paidByThem.map(({ amount }) => amount)),
    differences: withKeys(differences.slice(0, maxListed).map(toWire)),
    differenceCount: differences.length,
  };
  return inTransaction(billing.db, 'billing.store-reconciliation', async (trx) => {
    const former = await findReconciliation(trx, provider, day, { locks: true });
    const marked = { ...result, differences: withFormerMarks(result.differences, former?.differences ?? []) };
    await storeReconciliation(trx, marked, billing.clock.now());
    return marked;
  });
}

async function listDays(billing: BillingContext, name: string, days: string[]): Promise<ListedPayment[]> {
  const provider = mobileWay(billing.ways, name)?.provider;
  if (!provider) throw fieldError('statement', 'This provider is not set up. Choose a statement.');
  if (!provider.list) throw fieldError('statement', 'This provider has no list. Choose its statement.');
  const listed: ListedPayment[] = [];
  try {
    for (const day of days) listed.push(...(await provider.list(day)));
  } catch (error) {
    billing.logger.warn({ err: error, provider: name }, "a provider's list could not be read");
    throw new AppError('unavailable', {
      message: 'The provider does not list its payments now. Try again later, or choose its statement.',
    });
  }
  return listed;
}

const sumOf = (amounts: number[]) => ({ count: amounts.length, amount: amounts.reduce((sum, one) => sum + one, 0) });

function toWire({ kind, ours, theirs }: Difference): Omit<PaymentDifference, 'key' | 'done'> {
  return {
    kind,
    ours: ours && {
      reference: ours.reference,
      amountUgx: ours.amountUgx,
      isPaid: ours.isPaid,
      status: ours.status,
      startedAt: ours.startedAt.toISOString(),
    },
    theirs: theirs.map(({ ours: named, providerReference: _, at, ...line }) => ({
      named,
      ...line,
      at: at.toISOString(),
    })),
  };
}

/** The last compared day of each provider, and the days that are still open. */
export async function readReconciliationOverview({ db, ways }: BillingContext): Promise<ReconciliationOverview> {
  const [latest, open] = await Promise.all([listLatest(db), listOpen(db)]);
  return {
    providers: providers.map(({ name, title }) => {
      const last = latest.find(({ provider }) => provider === name);
      return {
        provider: name,
        title,
        isSetUp: mobileWay(ways, name) !== null,
        hasList: mobileWay(ways, name)?.provider.list !== undefined,
        last: last ? toDayCompared(last) : null,
      };
    }),
    open: open.map(toDayCompared),
  };
}

const toDayCompared = ({ comparedAt, differsSince, ...others }: StoredReconciliation): DayCompared => ({
  ...others,
  comparedAt: comparedAt.toISOString(),
  differsSince: differsSince?.toISOString() ?? null,
});
