import type { Payment, Wallet } from '@app/contracts/billing/billing.schemas';
import type { Network } from '#server/billing/providers/provider.ts';

export const walletNames: Record<Network, string> = { mtn: 'MTN Mobile Money', airtel: 'Airtel Money' };
export const companies: Record<Network, string> = { mtn: 'MTN', airtel: 'Airtel' };

/** Where a payer finds a prompt that did not come. */
const promptFinders: Record<Network, string> = {
  mtn: 'No request there? Dial *165#, then My Account, then My Approvals.',
  airtel: 'No request there? Unlock the phone and wait a moment: Airtel sends it once.',
};

export const ugx = (amount: number): string => `UGX ${amount.toLocaleString('en-US')}`;

const activated = 'Subscription activated successfully!';
const approvedAfterAll = (months: number): string =>
  `The request that you stopped was approved after all. Its ${30 * months} days are added.`;

/** Where a payment stands and what to do next, in words for the seller. */
export function paymentMessage(payment: Omit<Payment, 'message'>): string {
  const { status, reference, amountUgx, months, wallet, instructions, redirectUrl, refusedReason, stoppedAt } = payment;
  switch (status) {
    case 'paid':
      return stoppedAt ? `${activated} ${approvedAfterAll(months)}` : activated;
    case 'failed':
    case 'refused':
      return refusedReason ?? 'This payment was refused.';
    case 'unknown':
      return wallet ? unansweredText(companies[wallet.network]) : `Your payment ${reference} was not answered.`;
    case 'lapsed':
      return `We did not see the money of ${reference} in time. If you sent it, write to our support.`;
    case 'pending':
      if (wallet && redirectUrl) return `Continue to pay ${ugx(amountUgx)} with ${walletNames[wallet.network]}.`;
      if (wallet) return approveText(amountUgx, wallet);
      if (!instructions) return `Your payment ${reference} is waiting to be confirmed.`;
      return `Send ${ugx(amountUgx)} to ${instructions.merchantNumber} (${instructions.merchantName}) with the reference ${reference}. Your month starts when we have received it.`;
  }
}

function approveText(amountUgx: number, { phoneNumber, network }: Wallet): string {
  const number = phoneNumber.replace(/^\+256(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');
  return `Enter your ${walletNames[network]} PIN on the phone with ${number} to pay ${ugx(amountUgx)}. ${promptFinders[network]}`;
}

/** The provider has not said whether money moved. */
const unansweredText = (company: string): string =>
  `${company} has not answered. Pay again only if no money left your wallet. If it did, it will be counted as soon as ${company} says so.`;
