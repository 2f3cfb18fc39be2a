import type { CancelReason, OrderMark, OrderRights, OrderState } from '@app/contracts/orders/orders.schemas';
import { dayMs, hourMs } from '#server/platform/clock.ts';

export type Side = 'owner' | 'buyer';

/** One mark as it is kept; an undone one stays. */
export interface Mark {
  mark: OrderMark;
  side: Side;
  at: string;
  reason?: CancelReason;
  /** Of `received`: by the delivery code, or by the buyer after the seller had sent it. */
  proves?: true;
  /** The shop's books count the order by this mark, whatever its owner chooses later. */
  sells?: true;
  undoneAt?: string;
}

type StoredState = Exclude<OrderState, 'lapsed'>;

/** What the rules of marks look at. */
export interface MarkedOrder {
  state: StoredState;
  asked_at: Date | null;
  history: readonly Mark[];
  placed_by_shop: boolean;
  /** Of the order that its buyer sent in its place. */
  replaced_by_order_id: string | null;
}

/** Asked for so long without a mark, it lapses; so long after it was asked, it can still be confirmed. */
const lapsesAfterMs = 72 * hourMs;
const confirmableForMs = 30 * dayMs;
/** Of one side, those taken back included; more are no use of anyone's. */
const maxMarks = 60;
const undoableForMs = 10 * 60_000;
/** When name, place, phone and notes go: after the end of the order, and in any case after it was asked. */
export const erasedAfterEndMs = 30 * dayMs;
const erasedAfterAskedMs = 90 * dayMs;

const ranks = { reserved: -1, asked: 0, confirmed: 1, sent: 2, received: 3, cancelled: 9 } as const;

const standing = (order: Pick<MarkedOrder, 'history'>): Mark[] =>
  order.history.filter((mark) => mark.undoneAt === undefined);

export const isUnmarked = (order: Pick<MarkedOrder, 'history'>): boolean => standing(order).length === 0;

export function isLapsed({ state, asked_at }: Pick<MarkedOrder, 'state' | 'asked_at'>, now: Date): boolean {
  return state === 'asked' && asked_at !== null && now.getTime() - asked_at.getTime() >= lapsesAfterMs;
}

/** Orders asked before it have lapsed, if they are still only asked. */
export const lapsedBefore = (now: Date): Date => new Date(now.getTime() - lapsesAfterMs);

/** Orders asked before it are over, if they never had a mark. */
export const overBefore = (now: Date): Date => new Date(now.getTime() - confirmableForMs);

/** The buyer's word alone is shown, and moves the order nowhere: its seller goes on as if nothing had been said. */
export function shownState(order: Pick<MarkedOrder, 'state' | 'asked_at' | 'history'>, now: Date): OrderState {
  const isOpen = order.state === 'asked' || order.state === 'confirmed' || order.state === 'sent';
  if (isOpen && standing(order).some(({ mark }) => mark === 'received')) return 'received';
  return isLapsed(order, now) ? 'lapsed' : order.state;
}

/** What a side may do now. A reserved order is asked by the first mark. */
export function rightsOf(order: MarkedOrder, side: Side, now: Date): OrderRights {
  return { marks: possibleMarks(order, side, now), undo: undoableMarks(order, side, now) };
}

function possibleMarks(order: MarkedOrder, side: Side, now: Date): OrderMark[] {
  const { state, asked_at } = order;
  if (state === 'cancelled' || order.history.filter((one) => one.side === side).length >= maxMarks) return [];
  const rank = ranks[state];
  const isOver = asked_at !== null && state === 'asked' && asked_at <= overBefore(now);
  // One with marks was taken up in time, also if each was taken back.
  if (isOver && order.history.length === 0) return [];
  const marks = standing(order);
  const has = (mark: OrderMark, by?: Side) => marks.some((one) => one.mark === mark && (!by || one.side === by));
  const isProven = marks.some((mark) => mark.proves);
  if (side === 'buyer')
    return [
      // Said too early, it can be said once more when it proves something.
      ...(state !== 'reserved' && !isProven && (!has('received', 'buyer') || proves(order, 'buyer', false))
        ? (['received'] as const)
        : []),
      ...(rank < ranks.sent && !has('received', 'buyer') ? (['cancelled'] as const) : []),
    ];
  return [
    ...(rank < ranks.confirmed ? (['confirmed'] as const) : []),
    ...(rank < ranks.sent ? (['sent'] as const) : []),
    ...(has('paid') ? [] : (['paid'] as const)),
    // Received without a proof can still be proven by the code.
    ...(rank < ranks.received || !isProven ? (['received'] as const) : []),
    ...(rank < ranks.received ? (['cancelled'] as const) : []),
  ];
}

