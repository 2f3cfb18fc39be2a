import type { Payment, Subscription } from '@app/contracts/billing/billing.schemas';
import type { WalletNetwork } from '@app/contracts/billing/wallet-network';
import type { ReactNode } from 'react';
import { walletMenus } from '#web/features/billing/mobile-money.messages.ts';
import { OneTap } from '#web/features/billing/one-tap.tsx';
import { otherWay, sameAgain } from '#web/features/billing/payment-choice.ts';
import { SupportLine } from '#web/features/site/support-contact.tsx';
import { formatDay, formatPrice } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/seller/button.tsx';
import { Section } from '#web/ui/seller/section.tsx';
import { ChangePayment, goToPayForm } from './pay/pay-form.tsx';

interface PaymentNewsProps {
  payment: Payment;
  subscription: Subscription;
  supportWhatsapp: string | null;
  returnTo: string;
}

/** What became of a payment that does not wait any more, and what to do next. */
export function PaymentNews({ payment, subscription, supportWhatsapp, returnTo }: PaymentNewsProps) {
  const { status, stoppedAt, reference, message } = payment;
  if (status === 'pending') return null;
  if (status === 'paid') return <Paid payment={payment} returnTo={returnTo} />;
  const isBad = status !== 'unknown' && !stoppedAt;
  return (
    <Section
      tabIndex={-1}
      title={stoppedAt ? 'Request stopped' : headings[status]}
      look={`text-lg leading-tight font-bold ${isBad ? 'text-danger' : ''}`}
      className="panel grid grid-cols-1 gap-3"
    >
      <p role="status">{message}</p>
      {stoppedAt ? (
        <Button variant="brand" className="justify-self-start" onClick={goToPayForm}>
          Enter another number
        </Button>
      ) : (
        <PayAgain payment={payment} subscription={subscription} />
      )}
      <div>
        <p className="text-sm text-muted">Reference {reference}</p>
        <SupportLine number={supportWhatsapp} />
      </div>
    </Section>
  );
}

const headings: Record<Exclude<Payment['status'], 'pending' | 'paid'>, string> = {
  failed: 'Your payment did not go through',
  unknown: 'No answer yet',
  refused: 'Your payment was refused',
  lapsed: 'Your payment was not received',
};

function PayAgain({ payment: { status }, subscription }: Pick<PaymentNewsProps, 'payment' | 'subscription'>) {
  const usual = sameAgain(subscription);
  if (!usual) return null;
  const other = otherWay(subscription);
  return (
    <>
      {status === 'unknown' && <CheckWallet network={usual.wallet.network} />}
      <OneTap
        usual={usual}
        words={status === 'failed' ? 'Try again:' : 'Pay again:'}
        other={other}
        isQuiet={status === 'unknown'}
      />
      <ChangePayment hasOtherWay={Boolean(other)} />
    </>
  );
}

/** Paying twice is easy, so looking comes first. */
function CheckWallet({ network }: { network: WalletNetwork }) {
  const menu = walletMenus[network];
  return (
    <a className="button button-brand justify-self-start" href={`tel:${encodeURIComponent(menu)}`}>
      Check wallet: dial {menu}
    </a>
  );
}

function Paid({ payment, returnTo }: { payment: Payment; returnTo: string }) {
  const { amountUgx, reference, stoppedAt } = payment;
  return (
    <Section
      tabIndex={-1}
      className="panel grid gap-3"
      title={`You have paid ${formatPrice(amountUgx)}`}
      lead={
        <PaidUntil payment={payment}>{stoppedAt && 'The request that you stopped was approved after all. '}</PaidUntil>
      }
    >
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="brand" to={returnTo}>
          Continue
        </ButtonLink>
        <ButtonLink to={paths.receipt(reference)}>Receipt</ButtonLink>
      </div>
    </Section>
  );
}

function PaidUntil({ payment: { periodEndsAt }, children }: { payment: Payment; children?: ReactNode }) {
  return (
    <p>
      {children}
      {periodEndsAt && `Your shop is paid until ${formatDay(periodEndsAt)}.`}
    </p>
  );
}

/** An earlier request that was approved although another one took its place. Both count. */
export function PaidBesides({ late, isWaiting }: { late: Payment; isWaiting: boolean }) {
  const { amountUgx, months, reference } = late;
  return (
    <Section
      tabIndex={-1}
      className="panel grid gap-3"
      title={`Your earlier request was paid, too: ${formatPrice(amountUgx)}`}
    >
      <div role="status">
        <PaidUntil payment={late}>Its {30 * months} days are added. </PaidUntil>
        {isWaiting && <p>Do not want to pay twice? Then do not enter your PIN for the new request.</p>}
      </div>
      <ButtonLink className="justify-self-start" to={paths.receipt(reference)}>
        Receipt<span className="sr-only"> {reference}</span>
      </ButtonLink>
    </Section>
  );
}
