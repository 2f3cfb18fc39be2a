import { setTimeout as sleep } from 'node:timers/promises';
import Type from 'typebox';
import type { BillingContext } from '#server/billing/billing.context.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { defineJob } from '#server/platform/jobs/job-definition.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import { checkOrLog } from './check-payment.ts';
import { claimDue, nextDueAt } from './mobile-payments.queries.ts';

/** One runs at a time, and one more may wait for payments that started since. */
const checkPaymentsJob = defineJob({
  name: 'billing.check-payments',
  payload: Type.Object({}),
  add: 'unless_waiting',
  retryLimit: 0,
});

const maxChecksAtOnce = 25;
/** Longer than an adapter takes to give up, with a new token and a prompt that is sent again. */
const leaseMs = 120_000;
const pollEveryMs = 500;
/** The schedule starts the next turn. */
const turnMs = 60_000;

/** Every minute, because a process that died may have left payments. */
export function handleMobileMoneyJobs(billing: BillingContext): void {
  const { jobs } = billing;
  jobs.handle(checkPaymentsJob, ({ signal }) => checkDuePayments(billing, signal));
  jobs.schedule(checkPaymentsJob, '* * * * *');
}

/** Starts the checks, in the transaction that starts a payment. */
export async function enqueueCheck(jobs: JobQueue, trx: Trx): Promise<void> {
  await jobs.enqueue(trx, checkPaymentsJob, {}, { key: 'all' });
}

/** Checks payments as they become due, for a minute or until none will be due within it. */
async function checkDuePayments(billing: BillingContext, signal: AbortSignal): Promise<void> {
  const end = Date.now() + turnMs;
  const running = new Set<Promise<void>>();
  while (!signal.aborted && Date.now() < end) {
    const free = maxChecksAtOnce - running.size;
    const due = free > 0 ? await claimDue(billing.db, billing.clock.now(), free, leaseMs) : [];
    for (const payment of due) {
      const check = checkOrLog(billing, payment).finally(() => running.delete(check));
      running.add(check);
    }
    if (due.length > 0) continue;
    const next = running.size === 0 ? await nextDueAt(billing.db) : null;
    if (running.size === 0 && (next === null || next.getTime() - billing.clock.now().getTime() > turnMs)) return;
    await Promise.race([...running, sleep(pollEveryMs, undefined, { signal, ref: false }).catch(() => {})]);
  }
  await Promise.all(running);
}
