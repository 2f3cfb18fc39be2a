import type { AdminPayment } from '@app/contracts/admin/users.schemas';
import { Link } from 'react-router';
import { PaymentActions } from '#web/features/admin/actions/payment-actions.tsx';
import { receiptWords } from '#web/features/admin/details/user-payments.tsx';
import { counted, dayAndTime } from '#web/features/admin/format.ts';
import { useAdmin } from '#web/features/admin/frame/require-admin.tsx';
import { adminPaths } from '#web/features/admin/session/admin-paths.ts';
import { isAtLeast } from '#web/features/admin/session/roles.ts';
import { paymentStatusNames } from '#web/features/billing/mobile-money.messages.ts';
import { formatDay, formatPrice } from '#web/lib/formatting/format.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { copyText } from '#web/ui/seller/copy-field.tsx';
import { showSuccess, showText } from '#web/ui/seller/toasts.tsx';
import { ProviderAnswers } from './provider-answers.tsx';

export function PaymentCard({ payment, onDecided }: { payment: AdminPayment; onDecided: () => void }) {
  const { role } = useAdmin();
  const { amountUgx, months, provider, reference, status, handle, userId } = payment;
  const copy = async () => {
    if (await copyText(reference)) showSuccess('Reference copied');
    else showText('Failed to copy the reference');
  };
  return (
    <li className="panel grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3">
          <b className="text-lg tracking-wide wrap-anywhere">{reference}</b>
          <Button variant="text" aria-label={`Copy the reference ${reference}`} onClick={copy}>
            Copy
          </Button>
        </p>
        <span className={status === 'pending' ? 'badge' : 'font-semibold'}>{paymentStatusNames[status]}</span>
      </div>
      <p>
        <b>{formatPrice(amountUgx)}</b> for {counted(months, 'month')}, from{' '}
        {handle === null ? (
          'a deleted account'
        ) : (
          <Link
            className="inline-flex min-h-6 items-center underline wrap-anywhere"
            to={adminPaths.user(userId)}
            discover="none"
          >
            @{handle}
          </Link>
        )}
      </p>
      <p className="text-sm text-muted wrap-anywhere">{historyOf(payment)}</p>
      {isAtLeast(role, 'support') && handle !== null && <PaymentActions payment={payment} onDone={onDecided} />}
      {isAtLeast(role, 'support') && provider !== 'manual' && (
        <div>
          <ProviderAnswers payment={payment} onAsked={onDecided} />
        </div>
      )}
    </li>
  );
}

function historyOf(payment: AdminPayment): string {
  const { provider, createdAt, lapsesAt, status, paidAt, periodStartsAt, periodEndsAt, refusedReason } = payment;
  return [
    `Started on ${dayAndTime(createdAt)} (${provider})`,
    status === 'pending' && `open until ${dayAndTime(lapsesAt)}`,
    status === 'lapsed' && `ran out on ${dayAndTime(lapsesAt)}`,
    receiptWords(payment),
    paidAt && `paid on ${dayAndTime(paidAt)}`,
    periodStartsAt && periodEndsAt && `covers ${formatDay(periodStartsAt)} to ${formatDay(periodEndsAt)}`,
    (status === 'refused' || status === 'failed') && refusedReason && `the seller was told: “${refusedReason}”`,
  ]
    .filter(Boolean)
    .join(' · ');
}
