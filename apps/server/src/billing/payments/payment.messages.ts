import type { Payment } from '@app/contracts/billing/billing.schemas';
import { approveText, continueText, ugx, unansweredText } from './wallet.messages.ts';

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
      return wallet ? unansweredText(wallet.network) : `Your payment ${reference} was not answered.`;
    case 'lapsed':
      return `Nobody saw the money of ${reference} in time. If you sent it, write to our support.`;
    case 'pending':
      if (wallet) return redirectUrl ? continueText(amountUgx, wallet.network) : approveText(amountUgx, wallet);
      if (!instructions) return `Your payment ${reference} is waiting to be confirmed.`;
      return `Send ${ugx(amountUgx)} to ${instructions.merchantNumber} (${instructions.merchantName}) with the reference ${reference}. Your month starts when we have received it.`;
  }
}
