import type { Payment } from '@app/contracts/billing/billing.schemas';
import { useQuery } from '@tanstack/react-query';
import { paymentsQuery } from '#web/features/billing/billing.api.ts';
import { paymentStatusNames } from '#web/features/billing/mobile-money.messages.ts';
import { formatDay, formatPrice } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { Skeleton } from '#web/ui/seller/skeleton.tsx';
import { ErrorState } from '#web/ui/seller/states.tsx';

export function PaymentList() {
  const { data, error, refetch } = useQuery({ ...paymentsQuery(), select: ({ payments }) => payments });
  return (
    <Section title="Your payments" className="grid gap-3">
      {error && <ErrorState error={error} words="Failed to load your payments" onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-16" />}
      {data?.length === 0 && <p className="text-muted">You have not paid anything yet.</p>}
      {data && data.length > 0 && (
        <ul className="grid gap-2">
          {data.map((payment) => (
            <PaymentLine key={payment.paymentId} payment={payment} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function PaymentLine({ payment }: { payment: Payment }) {
  const { status, amountUgx, reference, receipt, createdAt, periodStartsAt, periodEndsAt, refusedReason, stoppedAt } =
    payment;
  return (
    <li className="panel flex flex-wrap items-baseline justify-between gap-x-4 py-3">
      <span>
        <b>{formatPrice(amountUgx)}</b> · {formatDay(createdAt)}
      </span>
      <span className={status === 'paid' ? 'font-semibold' : 'text-muted'}>
        {status === 'failed' && stoppedAt ? 'Stopped' : paymentStatusNames[status]}
      </span>
      <span className="w-full text-sm text-muted wrap-anywhere">
        Reference {reference}
        {receipt && `, transaction ID ${receipt}`}
        {periodStartsAt && periodEndsAt && `, for ${formatDay(periodStartsAt)} to ${formatDay(periodEndsAt)}`}
        {refusedReason && `. ${refusedReason}`}
      </span>
      {status === 'paid' && (
        <ButtonLink className="-ml-4" variant="text" to={paths.receipt(reference)}>
          Receipt<span className="sr-only"> {reference}</span>
        </ButtonLink>
      )}
    </li>
  );
}
