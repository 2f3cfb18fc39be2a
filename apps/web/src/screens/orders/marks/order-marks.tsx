import type { MarkBody, Order, OrderMark } from '@app/contracts/orders/orders.schemas';
import { Banknote, Bike, ChevronDown, CircleCheck, CircleX, PackageCheck, Truck, Undo2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { refetchOrders } from '#web/features/orders/own-orders.api.ts';
import { CancelReasons } from '#web/features/orders/owner/cancel-reasons.tsx';
import { DeliveryCodeField } from '#web/features/orders/owner/delivery-code-field.tsx';
import { markNames, ownersMessages, undoNames } from '#web/features/orders/owner/owner-order.messages.ts';
import { useOrderCall } from '#web/features/orders/use-order-call.ts';
import { useUndoEnds } from '#web/features/orders/use-undo-ends.ts';
import { useSettled } from '#web/lib/browser/use-settled.ts';
import { RiderDialog } from '#web/screens/orders/rider/rider-dialog.tsx';
import { Button } from '#web/ui/seller/button.tsx';
import { SoldOutOffers } from './sold-out-offers.tsx';
import { useMarks } from './use-marks.ts';
import { isOpen } from './with-mark.ts';

type Step = OrderMark | 'rider';

/** In the order of an order's life. Stages can be skipped: goods that were met at the stall are received at once. */
const steps = ['confirmed', 'sent', 'received', 'paid', 'rider', 'cancelled'] as const;

const canProve = ({ rights, proven, placedByShop }: Order) =>
  rights.marks.includes('received') && !proven && !placedByShop;

function isPossible(order: Order, step: Step): boolean {
  if (step === 'rider') return isOpen(order);
  return order.rights.marks.includes(step) && (step !== 'received' || isOpen(order) || canProve(order));
}

interface OrderMarksProps {
  handle: string;
  order: Order;
  /** Whether orders of the list are chosen: what is done with them stands in their bar. */
  isChoosing: boolean;
}

/** What became of an order: one tap for its next step, the others behind "More", and what went wrong beside it. */
export function OrderMarks({ handle, order, isChoosing }: OrderMarksProps) {
  const marks = useMarks(handle, order);
  const refetch = useCallback(() => void refetchOrders(handle), [handle]);
  useUndoEnds(order, refetch);
  // A code is saved before it is shown, because a wrong one marks nothing.
  const coded = useOrderCall(() => setAsks(null), refetch);
  const [asks, setAsks] = useState<'received' | 'cancelled' | 'rider' | null>(null);
  const { state, rights } = order;
  const undoable = rights.undo.at(-1)?.mark;
  const goesOn = isOpen(order);
  // No rider goes for an order that has ended. If it goes on again, the window does not come back by itself.
  if (asks === 'rider' && !goesOn) setAsks(null);
  // What moves under the finger takes no second half of a double tap.
  const isSettled = useSettled(JSON.stringify([rights.marks, asks]));
  const mark = (body: MarkBody) => {
    setAsks(null);
    marks.mark(body);
  };
  const take = (step: Step) => {
    if (step === 'rider') return setAsks(step);
    if (step !== 'cancelled' && !(step === 'received' && canProve(order))) return mark({ mark: step });
    coded.forget();
    setAsks(asks === step ? null : step);
  };
  const markReceived = (body: MarkBody) => {
    const { deliveryCode } = body;
    if (deliveryCode === undefined) mark(body);
    else coded.run('received', () => marks.proveByCode(deliveryCode));
  };
  return (
    <div className="grid grid-cols-1 gap-2" style={isSettled ? undefined : { pointerEvents: 'none' }}>
      <Steps key={String(isChoosing)} order={order} asks={asks} onTake={take} />
      {undoable && (
        <Button variant="text" className="justify-self-start" onClick={() => marks.takeBack(undoable)}>
          <Undo2 size={16} aria-hidden="true" />
          {undoNames[undoable]}
        </Button>
      )}
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
      {asks === 'received' && canProve(order) && (
        <DeliveryCodeField isReceived={!goesOn} call={coded} onMark={markReceived} />
      )}
      {asks === 'cancelled' && rights.marks.includes('cancelled') && <CancelReasons call={coded} onMark={mark} />}
      {state === 'received' && rights.undo.some(({ mark }) => mark === 'received') && (
        <SoldOutOffers handle={handle} lines={order.lines} />
      )}
      {asks === 'rider' && <RiderDialog orders={[order]} onClose={() => setAsks(null)} />}
    </div>
  );
}

interface StepsProps {
  order: Order;
  asks: Step | null;
  onTake: (step: Step) => void;
}

const symbols = {
  confirmed: CircleCheck,
  sent: Truck,
  received: PackageCheck,
  paid: Banknote,
  rider: Bike,
  cancelled: CircleX,
} satisfies Record<Step, unknown>;

function Steps({ order, asks, onTake }: StepsProps) {
  const [isOpened, setOpened] = useState(false);
  const [next, ...others] = steps.filter((step) => isPossible(order, step));
  if (!next) return null;
  const opens = (step: Step) => step === 'cancelled' || (step === 'received' && canProve(order));
  const propsOf = (step: Step) => ({
    'aria-expanded': opens(step) ? asks === step : undefined,
    'aria-label': step === 'rider' ? `Rider’s message: ${order.number}` : undefined,
    onClick: () => {
      // After a mark another step is the next one.
      if (!opens(step) && step !== 'rider') setOpened(false);
      onTake(step);
    },
  });
  return (
    <>
      <div className="grid grid-cols-[1fr_auto] gap-2">
        <Button
          key={next}
          className={`px-2 text-sm ${next === 'cancelled' ? 'text-danger' : ''}`}
          variant={next === 'rider' || next === 'cancelled' ? 'quiet' : 'brand'}
          {...propsOf(next)}
        >
          {nameOf(next, order)}
        </Button>
        {others.length > 0 && (
          <Button
            className="px-3 text-sm"
            aria-expanded={isOpened}
            aria-label={`More for order ${order.number}`}
            onClick={() => setOpened(!isOpened)}
          >
            More
            <ChevronDown size={18} className={isOpened ? 'rotate-180' : ''} aria-hidden="true" />
          </Button>
        )}
      </div>
      {isOpened && others.length > 0 && (
        <div className="menu-group scroll-mb-20" ref={bringIntoView}>
          {others.map((step) => {
            const Sign = symbols[step];
            return (
              <button
                key={step}
                type="button"
                className={`menu-item ${step === 'cancelled' ? 'text-danger' : ''}`}
                {...propsOf(step)}
              >
                <Sign size={20} className="flex-none" aria-hidden="true" />
                {nameOf(step, order)}
              </button>
            );
          })}
        </div>
      )}
    </>
  );
}

/** Opened at the end of a phone's screen, the menu would lie below the bar. */
const bringIntoView = (menu: HTMLElement | null) => void menu?.scrollIntoView?.({ block: 'nearest' });

function nameOf(step: Step, order: Order): string {
  if (step === 'rider') return 'Rider’s message';
  return step === 'received' && !isOpen(order) ? ownersMessages.addCode : markNames[step];
}
