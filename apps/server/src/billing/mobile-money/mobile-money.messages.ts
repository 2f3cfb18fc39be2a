import { companies, walletNames } from '#server/billing/payments/payment.messages.ts';
import type { FailureReason, Network } from '#server/billing/providers/provider.ts';

/** Why it failed and what to do next. */
export function failureText(reason: FailureReason, network: Network): string {
  const wallet = walletNames[network];
  const texts: Record<FailureReason, string> = {
    not_enough_money: `There is not enough money in the wallet. Top up your ${wallet} and try again.`,
    declined: 'The payment was declined on the phone. Nothing was charged. You can try again.',
    timed_out: 'The prompt was not approved in time. Nothing was charged. Try again and approve it within 5 minutes.',
    wrong_pin: 'The PIN was wrong. Nothing was charged. Try again with the right PIN.',
    not_a_wallet: `This number has no ${wallet} wallet that can pay. Try another number.`,
    limit_reached: 'The wallet has reached its limit. Nothing was charged. Try again tomorrow, or use another number.',
    wallet_blocked: `This wallet is blocked. Nothing was charged. Ask ${companies[network]}, or use another number.`,
    cancelled: 'The payment was cancelled. Nothing was charged.',
    refused_by_provider: `${wallet} could not take the payment. Nothing was charged. Try again in a few minutes, or pay in another way.`,
  };
  return texts[reason];
}

/** No provider takes a prompt back, so it can still be on the phone. */
export const stoppedText = 'You stopped this request. If the old request still appears, do not enter your PIN.';

export const tooManyRequests = (retryAfterSeconds: number): string =>
  `You asked for too many payments in a short time. Nothing was charged. Try again ${retryAfterSeconds > 3600 ? 'tomorrow' : 'in 10 minutes'}.`;

export const mobileMoneyDown =
  'Mobile money does not answer at the moment. Nothing was charged. Please try again in a few minutes.';
export const numberNeeded = 'Please enter the mobile money number that pays';
export const numberUnknown = 'Please enter a valid Ugandan mobile money number (e.g., 0772123456)';
export const networkUnserved =
  'This number cannot pay in this way. Use an MTN or Airtel number, or choose another way.';
export const networkNeeded = 'Please choose the network of this number: MTN or Airtel';
const proveIt =
  'show that it is yours: make it your phone for signing in, in your settings. Or confirm your TikTok there, or pay from another number.';
export const askedTooOften = `This number was asked to pay too often. First ${proveIt}`;
/** Where no codes are sent. */
export const askedTooOftenForNow =
  'This number was asked to pay too often. Pay from another number, or try again later.';
export const networkAskedTooOften =
  'Too many payments were begun from your network just now. Wait a few minutes, or show that this number is yours: make it your phone for signing in, in your settings.';
export const notOffered = 'This way to pay is not offered. Please choose another one.';
