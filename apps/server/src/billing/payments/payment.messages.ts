import type { Payment, Wallet } from '@app/contracts/billing/billing.schemas';
import type { Network } from '#server/billing/providers/provider.ts';

export const walletNames: Record<Network, string> = { mtn: 'MTN MoMo', airtel: 'Airtel Money' };
export const companies: Record<Network, string> = { mtn: 'MTN', airtel: 'Airtel' };

/** Where a payer finds a prompt that did not come. */
const promptFinders: Record<Network, string> = {
  mtn: 'No prompt? Dial *165#, then My Account, then My Approvals.',
  airtel: 'No prompt? Unlock the phone and wait a moment: Airtel sends it once.',
};

export const ugx = (amount: number): string => `UGX ${amount.toLocaleString('en-US')}`;

/** Where a payment stands and what to do next, in words for the seller. */
export function paymentMessage(payment: Omit<Payment, 'message'>): string {
  const { status, reference, amountUgx, wallet, instructions, redirectUrl, refusedReason } = payment;
  switch (status) {
    case 'paid':
      return 'Subscription activated successfully!';
    case 'failed':
    case 'refused':
      return refusedReason ?? 'This payment was refused.';
    case 'unknown':
      return wallet ? unansweredText(companies[wallet.network]) : `Your payment ${reference} was not answered.`;
    case 'lapsed':
      return `Nobody saw the money of ${reference} in time. If you sent it, write to our support.`;
    case 'pending':
      if (wallet && redirectUrl) return `Continue to pay ${ugx(amountUgx)} with ${walletNames[wallet.network]}.`;
      if (wallet) return approveText(amountUgx, wallet);
      if (!instructions) return `Your payment ${reference} is waiting to be confirmed.`;
      return `Send ${ugx(amountUgx)} to ${instructions.merchantNumber} (${instructions.merchantName}) with the reference ${reference}. Your month starts when we have received it.`;
  }
}

function approveText(amountUgx: number, { phoneNumber, network }: Wallet): string {
  return `Approve ${ugx(amountUgx)} on ${phoneNumber} with your ${walletNames[network]} PIN. ${promptFinders[network]}`;
}

/** The provider has not said whether money moved. */
const unansweredText = (company: string): string =>
  `${company} has not answered. Pay again only if no money left your wallet. If it did, it will be counted as soon as ${company} says so.`;
