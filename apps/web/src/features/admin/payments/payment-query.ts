import type { AdminPayment } from '@app/contracts/admin-users';

export type PaymentShow = 'open' | 'decided';

/** What is listed, in the order of the chips. */
export const paymentShowNames: Record<PaymentShow, string> = { open: 'Open', decided: 'Decided' };

const longestSearch = 40;

/** What an address asks of the list. What can't be meant is left out: an address never fails. */
export function readPaymentQuery(params: URLSearchParams): { state: PaymentShow; search: string } {
  return {
    state: params.get('state') === 'decided' ? 'decided' : 'open',
    search: (params.get('search') ?? '').slice(0, longestSearch).trim(),
  };
}

/** A reference as it is compared: typed from a receipt with small letters, spaces, or without its dash. */
const bare = (reference: string) => reference.toUpperCase().replaceAll(/[\s-]/g, '');

/** The payments of which the reference, or the receipt, holds what was typed. */
export function foundPayments(payments: AdminPayment[], search: string): AdminPayment[] {
  const typed = bare(search);
  if (typed === '') return payments;
  return payments.filter(({ reference, receipt }) =>
    [reference, receipt ?? ''].some((one) => bare(one).includes(typed)),
  );
}
