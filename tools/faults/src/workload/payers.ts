import { readPayment, subscribe } from '@app/contracts/billing/billing.endpoints';
import type { Payer } from '@app/payments-simulator/payments/stage';
import { chosen, type Step } from '#faults/plan/draw-steps.ts';
import type { PaymentEntry } from '#faults/record/record.ts';
import { askAsOwner } from './owner.ts';
import { asOwner } from './sellers.ts';
import { type Action, makeOnce, outcomeAfter, type Shop, type Workload } from './workload.ts';

const payers: Payer[] = ['approve', 'approve', 'approve', 'approve', 'wait', 'wait', 'refuse'];

const pay = asOwner(async (work, step, shop) => {
  const { handle, phoneNumber } = shop;
  await lookAtPayments(work, step.index, shop);
  work.stage.payments.control.setPayer(chosen(payers, step.draws[0]) ?? 'approve', phoneNumber);
  const entry: PaymentEntry = {
    ...{ step: step.index, handle, key: step.key, outcome: 'refused' },
    ...{ paymentId: null, reference: null, amountUgx: null, wasPaid: false },
  };
  work.record.payments.push(entry);
  await makeOnce(work, step.index, () => begin(work, step, shop, entry));
});

async function begin(work: Workload, step: Step, shop: Shop, entry: PaymentEntry) {
  const body = { phoneNumber: shop.phoneNumber, months: 1 as const };
  const result = await askAsOwner(work, shop, step.index, subscribe, { body }, entry.key);
  entry.outcome = outcomeAfter(entry.outcome, result);
  const payment = result.outcome === 'done' ? result.answer.data.payment : null;
  if (!payment) return result;
  if (entry.reference !== null && entry.reference !== payment.reference)
    work.record.surprises.push({ step: step.index, what: `One key began ${entry.reference} and ${payment.reference}` });
  const { paymentId, reference, amountUgx } = payment;
  Object.assign(entry, { paymentId, reference, amountUgx });
  return result;
}

/** Reads what became of the shop's payments, as the waiting screen does. */
export async function lookAtPayments(work: Workload, step: number, shop: Shop): Promise<void> {
  for (const entry of work.record.payments) {
    const { reference } = entry;
    if (entry.handle !== shop.handle || reference === null || entry.wasPaid) continue;
    const result = await askAsOwner(work, shop, step, readPayment, { params: { reference } });
    if (result.outcome === 'done' && result.answer.data.status === 'paid') entry.wasPaid = true;
  }
}

/** The owner of the wallet looks at the phone. */
const answerPrompt = asOwner(async (work, step, shop) => {
  const { control } = work.stage.payments;
  const waiting = control
    .state()
    .requests.find(
      ({ phoneNumber, endedAt, state }) => phoneNumber === shop.phoneNumber && endedAt === null && state === 'pending',
    );
  if (waiting) control.decide(waiting.id, (step.draws[0] ?? 0) < 0.8 ? 'approve' : 'refuse');
  await lookAtPayments(work, step.index, shop);
});

/** What sellers do with their wallet. */
export const payerActions = { pay, answerPrompt } satisfies Record<string, Action>;
