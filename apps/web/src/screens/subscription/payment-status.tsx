import type { Subscription } from '@app/contracts/billing/billing.schemas';
import { useEffect, useRef } from 'react';
import { mayBeginPayment } from '#web/features/billing/payment-choice.ts';
import { isTyping } from '#web/lib/browser/is-typing.ts';
import { isWindowOpen } from '#web/ui/seller/dialog.tsx';
import { ApproveOnPhone } from './approve-on-phone.tsx';
import { ChangePayment } from './pay/pay-form.tsx';
import { PaymentByHand } from './payment-by-hand.tsx';
import { PaidBesides, PaymentNews } from './payment-news.tsx';

interface PaymentStatusProps {
  subscription: Subscription;
  supportWhatsapp: string | null;
  returnTo: string;
}

/**
 * Where the payment stands, at the top of the plan. What changes while the seller is here comes into view and is read
 * out: an earlier request that was paid after all, unless the newest one changes, too.
 */
export function PaymentStatus({ subscription, supportWhatsapp, returnTo }: PaymentStatusProps) {
  const { payment, latePayment } = subscription;
  const box = useRef<HTMLDivElement>(null);
  const newest = payment && `${payment.paymentId} ${payment.status}`;
  const late = latePayment?.paymentId;
  const shown = useRef({ newest, late });
  useEffect(() => {
    const before = shown.current;
    shown.current = { newest, late };
    if (before.newest === newest && before.late === late) return;
    if (isTyping() || isWindowOpen()) return;
    const isNewest = before.newest !== newest;
    // The newest request stands last.
    const news = box.current?.querySelector<HTMLElement>(`:scope > ${isNewest ? ':last-child' : ':first-child'}`);
    news?.focus({ preventScroll: true });
    news?.scrollIntoView({ block: 'start' });
  }, [newest, late]);
  const isWaiting = payment?.status === 'pending';
  return (
    <div ref={box} className="grid gap-4 empty:hidden [&>*]:scroll-mt-3">
      {latePayment && <PaidBesides late={latePayment} isWaiting={isWaiting} />}
      {payment && (
        <PaymentNews
          payment={payment}
          subscription={subscription}
          supportWhatsapp={supportWhatsapp}
          returnTo={returnTo}
        />
      )}
      {isWaiting &&
        (payment.wallet ? (
          <ApproveOnPhone payment={payment} />
        ) : (
          <PaymentByHand key={payment.paymentId} payment={payment} supportWhatsapp={supportWhatsapp}>
            {mayBeginPayment(subscription) && subscription.canPay && <ChangePayment />}
          </PaymentByHand>
        ))}
    </div>
  );
}