function undoableMarks(order: MarkedOrder, side: Side, now: Date): OrderRights['undo'] {
  const marks = standing(order);
  // The buyer's proof rests on them.
  const keepsHandedOver = side === 'owner' && marks.some((one) => one.side === 'buyer' && one.proves);
  return (
    marks
      .filter((one) => one.side === side)
      // Else both orders would stand.
      .filter(({ mark }) => mark !== 'cancelled' || order.replaced_by_order_id === null)
      .filter(({ mark }) => !keepsHandedOver || (mark !== 'sent' && mark !== 'received'))
      // Of two of a name the later one is taken back first.
      .filter(({ mark }, index, own) => own.findLastIndex((one) => one.mark === mark) === index)
      .map(({ mark, at }) => ({ mark, at, until: new Date(Date.parse(at) + undoableForMs).toISOString() }))
      .filter(({ until }) => Date.parse(until) > now.getTime())
  );
}

/**
 * The buyer's word proves an order that the seller had sent, or handed over; the seller's, one by the code. An order from
 * the shop's own session proves nothing.
 */
export function proves(order: MarkedOrder, side: Side, hasRightCode: boolean): boolean {
  if (order.placed_by_shop) return false;
  if (side === 'owner') return hasRightCode;
  return standing(order).some(({ mark, side: by }) => by === 'owner' && (mark === 'sent' || mark === 'received'));
}

/** The columns that follow from the marks that stand. */
export function columnsOf(order: Pick<MarkedOrder, 'asked_at'>, history: readonly Mark[]) {
  const marks = history.filter((mark) => mark.undoneAt === undefined);
  const last = (mark: OrderMark) => marks.findLast((one) => one.mark === mark);
  const cancelled = last('cancelled');
  const proof = marks.find((mark) => mark.proves);
  const owners = marks.filter(({ side }) => side === 'owner');
  const hasOwners = (mark: OrderMark) => owners.some((one) => one.mark === mark);
  const isReceived = proof !== undefined || hasOwners('received');
  // Who takes money for it has said yes.
  const reached = isReceived ? 'received' : hasOwners('sent') ? 'sent' : owners.length > 0 ? 'confirmed' : 'asked';
  // What happens after its first end does not keep what the buyer gave any longer.
  const ended = marks.find(({ mark }) => mark === 'received' || mark === 'cancelled');
  return {
    state: cancelled ? ('cancelled' as const) : (reached as StoredState),
    cancel_reason: cancelled ? (cancelled.reason ?? 'other') : null,
    paid_at: dateOf(last('paid')?.at),
    proven_at: dateOf(proof?.at),
    erase_due_at: eraseDueAt(order.asked_at, ended?.at ?? null, marks.length > 0),
  };
}

const dateOf = (at: string | undefined): Date | null => (at === undefined ? null : new Date(at));

/** By its buyer, or because its day had come: no later call brings back what was given. */
export const isErased = ({ erase_due_at }: { erase_due_at: Date | null }, now: Date): boolean =>
  erase_due_at !== null && erase_due_at <= now;

/**
 * When what it holds now is erased. Of one that was erased before it was asked, `erase_due_at` stays that time: its
 * notes are from after that, and go as if it had ended when it was asked.
 */
export function erasedAt({
  asked_at,
  erase_due_at,
}: {
  asked_at: Date | null;
  erase_due_at: Date | null;
}): Date | null {
  if (asked_at === null || erase_due_at === null) return null;
  return erase_due_at > asked_at ? erase_due_at : new Date(asked_at.getTime() + erasedAfterEndMs);
}

/** An order without a mark ends when it lapses. */
export function eraseDueAt(askedAt: Date | null, endedAt: string | null, isMarked: boolean): Date | null {
  if (askedAt === null) return null;
  const asked = askedAt.getTime();
  const ended = endedAt === null ? (isMarked ? Number.POSITIVE_INFINITY : asked + lapsesAfterMs) : Date.parse(endedAt);
  return new Date(Math.min(ended + erasedAfterEndMs, asked + erasedAfterAskedMs));
}
