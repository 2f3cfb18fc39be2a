import { CallFailure } from '#web/features/orders/call-failure.tsx';
import { sendMark } from '#web/features/orders/send-mark.ts';
import { useOrderCall } from '#web/features/orders/use-order-call.ts';
import type { OpenOrder } from '#web/screens/order/open/use-order.ts';
import { ActionButton } from './action-button.tsx';
import { OpenInWhatsapp } from './open-in-whatsapp.tsx';

/** The two answers to "Did you get the goods?": the seller says so, and only the buyer makes it certain. */
export function AskedWhether({ open: { order, take, read }, secret }: { open: OpenOrder; secret: string }) {
  const running = useOrderCall(take, read);
  const receive = () => running.run('received', () => sendMark(order.code, { mark: 'received' }, secret));
  return (
    <>
      <ActionButton look="w-full button-brand" action="received" call={running} onTap={receive}>
        Yes, I received it
      </ActionButton>
      <CallFailure call={running} of={['received']} />
      <OpenInWhatsapp order={order} secret={secret} />
    </>
  );
}
