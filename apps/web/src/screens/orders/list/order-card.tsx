import { orderPath } from '@app/contracts/orders/order-code';
import type { Order } from '@app/contracts/orders/orders.schemas';
import { payOnDeliveryWords } from '#web/features/catalog/facts/pay-on-delivery.ts';
import { DeliveryLine } from '#web/features/orders/delivery-line.tsx';
import { totalWords } from '#web/features/orders/order.messages.ts';
import { useFocusNear } from '#web/lib/browser/use-focus-near.ts';
import { clockTime } from '#web/lib/formatting/day-and-time.ts';
import { OrderMarks } from '#web/screens/orders/marks/order-marks.tsx';
import { Buyer } from './buyer.tsx';
import { CardLines } from './card-lines.tsx';
import { stateBadges } from './order-badges.ts';

interface OrderCardProps {
  handle: string;
  order: Order;
  isChosen: boolean;
  /** Whether any order of the list is chosen. */
  isChoosing: boolean;
  /** Null where orders are not chosen, and for one that has ended. */
  onChoose: ((isChosen: boolean) => void) | null;
}

/** An order as its seller packs and sends it. */
export function OrderCard({ handle, order, isChosen, isChoosing, onChoose }: OrderCardProps) {
  const { number, code, askedAt } = order;
  const { near, onClickCapture } = useFocusNear<HTMLParagraphElement>();
  return (
    <article className="grid grid-cols-1 gap-2" aria-label={`Order ${number}`} onClickCapture={onClickCapture}>
      <div className="flex items-start justify-between gap-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2">
          <h3 className="leading-tight font-bold">
            <a className="inline-flex min-h-11 items-center underline" href={orderPath(code)}>
              {number}
            </a>{' '}
            {askedAt && <span className="text-sm font-normal text-muted">{clockTime(askedAt)}</span>}
          </h3>
          <p ref={near} tabIndex={-1} className="-mt-1 flex flex-wrap gap-1 md:mt-0">
            {stateBadges(order).map((words) => (
              <span key={words} className="order-badge">
                {words}
              </span>
            ))}
          </p>
        </div>
        {onChoose && (
          <label className="order-choice">
            <span>
              Choose<span className="sr-only"> order {number}</span>
            </span>
            <input
              type="checkbox"
              className="size-5"
              checked={isChosen}
              onChange={(event) => onChoose(event.currentTarget.checked)}
            />
          </label>
        )}
      </div>
      <CardLines lines={order.lines} notes={order.buyer?.notes ?? []} />
      {order.delivery && <DeliveryLine delivery={order.delivery} />}
      <p className="flex justify-between gap-3 font-bold">
        <span>Total</span>
        <span className="text-right">{totalWords(order)}</span>
      </p>
      {order.payOnDelivery && <p className="text-sm">{payOnDeliveryWords}</p>}
      <Buyer number={number} buyer={order.buyer} />
      <OrderMarks handle={handle} order={order} isChoosing={isChoosing} />
    </article>
  );
}
