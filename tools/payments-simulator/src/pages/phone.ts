import { escapeHtml } from '@app/tiktok-simulator/pages/state-page';
import type { PayerAction, PaymentRequest } from '#payments/payments/payment-request.ts';
import { hidden, operationForm, page } from './look.ts';

const buttons: [PayerAction, string][] = [
  ['approve', 'Approve with PIN'],
  ['refuse', 'Refuse'],
  ['wrong-pin', 'Type a wrong PIN'],
  ['no-money', 'Approve without enough money'],
  ['ignore', 'Close without answer'],
];

const networkName = { mtn: 'MTN Mobile Money', airtel: 'Airtel Money' };

export const amountOf = (request: PaymentRequest): string =>
  `${request.currency} ${request.amount.toLocaleString('en')}`;

/** A payer's phone with one prompt. */
export function promptCard(request: PaymentRequest, back: string): string {
  const forms = buttons.map(([action, words]) =>
    operationForm(
      'decide',
      hidden('payment', request.id) + hidden('action', action),
      words,
      back,
      action === 'approve' ? '' : 'quiet',
    ),
  );
  const name = `Prompt on ${request.phoneNumber}`;
  return (
    `<section class="card phone ${request.network}" aria-label="${escapeHtml(name)}"><h2>${networkName[request.network]}</h2>` +
    `<p>Pay <strong>${escapeHtml(amountOf(request))}</strong> to Dukalink?</p>` +
    `<p class="quiet">${escapeHtml(request.message)} · ${escapeHtml(request.phoneNumber)}</p><div class="row">${forms.join('')}</div></section>`
  );
}

/** Prompts that stand on phones. */
export const openPrompts = (requests: readonly PaymentRequest[]): PaymentRequest[] =>
  requests.filter((request) => request.state === 'pending' && !request.isIgnored);

function smsOf(request: PaymentRequest): string {
  const text =
    request.state === 'paid'
      ? `You have paid ${amountOf(request)} to Dukalink. Transaction ID ${request.transactionId}.`
      : `Your payment of ${amountOf(request)} to Dukalink did not go through.`;
  return `<li>${escapeHtml(text)}</li>`;
}

/** One payer's phone: prompts as they come, and the SMS after each. */
export function phonePage(phoneNumber: string, requests: readonly PaymentRequest[]): string {
  const own = requests.filter((request) => request.phoneNumber === phoneNumber);
  const prompts = openPrompts(own).map((request) => promptCard(request, `/phone/${phoneNumber}`));
  const ended = own.filter((request) => request.endedAt !== null).toReversed();
  const messages = ended.length > 0 ? `<h2>Messages</h2><ul>${ended.map(smsOf).join('')}</ul>` : '';
  const inner = prompts.length > 0 ? prompts.join('') : '<p class="quiet" role="status">No prompt on this phone.</p>';
  return page(`Phone ${phoneNumber}`, `<div class="grid">${inner}</div>${messages}`, 2);
}
