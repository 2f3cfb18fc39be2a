import type { Payment } from '@app/contracts/billing/billing.schemas';
import { localNumber, monthWords, walletMenus, walletNames } from '#web/features/billing/mobile-money.messages.ts';
import { formatDay, formatPrice } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';

export function PaymentNews({ payment, returnTo }: { payment: Payment; returnTo: string }) {
  const { status, reference, message } = payment;
  if (status === 'pending') return null;
  if (status === 'paid') return <Paid payment={payment} returnTo={returnTo} />;
  return (
    <Section
      title={headings[status]}
      look={`font-bold ${status === 'unknown' ? '' : 'text-danger'}`}
      className="panel grid gap-1"
    >
      <p role="status">{message}</p>
      <p className="text-sm text-muted">Reference {reference}</p>
    </Section>
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

export function ApproveOnPhone({ payment }: { payment: Payment }) {
  const { wallet, redirectUrl, amountUgx, months, message, reference } = payment;
  if (!wallet) return null;
  const menu = walletMenus[wallet.network];
  return (
    <section className="panel grid gap-4" aria-labelledby="approve">
      <div>
        <h2 id="approve" className="text-lg leading-tight font-bold">
          {redirectUrl ? 'One more step' : 'Approve on your phone'}
        </h2>
        <p className="mt-1 text-xl leading-tight font-bold">{formatPrice(amountUgx)}</p>
        <p className="text-muted">
          {monthWords(months)} · {walletNames[wallet.network]} {localNumber(wallet.phoneNumber)}
        </p>
      </div>
      <p>{message}</p>
      {redirectUrl ? (
        <a className="button button-brand" href={redirectUrl}>
          Continue
        </a>
      ) : (
        <a className="button button-quiet" href={`tel:${encodeURIComponent(menu)}`}>
          Dial {menu}
        </a>
      )}
      <div className="notice mb-0" role="status">
        <span className="spinner" aria-hidden="true" />
        <span>
          We are waiting for your PIN. You can leave this page: when you come back, you find your payment here.
        </span>
      </div>
      <p className="text-sm text-muted">Reference {reference}</p>
    </section>
  );
}
