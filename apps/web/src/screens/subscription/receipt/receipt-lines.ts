import type { Payment } from '@app/contracts/billing.schemas';
import { howPaid, monthWords } from '#web/features/billing/mobile-money.messages.ts';
import { formatDay, formatPrice } from '#web/lib/formatting/format.ts';
import { productName } from '#web/lib/product-name.ts';

export function receiptLines(payment: Payment, handle: string | null): [name: string, value: string][] {
  const { reference, months, amountUgx, receipt, paidAt, periodStartsAt, periodEndsAt } = payment;
  const lines: [string, string | null][] = [
    ['Receipt number', reference],
    ['Date', paidAt && formatDay(paidAt)],
    ['For', `${productName} Premium, ${monthWords(months)}`],
    ['Period', periodStartsAt && periodEndsAt && `${formatDay(periodStartsAt)} to ${formatDay(periodEndsAt)}`],
    ['Shop', handle && `@${handle}`],
    ['Amount', formatPrice(amountUgx)],
    ['Paid with', howPaid(payment)],
    ['Transaction ID', receipt],
  ];
  return lines.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
}
