import type { DayCompared, ReconciliationOverview } from '@app/contracts/admin/payments/reconciliation.schemas';
import type { BillingContext } from '#server/billing/billing.context.ts';
import { providers } from '#server/billing/providers/providers.ts';
import { mobileWay } from '#server/billing/providers/ways-to-pay.ts';
import { listLatest, listOpen, type StoredReconciliation } from './reconciliations.queries.ts';

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
        last: last ? toWire(last) : null,
      };
    }),
    open: open.map(toWire),
  };
}

const toWire = ({ comparedAt, differsSince, ...others }: StoredReconciliation): DayCompared => ({
  ...others,
  comparedAt: comparedAt.toISOString(),
  differsSince: differsSince?.toISOString() ?? null,
});
