import type { Subscription } from '@app/contracts/billing/billing.schemas';
import { useEffect, useRef } from 'react';
import { isTyping } from '#web/lib/browser/is-typing.ts';
import { isWindowOpen } from '#web/ui/seller/dialog.tsx';
import { ApproveOnPhone } from './approve-on-phone.tsx';
import { PaymentByHand } from './payment-by-hand.tsx';
import { PaidBesides, PaymentNews } from './payment-news.tsx';

interface PaymentStatusProps {
  subscription: Subscription;
  supportWhatsapp: string | null;
  returnTo: string;
}

/** Where the payment stands, at the top of the plan. What changes while the seller is here comes into view and is read out. */
export function PaymentStatus({ subscription, supportWhatsapp, returnTo }: PaymentStatusProps) {
  const { payment, latePayment } = subscription;
  const box = useRef<HTMLDivElement>(null);
  const state = payment && `${payment.paymentId} ${payment.status} ${latePayment?.paymentId}`;
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (isTyping() || isWindowOpen()) return;
    const news = box.current?.querySelector<HTMLElement>('section');
    news?.focus({ preventScroll: true });
    news?.scrollIntoView({ block: 'start' });
  }, [state]);
  const isWaiting = payment?.status === 'pending';
  return (
    <div ref={box} className="grid gap-4 empty:hidden">
      {latePayment && <PaidBesides late={latePayment} isWaiting={isWaiting} />}
      {payment && <PaymentNews payment={payment} subscription={subscription} returnTo={returnTo} />}
      {isWaiting &&
        (payment.wallet ? (
          <ApproveOnPhone payment={payment} />
        ) : (
          <PaymentByHand key={payment.paymentId} payment={payment} supportWhatsapp={supportWhatsapp} />
        ))}
    </div>
  );
}
