import type { ReservedOrder } from '@app/contracts/orders/orders.schemas';
import { readBasket, writeBasket } from '#web/features/basket/stored-basket.ts';
import type { Reservation } from '#web/screens/order-review/reservation/use-reservation.ts';

interface NoticeProps {
  handle: string;
  /** Of the basket's own order. */
  answer: ReservedOrder | null;
  phase: Reservation['phase'];
}

/** The order that goes when this one is sent, so that no other goods take its place by mistake. */
export function ReplacedNotice({ handle, answer, phase }: NoticeProps) {
  const { items, order } = readBasket(handle);
  const named = order?.replaces;
  const told = answer?.replaces;
  if (!told && (!named || phase === 'ready')) return null;
  // The server knows whether it can still be cancelled, unless this browser has named another one since.
  const isTold = told && (!named || named.code === told.code);
  const number = isTold ? told.number : named?.number;
  const which = number ? `your order ${number}` : 'the order that you sent before';
  const isCancelled = isTold ? told.willBeCancelled : answer !== null || phase === 'asking';
  return (
    <div className="panel flex flex-wrap items-center justify-between gap-2">
      <p>
        {isCancelled
          ? `This takes the place of ${which}, which is then cancelled.`
          : `This does not cancel ${which}: both orders stay.${isTold ? ' It is too late to change that one.' : ''}`}
      </p>
      {isCancelled && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => writeBasket(handle, { items, order: null })}
        >
          Keep both orders
        </button>
      )}
    </div>
  );
}
