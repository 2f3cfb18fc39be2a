import { setTimeout as sleep } from 'node:timers/promises';
import Type from 'typebox';
import type { BillingContext } from '#server/billing/billing.context.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { defineJob } from '#server/platform/jobs/job-definition.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import { checkPayment } from './check-payment.ts';
import { claimDue, type MobilePayment, nextDueAt } from './mobile-payments.queries.ts';

/** One runs at a time, with one that waits for what began meanwhile. */
const checkPaymentsJob = defineJob({
  name: 'billing.check-payments',
  payload: Type.Object({}),
  add: 'unless_waiting',
  retryLimit: 0,
});

/** How many providers' answers are waited for at once. */
const inFlight = 25;
/** Longer than an adapter takes to give up, with a new token and a prompt that is sent again. */
const leaseMs = 120_000;
const lookEveryMs = 500;
/** The schedule begins the next turn. */
const turnMs = 60_000;

/** Names the job's handler and its schedule, which finds what a process that died has left. */
export function handleMobileMoneyJobs(billing: BillingContext): void {
  const { jobs } = billing;
  jobs.handle(checkPaymentsJob, ({ signal }) => followPayments(billing, signal));
  jobs.schedule(checkPaymentsJob, '* * * * *');
}

/** In the transaction that begins a payment: whoever follows payments begins with it. */
export async function enqueueCheck(jobs: JobQueue, trx: Trx): Promise<void> {
  await jobs.enqueue(trx, checkPaymentsJob, {}, { key: 'all' });
}

/**
 * Asks about payments as they become due, for a minute or until none will be within it. One provider's silence holds up
 * its own payments only as far as there are places.
 */
async function followPayments(billing: BillingContext, signal: AbortSignal): Promise<void> {
  const end = Date.now() + turnMs;
  const running = new Set<Promise<void>>();
  while (!signal.aborted && Date.now() < end) {
    const free = inFlight - running.size;
    const due = free > 0 ? await claimDue(billing.db, billing.clock.now(), free, leaseMs) : [];
    for (const payment of due) {
      const one = checkOrLog(billing, payment).finally(() => running.delete(one));
      running.add(one);
    }
    if (due.length > 0) continue;
    if (running.size === 0 && !(await isDueSoon(billing))) return;
    await Promise.race([...running, sleep(lookEveryMs, undefined, { signal, ref: false }).catch(() => {})]);
  }
  await Promise.all(running);
}

async function isDueSoon({ db, clock }: BillingContext): Promise<boolean> {
  const next = await nextDueAt(db);
  return next !== null && next.getTime() - clock.now().getTime() <= turnMs;
}

/** A failure of ours delays this payment alone. */
async function checkOrLog(billing: BillingContext, payment: MobilePayment): Promise<void> {
  try {
    await checkPayment(billing, payment);
  } catch (error) {
    billing.logger.error({ err: error, paymentId: payment.payment_id }, 'a payment could not be checked');
  }
}
