import type { Payment } from '@app/contracts/billing/billing.schemas';
import { formatDay, formatPrice } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/seller/button.tsx';

export function PaymentNews({ payment, returnTo }: { payment: Payment; returnTo: string }) {
  const { status, reference, message } = payment;
  if (status === 'pending') return null;
  if (status === 'paid') return <Paid payment={payment} returnTo={returnTo} />;
  return (
    <section className="panel grid gap-1" aria-labelledby="news">
      <h2 id="news" className={`font-bold ${status === 'unknown' ? '' : 'text-danger'}`}>
        {headings[status]}
      </h2>
      <p role="status">{message}</p>
      <p className="text-sm text-muted">Reference {reference}</p>
    </section>
  );
}

const headings: Record<Exclude<Payment['status'], 'pending' | 'paid'>, string> = {
  failed: 'Your payment did not go through',
  unknown: 'No answer yet',
  refused: 'Your payment was refused',
  lapsed: 'Your payment was not received',
};

function Paid({ payment, returnTo }: { payment: Payment; returnTo: string }) {
  const { amountUgx, periodEndsAt, reference } = payment;
  return (
    <section className="panel grid gap-3" aria-labelledby="news">
      <div>
        <h2 id="news" className="text-lg leading-tight font-bold">
          You have paid {formatPrice(amountUgx)}
        </h2>
        {periodEndsAt && <p>It runs until {formatDay(periodEndsAt)}.</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="brand" to={returnTo}>
          Continue
        </ButtonLink>
        <ButtonLink to={paths.receipt(reference)}>Receipt</ButtonLink>
      </div>
    </section>
  );
}
