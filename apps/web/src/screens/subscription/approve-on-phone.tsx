import { stopPayment } from '@app/contracts/billing/billing.endpoints';
import type { Payment } from '@app/contracts/billing/billing.schemas';
import { cacheSubscription } from '#web/features/billing/billing.api.ts';
import { localNumber, monthWords, walletMenus, walletNames } from '#web/features/billing/mobile-money.messages.ts';
import { useSubmit } from '#web/features/forms/use-submit.ts';
import { formatPrice } from '#web/lib/formatting/format.ts';
import { call } from '#web/lib/requests/call.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';

/** A payment by mobile money that waits for its payer. */
export function ApproveOnPhone({ payment }: { payment: Payment }) {
  const { wallet, redirectUrl, amountUgx, months, message, reference } = payment;
  if (!wallet) return null;
  const menu = walletMenus[wallet.network];
  return (
    <Section
      tabIndex={-1}
      className="panel grid gap-3"
      title={redirectUrl ? 'One more step' : 'Approve on your phone'}
      lead={
        <>
          <p className="text-xl leading-tight font-bold text-ink">{formatPrice(amountUgx)}</p>
          <p>
            {monthWords(months)} · {walletNames[wallet.network]}{' '}
            <span className="whitespace-nowrap">{localNumber(wallet.phoneNumber)}</span>
          </p>
        </>
      }
    >
      <p role="status">{message}</p>
      <p className="flex items-center gap-2 font-semibold">
        <span className="spinner" aria-hidden="true" />
        We are waiting for your {redirectUrl ? 'payment' : 'PIN'}.
      </p>
      <div className="grid max-w-sm grid-cols-2 gap-2">
        {redirectUrl ? (
          <a className="button button-brand" href={redirectUrl}>
            Continue
          </a>
        ) : (
          <a className="button button-quiet px-1" href={`tel:${encodeURIComponent(menu)}`}>
            Dial {menu}
          </a>
        )}
        <WrongNumber payment={payment} />
      </div>
      <p className="text-sm text-muted">
        You can leave this page: when you come back, you find your payment here. Reference {reference}
      </p>
    </Section>
  );
}

/** No provider takes a request back. We only stop waiting, so that another number can be asked. */
function WrongNumber({ payment: { paymentId } }: { payment: Payment }) {
  const { submit, pending } = useSubmit({
    send: async () => cacheSubscription((await call(stopPayment, { params: { paymentId } })).data),
    failed: 'Failed to stop the request. Please try again.',
  });
  return (
    <Button className="px-1" pending={pending} onClick={submit}>
      Wrong number?
    </Button>
  );
}
