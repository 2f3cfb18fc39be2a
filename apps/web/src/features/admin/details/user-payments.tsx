import type { AdminPayment } from '@app/contracts/admin/users.schemas';
import { useState } from 'react';
import { PaymentActions } from '#web/features/admin/actions/payment-actions.tsx';
import { providerName } from '#web/features/admin/provider-names.ts';
import { paymentStatusNames } from '#web/features/billing/mobile-money.messages.ts';
import { formatDay, formatPrice } from '#web/lib/formatting/format.ts';
import { Button } from '#web/ui/seller/button.tsx';

/** While a payment is open, its transaction ID is the seller's word. */
export function receiptWords({ receipt, status }: AdminPayment): string | null {
  if (receipt === null) return null;
  const isOpen = status === 'pending' || status === 'lapsed';
  return `${isOpen ? 'the seller says: paid, ' : ''}transaction ID ${receipt}`;
}

const shownAtFirst = 3;

export function UserPayments({ payments, mayAct }: { payments: AdminPayment[]; mayAct: boolean }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = !isWhole && payments.length > shownAtFirst;
  if (payments.length === 0) return <p className="text-sm text-muted">No payments yet.</p>;
  return (
    <>
      <ul className="grid gap-2" aria-label="Payments">
        {payments.slice(0, isLong ? shownAtFirst : payments.length).map((payment) => (
          <li key={payment.paymentId} className="rounded-md border border-line p-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>
                <b>{formatPrice(payment.amountUgx)}</b> · {formatDay(payment.createdAt)}
              </span>
              <span className="font-semibold">{paymentStatusNames[payment.status]}</span>
            </p>
            <p className="text-sm text-muted wrap-anywhere">{paymentWords(payment)}</p>
            {mayAct && <PaymentActions payment={payment} />}
          </li>
        ))}
      </ul>
      {isLong && (
        <Button className="justify-self-start" onClick={() => setWhole(true)}>
          Show all {payments.length} payments
        </Button>
      )}
    </>
  );
}

function paymentWords(payment: AdminPayment): string {
  const { reference, provider, months, periodStartsAt, periodEndsAt, refusedReason } = payment;
  return [
    `Reference ${reference} (${providerName(provider)})`,
    months === 1 ? null : `${months} months`,
    receiptWords(payment),
    periodStartsAt && periodEndsAt && `${formatDay(periodStartsAt)} to ${formatDay(periodEndsAt)}`,
    refusedReason,
  ]
    .filter(Boolean)
    .join(' · ');
}
