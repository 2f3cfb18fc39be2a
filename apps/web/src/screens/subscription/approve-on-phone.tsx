import type { Payment } from '@app/contracts/billing/billing.schemas';
import { localNumber, monthWords, walletMenus, walletNames } from '#web/features/billing/mobile-money.messages.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';

/** A payment that waits for a PIN, on the phone or first on its provider's page. */
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
