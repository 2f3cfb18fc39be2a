import { fitsIntoLink } from '@app/contracts/messages/message-text';
import type { Order } from '@app/contracts/orders/orders.schemas';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSubscription } from '#web/features/billing/use-subscription.ts';
import { counted } from '#web/lib/formatting/format.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/seller/button.tsx';
import { Dialog } from '#web/ui/seller/dialog.tsx';
import { SendText } from '#web/ui/seller/send-text.tsx';
import { riderMessage, riderMessagesForLinks, unreachableWords } from './rider-message.ts';

interface RiderDialogProps {
  orders: readonly Order[];
  onClose: () => void;
}

export function RiderDialog({ orders, onClose }: RiderDialogProps) {
  const { now } = useSubscription();
  const isExpired = now?.subscription.status === 'expired';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Rider’s message"
      description={isExpired ? undefined : `${counted(orders.length, 'order')}. Only what the rider needs.`}
    >
      {isExpired ? <WaitsForPlan /> : <Message orders={orders} />}
    </Dialog>
  );
}

function WaitsForPlan() {
  const { pathname } = useLocation();
  return (
    <div className="grid gap-3">
      <p>Rider’s messages wait for your plan, which has ended. Orders and their stages go on.</p>
      <ButtonLink variant="brand" to={paths.subscription} state={{ returnTo: pathname }}>
        Renew Now
      </ButtonLink>
    </div>
  );
}

function Message({ orders }: { orders: readonly Order[] }) {
  const ready = riderMessage(orders);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? ready;
  const unreachable = typed === null ? unreachableWords(orders) : null;
  return (
    <SendText
      text={text}
      parts={typed === null ? riderMessagesForLinks(orders) : [text].filter(fitsIntoLink)}
      isComplete={unreachable === null}
    >
      {unreachable && <p className="rounded-md bg-marigold p-3 font-semibold text-on-marigold">{unreachable}</p>}
      <textarea
        className="field py-2"
        rows={8}
        aria-label="The message"
        value={text}
        onChange={(event) => setTyped(event.target.value)}
      />
    </SendText>
  );
}
