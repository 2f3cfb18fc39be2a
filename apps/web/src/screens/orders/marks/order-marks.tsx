import type { MarkBody, Order } from '@app/contracts/orders/orders.schemas';
import { Check, Undo2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { stageNames } from '#web/features/orders/order.messages.ts';
import { refetchOrders } from '#web/features/orders/own-orders.api.ts';
import { CancelReasons } from '#web/features/orders/owner/cancel-reasons.tsx';
import { DeliveryCodeField } from '#web/features/orders/owner/delivery-code-field.tsx';
import { markNames, undoNames } from '#web/features/orders/owner/owner-order.messages.ts';
import { hasMark } from '#web/features/orders/send-mark.ts';
import { useOrderCall } from '#web/features/orders/use-order-call.ts';
import { useUndoEnds } from '#web/features/orders/use-undo-ends.ts';
import { useSettled } from '#web/lib/browser/use-settled.ts';
import { RiderDialog } from '#web/screens/orders/rider/rider-dialog.tsx';
import { Button } from '#web/ui/seller/button.tsx';
import { SoldOutOffers } from './sold-out-offers.tsx';
import { useMarks } from './use-marks.ts';
import { isOpen } from './with-mark.ts';

const stages = ['confirmed', 'sent', 'received'] as const;

/** What became of an order: one tap for each stage, and what went wrong beside it. */
export function OrderMarks({ handle, order }: { handle: string; order: Order }) {
  const marks = useMarks(handle, order);
  const refetch = useCallback(() => void refetchOrders(handle), [handle]);
  useUndoEnds(order, refetch);
  // A code is saved before it is shown, because a wrong one marks nothing.
  const coded = useOrderCall(() => setAsks(null), refetch);
  const [asks, setAsks] = useState<'code' | 'cancel' | 'rider' | null>(null);
  const { state, rights, number, proven } = order;
  const undoable = rights.undo.at(-1)?.mark;
  const canCancel = rights.marks.includes('cancelled');
  const goesOn = isOpen(order);
  // No rider goes for an order that has ended. If it goes on again, the window does not come back by itself.
  if (asks === 'rider' && !goesOn) setAsks(null);
  const canProve = rights.marks.includes('received') && !proven && !order.placedByShop;
  // What moves under the finger takes no second half of a double tap.
  const isSettled = useSettled(JSON.stringify([rights.marks, asks]));
  const toggle = (what: 'code' | 'cancel') => {
    coded.forget();
    setAsks(asks === what ? null : what);
  };
  const markReceived = (body: MarkBody) => {
    const { deliveryCode } = body;
    if (deliveryCode !== undefined) return coded.run('received', () => marks.proveByCode(deliveryCode));
    setAsks(null);
    marks.mark(body);
  };
  return (
    <div className="grid grid-cols-1 gap-2" style={isSettled ? undefined : { pointerEvents: 'none' }}>
      {goesOn && <Stages order={order} onMark={(mark) => marks.mark({ mark })} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {rights.marks.includes('paid') && (
          <Button className="px-2 text-sm" onClick={() => marks.mark({ mark: 'paid' })}>
            {markNames.paid}
          </Button>
        )}
        {canProve && (
          <Button className="px-2 text-sm" aria-expanded={asks === 'code'} onClick={() => toggle('code')}>
            Code
          </Button>
        )}
        {goesOn && (
          <Button className="px-2 text-sm" aria-label={`Rider’s message: ${number}`} onClick={() => setAsks('rider')}>
            Rider
          </Button>
        )}
        {canCancel && (
          <Button
            className="px-2 text-sm text-danger"
            aria-expanded={asks === 'cancel'}
            onClick={() => toggle('cancel')}
          >
            Cancel
          </Button>
        )}
        {undoable && (
          <Button variant="text" onClick={() => marks.takeBack(undoable)}>
            <Undo2 size={16} aria-hidden="true" />
            {undoNames[undoable]}
          </Button>
        )}
      </div>
      {/* It stands there before it speaks, so that it is read. */}
      <div role="alert">
        {marks.failure && (
          <p className="text-sm font-semibold text-danger">
            {marks.failure.words}{' '}
            <Button variant="text" onClick={marks.failure.again}>
              Try again
            </Button>
          </p>
        )}
      </div>
      {asks === 'code' && canProve && <DeliveryCodeField isReceived={!goesOn} call={coded} onMark={markReceived} />}
      {asks === 'cancel' && canCancel && (
        <CancelReasons
          call={coded}
          onMark={(body) => {
            setAsks(null);
            marks.mark(body);
          }}
        />
      )}
      {state === 'received' && rights.undo.some(({ mark }) => mark === 'received') && (
        <SoldOutOffers handle={handle} lines={order.lines} />
      )}
      {asks === 'rider' && <RiderDialog orders={[order]} onClose={() => setAsks(null)} />}
    </div>
  );
}

interface StagesProps {
  order: Order;
  onMark: (mark: (typeof stages)[number]) => void;
}

/** Stages can be skipped: goods that were met at the stall are received at once. */
function Stages({ order, onMark }: StagesProps) {
  const { rights, number } = order;
  const next = stages.find((stage) => rights.marks.includes(stage));
  return (
    <fieldset className="grid grid-cols-3 gap-2" aria-label={`Stage of ${number}`}>
      {stages.map((stage) =>
        hasMark(order, stage) && !rights.marks.includes(stage) ? (
          <span key={stage} className="flex min-h-11 items-center justify-center gap-1 text-sm font-semibold">
            <Check size={16} aria-hidden="true" />
            {stageNames[stage]}
          </span>
        ) : (
          <Button
            key={stage}
            className="px-1 text-sm leading-tight"
            variant={stage === next ? 'brand' : 'quiet'}
            disabled={!rights.marks.includes(stage)}
            onClick={() => onMark(stage)}
          >
            {markNames[stage]}
          </Button>
        ),
      )}
    </fieldset>
  );
}
