import type { AdminPaymentDetail } from '@app/contracts/admin/payments/payments.schemas';
import { providerName } from '#web/features/admin/provider-names.ts';
import { localNumber } from '#web/features/billing/mobile-money.messages.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';

const troubles: Record<string, string> = {
  wrong_amount: 'Another amount or currency came than was asked for. Nothing was credited.',
  receipt_used: 'It is paid, but its transaction ID stands on another paid payment.',
  refused_before: 'It is paid, but an administrator had refused it. Confirm it, or give the money back.',
  no_answer: 'The provider did not answer for a day. Look at its own list, then ask it again or decide.',
};

const troubleNames: Record<string, string> = {
  wrong_amount: 'Another amount came',
  receipt_used: 'Transaction ID used before',
  refused_before: 'Paid after it was refused',
  no_answer: 'No answer for a day',
};

/** In a line of the list. */
export const troubleName = (trouble: string) => troubleNames[trouble] ?? 'In trouble';

export const troubleWords = (trouble: string) => troubles[trouble] ?? 'Look at what the provider said.';

const requests: Record<string, string> = {
  ask: 'Asked for the money',
  find: 'Asked what became of it',
  callback: 'Called us',
};

export const requestWords = (request: string) => requests[request] ?? request;

export const answerWords = (httpStatus: number | null, request: string) => {
  if (httpStatus !== null) return `HTTP ${httpStatus}`;
  return request === 'callback' ? null : 'no answer';
};

/**
 * What the provider says, in one sentence: our reading of its last answer, which set the payment's state. Null for a
 * payment by hand.
 */
export function saidWords({ payment, wallet, answers }: AdminPaymentDetail): string | null {
  const { provider, status, trouble, amountUgx } = payment;
  if (provider === 'manual') return null;
  const name = providerName(provider);
  const from = wallet ? ` from ${localNumber(wallet.phoneNumber)}` : '';
  const what = `${formatPrice(amountUgx)}${from}`;
  const asked = lastAsked(answers);
  if (trouble !== null && trouble !== 'no_answer') return `${name} says: paid${from}. ${troubleWords(trouble)}`;
  if (status === 'paid') return `Paid: ${what}.`;
  if (asked?.httpStatus === null) return `${name} did not answer when it was asked.`;
  if (asked?.httpStatus && asked.httpStatus >= 500) return `${name} is out of order now.`;
  if (status === 'failed') return `${name} says: not paid, ${what}.`;
  if (status === 'refused') return `We refused it: ${what}.`;
  if (asked?.request === 'find' && asked.httpStatus === 404) return `${name} does not know this payment.`;
  return `${name} says: still waiting for the PIN, ${what}.`;
}

const lastAsked = (answers: AdminPaymentDetail['answers']) => answers.find(({ request }) => request !== 'callback');

/** When the provider gave the answer that `saidWords` tells; null when none is kept. */
export const lastAskedAt = ({ answers }: AdminPaymentDetail) => lastAsked(answers)?.at ?? null;
