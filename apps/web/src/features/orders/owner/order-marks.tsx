import { undoOrderMark } from '@app/contracts/orders/orders.endpoints';
import type { MarkBody, Order, OrderMark } from '@app/contracts/orders/orders.schemas';
import { useState } from 'react';
import { CallFailure } from '#web/features/orders/call-failure.tsx';
import { sendMark } from '#web/features/orders/send-mark.ts';
import { type TakeOrder, useOrderCall } from '#web/features/orders/use-order-call.ts';
import { useSettled } from '#web/lib/browser/use-settled.ts';
import { call } from '#web/lib/requests/call.ts';
import { Button } from '#web/ui/seller/button.tsx';
import { CancelReasons } from './cancel-reasons.tsx';
import { DeliveryCodeField } from './delivery-code-field.tsx';
import { markNames, ownersMessages, undoNames } from './owner-order.messages.ts';

interface OrderMarksProps {
  order: Order;
  /** The order as it is after a mark. */
  onOrder: TakeOrder;
  /** It is not what it was: read it again. */
  onRefused: () => void;
}

/** In the order of an order's life; the first that is possible is the next step. */
const steps = ['confirmed', 'sent', 'received'] as const;

/** The seller's taps on one order, each of which can be taken back for 10 minutes. On its page and in the list. */
export function OrderMarks({ order, onOrder, onRefused }: OrderMarksProps) {
  const { code, placedByShop, rights, state } = order;
  const [open, setOpen] = useState<'received' | 'cancelled' | null>(null);
  const running = useOrderCall(onOrder, onRefused);
  const isSettled = useSettled(JSON.stringify([rights, open]));
  const may = (mark: OrderMark) => rights.marks.includes(mark);
  const mark = async (body: MarkBody) => {
    const isDone = await running.run(body.mark, () => sendMark(code, body));
    if (isDone) setOpen(null);
  };
  const undo = (mark: OrderMark, at: string) =>
    running.run(
      `undo ${mark}`,
      async () => (await call(undoOrderMark, { params: { code, mark }, query: { at } })).data,
    );
  const toggle = (what: typeof open) => {
    running.forget();
    setOpen(open === what ? null : what);
  };
  // The buyer's word alone ends nothing.
  const isReceived = state === 'received' && !may('cancelled');
  const canProve = may('received') && !placedByShop;
  const atOnce: OrderMark[] = [
    'confirmed',
    'sent',
    'paid',
    ...(placedByShop && !isReceived ? ['received' as const] : []),
  ];
  const next = isReceived ? undefined : steps.find(may);
  const lookOf = (step: OrderMark) => (step === next ? 'brand' : 'quiet');
  return (
    <div className="grid gap-2" style={isSettled ? undefined : { pointerEvents: 'none' }}>
      <div className="flex flex-wrap gap-2">
        {atOnce.filter(may).map((step) => (
          <Button
            key={step}
            className="flex-1 whitespace-nowrap"
            variant={lookOf(step)}
            pending={running.running === step}
            onClick={() => mark({ mark: step })}
          >
            {markNames[step]}
          </Button>
        ))}
        {canProve && (
          <Button
            className="flex-1 whitespace-nowrap"
            variant={lookOf('received')}
            aria-expanded={open === 'received'}
            onClick={() => toggle('received')}
          >
            {isReceived ? ownersMessages.addCode : markNames.received}
          </Button>
        )}
        {may('cancelled') && (
          <Button
            className="flex-1 whitespace-nowrap"
            aria-expanded={open === 'cancelled'}
            onClick={() => toggle('cancelled')}
          >
            {markNames.cancelled}
          </Button>
        )}
        {rights.undo.map(({ mark: made, at }) => (
          <Button key={made} variant="text" pending={running.running === `undo ${made}`} onClick={() => undo(made, at)}>
            {undoNames[made]}
          </Button>
        ))}
      </div>
      {open === 'received' && canProve && <DeliveryCodeField isReceived={isReceived} call={running} onMark={mark} />}
      {open === 'cancelled' && may('cancelled') && <CancelReasons call={running} onMark={mark} />}
      <CallFailure call={running} of={[...atOnce, 'cancelled', ...undoActions]} />
    </div>
  );
}

const undoActions = Object.keys(undoNames).map((mark) => `undo ${mark}`);
