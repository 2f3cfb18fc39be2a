import type { Order, OrderState } from '@app/contracts/orders/orders.schemas';
import type { ReactNode, Ref } from 'react';
import { dayOfYearAndTime } from '#web/lib/formatting/day-and-time.ts';
import { buyersStageNames, buyersTitle, isToSend, paidWords, stageNames, stageWords } from './order.messages.ts';
import type { OrderSide } from './order-side.ts';

const way = ['asked', 'confirmed', 'sent', 'received'] as const;
type Stage = (typeof way)[number] | 'cancelled' | 'lapsed';

interface ShownStage {
  stage: Stage;
  /** Null for one that was skipped, and for one that is ahead. */
  at: string | null;
  isReached: boolean;
}

interface OrderStagesProps {
  order: Order;
  /** Who reads it. */
  side: OrderSide;
  /** The buyer's part could not be read: there is no button for what a heading would ask. */
  isUnread?: boolean;
  /** Of the stage's name. */
  ref?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** How far the order is, what that means, and the way that it has gone. */
export function OrderStages({ order, side, isUnread = false, ref, children }: OrderStagesProps) {
  const { state, paidAt } = order;
  const names = side === 'owner' ? stageNames : buyersStageNames;
  const words = <p className="mt-1">{stageWords(order, side)}</p>;
  // The button stands directly under the heading that asks for it.
  const isAsked = side === 'buyer' && isToSend(order) && !isUnread;
  const title = isUnread ? names[state] : buyersTitle(order);
  return (
    <section className="panel grid gap-3" aria-labelledby="stage">
      <div role="status">
        <h2 ref={ref} id="stage" tabIndex={-1} className="text-lg leading-tight font-bold">
          {side === 'buyer' ? title : names[state]}
        </h2>
        {!isAsked && words}
      </div>
      {children}
      {isAsked && words}
      <ol className="grid gap-2 text-sm">
        {stagesOf(order).map(({ stage, at, isReached }) => (
          <li key={stage} className="flex items-center gap-2" aria-current={stage === state ? 'step' : undefined}>
            <span aria-hidden="true" className={at ? 'text-brand' : 'text-muted'}>
              {at ? '●' : '○'}
            </span>
            <span className={at ? 'font-semibold' : 'text-muted'}>
              {names[stage]}
              {!at && stage !== 'lapsed' && <span className="sr-only">: {isReached ? 'skipped' : 'not yet'}</span>}
            </span>
            {at && <span className="ml-auto text-muted">{dayOfYearAndTime(at)}</span>}
          </li>
        ))}
      </ol>
      {/* No money is due before the seller has said yes, nor after the end of an order. */}
      {(paidAt !== null || ['confirmed', 'sent', 'received'].includes(state)) && (
        <p className="text-sm text-muted">{paidWords(paidAt)}</p>
      )}
    </section>
  );
}

/** A cancelled or lapsed order ends there: nothing stands ahead of it. */
export function stagesOf({ state, history }: Pick<Order, 'state' | 'history'>): ShownStage[] {
  const timeOf = (stage: OrderState) => history.findLast((mark) => mark.state === stage)?.at ?? null;
  const rank = way.indexOf(state as (typeof way)[number]);
  const shown = way.map((stage, index) => {
    const at = timeOf(stage);
    return { stage, at, isReached: at !== null || index <= rank };
  });
  if (state !== 'cancelled' && state !== 'lapsed') return shown;
  return [...shown.filter(({ isReached }) => isReached), { stage: state, at: timeOf(state), isReached: true }];
}
