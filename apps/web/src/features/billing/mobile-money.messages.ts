import type { Payment } from '@app/contracts/billing/billing.schemas';
import type { WalletNetwork } from '@app/contracts/billing/wallet-network';
import { dayWords } from '#web/lib/formatting/days-left.ts';
import { counted } from '#web/lib/formatting/format.ts';

export const paymentStatusNames: Record<Payment['status'], string> = {
  pending: 'Waiting',
  paid: 'Paid',
  refused: 'Refused',
  lapsed: 'Not received',
  failed: 'Failed',
  unknown: 'Not answered',
};

export const networkNames: Record<WalletNetwork, string> = { mtn: 'MTN', airtel: 'Airtel' };

export const walletNames: Record<WalletNetwork, string> = { mtn: 'MTN Mobile Money', airtel: 'Airtel Money' };

/** The network's menu; MTN keeps pending prompts there. */
export const walletMenus: Record<WalletNetwork, string> = { mtn: '*165#', airtel: '*185#' };

export const monthWords = (months: number): string => counted(months, 'month');

/** A month is 30 days. */
export const periodWords = (months: number): string => dayWords(months * 30);

export const localNumber = (phoneNumber: string): string =>
  phoneNumber.replace(/^\+256(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');

/** Receipts are passed on, so only the number's end is shown. */
export function howPaid({ wallet }: Payment): string {
  return wallet
    ? `${walletNames[wallet.network]}, number ending ${wallet.phoneNumber.slice(-3)}`
    : 'Mobile money, sent by hand';
}
