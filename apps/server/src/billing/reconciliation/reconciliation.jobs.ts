import Type from 'typebox';
import type { BillingContext } from '#server/billing/billing.context.ts';
import { defineJob } from '#server/platform/jobs/job-definition.ts';
import { addDays, dayInKampala, daysFrom } from '#server/platform/kampala-days.ts';
import { openCountOf } from './difference-marks.ts';
import { reconcileDay } from './reconcile.ts';
import { listUnsettledDays, purgeReconciliations, storeNoList } from './reconciliations.queries.ts';

const reconcileJob = defineJob({
  name: 'billing.reconcile-yesterday',
  payload: Type.Object({}),
  add: 'unless_waiting_or_running',
});

/** A day is compared for so long, until it agrees: lists lag, and a service may be down in the morning. */
const daysCompared = 7;

/** At 7 in the morning in Kampala, when all of yesterday's money has come or not. */
export function handleReconciliationJobs(billing: BillingContext): void {
  billing.jobs.handle(reconcileJob, () => reconcileLastDays(billing));
  billing.jobs.schedule(reconcileJob, '0 4 * * *');
}

/** Compares the days that have not agreed yet with each provider's list. A difference is an error in the log. */
export async function reconcileLastDays(billing: BillingContext): Promise<void> {
  const now = billing.clock.now();
  await purgeReconciliations(billing.db, now);
  const days = daysFrom(addDays(dayInKampala(now), -daysCompared), daysCompared);
  for (const { provider } of billing.ways.mobile) {
    if (!provider.list) continue;
    for (const day of await listUnsettledDays(billing.db, provider.name, days))
      if (!(await reconcileOrLog(billing, provider.name, day))) break;
  }
}

/** False when the provider does not list its payments now; the other providers are compared all the same. */
async function reconcileOrLog(billing: BillingContext, provider: string, day: string): Promise<boolean> {
  try {
    const result = await reconcileDay(billing, { provider, day });
    const { ours, theirs } = result;
    const facts = { provider, day, ours, theirs };
    const differenceCount = openCountOf(result);
    const open = result.differences.filter(({ done }) => done === null);
    const byKind = Map.groupBy(open, ({ kind }) => kind);
    const kinds = Object.fromEntries([...byKind].map(([kind, found]) => [kind, found.length]));
    if (differenceCount === 0) billing.logger.info(facts, "payments agree with the provider's list");
    else billing.logger.error({ ...facts, differenceCount, kinds }, "payments differ from the provider's list");
    return true;
  } catch (error) {
    billing.logger.error({ err: error, provider, day }, "payments could not be compared with the provider's list");
    await storeNoList(billing.db, provider, day, billing.clock.now());
    return false;
  }
}
