import type { ReservedOrder } from '@app/contracts/orders/orders.schemas';
import { readBasket, writeBasket } from '#web/features/basket/stored-basket.ts';
import type { Reservation } from '#web/screens/order-review/reservation/use-reservation.ts';

export interface ReplacedWords {
  text: string;
  canKeepBoth: boolean;
}

/** The order that goes when this one is sent, or why it stays; null without one. `answer` is of the basket's own order. */
export function replacedWords(
  handle: string,
  answer: ReservedOrder | null,
  phase: Reservation['phase'],
): ReplacedWords | null {
  const replaces = readBasket(handle).order?.replaces;
  const named = replaces?.isUnsent ? undefined : replaces;
  const told = answer?.replaces;
  if (!told && (!named || phase === 'ready')) return null;
  // The server knows whether it can still be cancelled, unless this browser has named another one since.
  const isTold = told && (!named || named.code === told.code);
  const which = whichOrder(isTold ? told.number : named?.number);
  const isCancelled = isTold ? told.willBeCancelled : answer !== null;
  // A message that leaves without its number tells the server nothing.
  const isEarly = !answer && phase === 'asking';
  const text = isCancelled
    ? // Its number first, where no line breaks it.
      `${which.replace(/^./, (first) => first.toUpperCase())} is cancelled when you send this.`
    : `${isEarly ? 'Until the prices are checked, this' : 'This'} does not cancel ${which}: both orders stay.${isTold ? ' It is too late to change that one.' : ''}`;
  return { text, canKeepBoth: isCancelled || isEarly };
}

/** The number only where this browser knows it. */
export const whichOrder = (number: string | undefined) =>
  number ? `your order ${number}` : 'the order that you sent before';

/** So that no other goods take the place of an order by mistake. */
export function ReplacedNotice({ handle, words: { text, canKeepBoth } }: { handle: string; words: ReplacedWords }) {
  return (
    <div className="panel flex flex-wrap items-center justify-between gap-2">
      <p>{text}</p>
      {canKeepBoth && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => writeBasket(handle, { items: readBasket(handle).items, order: null })}
        >
          Keep both orders
        </button>
      )}
    </div>
  );
}
