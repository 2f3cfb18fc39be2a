import type { ReconciledProvider } from '@app/contracts/admin-reconciliation';
import Type from 'typebox';
import type { BillingContext } from '#server/billing/billing.context.ts';
import { defineJob } from '#server/platform/jobs/job-definition.ts';
import { addDays, dayInKampala } from '#server/platform/kampala-days.ts';
import { reconcileDay } from './reconcile.ts';

const reconcileJob = defineJob({
  name: 'billing.reconcile-yesterday',
  payload: Type.Object({}),
  add: 'unless_waiting_or_running',
});

/** At 7 in the morning in Kampala, when all of yesterday's money has come or not. */
export function handleReconciliationJobs(billing: BillingContext): void {
  billing.jobs.handle(reconcileJob, () => reconcileYesterday(billing));
  billing.jobs.schedule(reconcileJob, '0 4 * * *');
}

/** Compares yesterday with the list of each provider that has one; what differs is an error in the log. */
export async function reconcileYesterday(billing: BillingContext): Promise<void> {
  const day = addDays(dayInKampala(billing.clock.now()), -1);
  for (const { provider } of billing.ways.mobile) if (provider.list) await reconcileOrLog(billing, provider.name, day);
}

/** One provider's silence keeps no other from being compared. */
async function reconcileOrLog(billing: BillingContext, provider: ReconciledProvider, day: string): Promise<void> {
  try {
    const { ours, theirs, differences, differenceCount } = await reconcileDay(billing, { provider, day });
    const facts = { provider, day, ours, theirs };
    if (differenceCount === 0) return billing.logger.info(facts, "payments agree with the provider's list");
    const kinds = Object.fromEntries(
      Map.groupBy(differences, ({ kind }) => kind)
        .entries()
        .map(([kind, found]) => [kind, found.length]),
    );
    billing.logger.error({ ...facts, differenceCount, kinds }, "payments differ from the provider's list");
  } catch (error) {
    billing.logger.error({ err: error, provider, day }, "payments could not be compared with the provider's list");
  }
}
