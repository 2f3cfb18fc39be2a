import type { ReservedOrder } from '@app/contracts/orders/orders.schemas';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type BasketItem, readBasket } from '#web/features/basket/stored-basket.ts';
import { atSaleEnd } from '#web/features/catalog/shop-script/sale-end.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { useLastTouched } from './last-touched.ts';
import { missingItems } from './missing-items.ts';
import { reserve, type Wish } from './reservation.ts';
import { useNews } from './use-news.ts';

/**
 * `asking`: an answer is on its way. `failed`: none came. `nothing`: none of it is for sale. `closed`: the shop takes no
 * orders.
 */
interface ReservationState {
  phase: 'asking' | 'ready' | 'failed' | 'nothing' | 'closed';
  answer: ReservedOrder | null;
  /** Why each item is not for sale, where nothing is. */
  refused: ReservedOrder['missing'];
  /** The items that the answer is about, as text. */
  answeredFor: string;
  answeredAtMs: number;
  failure: unknown;
}

export type Reservation = ReturnType<typeof useReservation>;

const unanswered: ReservationState = {
  phase: 'asking',
  answer: null,
  refused: [],
  answeredFor: '',
  answeredAtMs: 0,
  failure: null,
};
const typingPauseMs = 600;
/** A price may have changed since. */
const freshMs = 10 * 60_000;

/** Without notes, which change no price: they wait for a pause in typing. */
const itemsKey = (items: readonly BasketItem[]): string =>
  JSON.stringify(items.map(({ videoId, size, quantity }) => [videoId, size, quantity]));

const zoneKey = ({ zone }: Wish): string => JSON.stringify(zone);

/** What else the server is told. Another tab may have named the order that this one replaces. */
const wordsKey = (handle: string, wish: Wish): string =>
  zoneKey(wish) +
  JSON.stringify([wish.items.map(({ note }) => note), wish.customer, readBasket(handle).order?.replaces?.code]);

/** Another tab, or "Keep both orders", has begun another order with this basket. */
function isOfOtherOrder(handle: string, answer: ReservedOrder | null): boolean {
  const { items, order } = readBasket(handle);
  return answer !== null && items.length > 0 && order?.code !== answer.code;
}

/** Did a discount? One that had ended before is of a phone whose clock is ahead, which would ask without an end. */
function endedBetween({ saleEndsAt }: ReservedOrder, askedAtMs: number, answeredAtMs: number): boolean {
  const endsAtMs = Date.parse(saleEndsAt as string);
  return askedAtMs <= endsAtMs && endsAtMs <= answeredAtMs;
}

/** Keeps the basket's reservation as the buyer wishes it, one call after the other. */
export function useReservation(handle: string, wish: Wish) {
  const [state, setState] = useState(unanswered);
  const newest = useRef(wish);
  newest.current = wish;
  const work = useRef({ isRunning: false, isWanted: false, words: '', left: null as AbortSignal | null });
  // First, because the other effects ask.
  useEffect(() => {
    const left = new AbortController();
    work.current.left = left.signal;
    return () => left.abort();
  }, []);
  const touched = useRef<(mayBeOld: boolean) => void>(() => {});
  const isLastTouched = useLastTouched(touched);

  const ask = useCallback(async () => {
    const run = work.current;
    run.isWanted = true;
    if (run.isRunning) return;
    run.isRunning = true;
    while (run.isWanted && isLastTouched()) {
      run.isWanted = false;
      const asked = newest.current;
      if (asked.items.length === 0) break;
      setState((before) => ({ ...before, phase: 'asking' }));
      const askedAtMs = Date.now();
      try {
        const answer = await reserve(handle, asked, run.left);
        run.words = wordsKey(handle, asked);
        const answeredAtMs = Date.now();
        setState({ ...unanswered, phase: 'ready', answer, answeredFor: itemsKey(asked.items), answeredAtMs });
        run.isWanted ||= isOfOtherOrder(handle, answer) || endedBetween(answer, askedAtMs, answeredAtMs);
      } catch (failure) {
        if (run.left?.aborted) break;
        setState((before) => afterFailure(before, asked, failure));
      }
    }
    run.isRunning = false;
  }, [handle, isLastTouched]);
  touched.current = (mayBeOld) => {
    // A review that lies open draws nothing, and on a slow line hears nothing: a touch of Send is the last moment.
    if (mayBeOld || work.current.isWanted || (state.phase === 'ready' && Date.now() - state.answeredAtMs > freshMs))
      ask();
  };

  const items = itemsKey(wish.items);
  const words = wordsKey(handle, wish);
  const isOther = isOfOtherOrder(handle, state.answer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items need other prices, at once
  useEffect(() => void ask(), [items, ask]);
  useEffect(() => {
    // A call that runs looks by itself.
    if (isOther && !work.current.isRunning) ask();
  }, [isOther, ask]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer may have come to less than is typed by now
  useEffect(() => {
    if (work.current.words === '' || words === work.current.words) return;
    const timer = setTimeout(ask, typingPauseMs);
    return () => clearTimeout(timer);
  }, [words, ask, state.answer]);
  const replacedCode = state.answer?.replaces?.code ?? null;
  useEffect(() => {
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [ask]);
  useNews(handle, replacedCode, newest, ask);
  // Not the page's end, which is the first one in the shop when the page was made.
  useEffect(() => atSaleEnd(state.answer?.saleEndsAt, ask), [state, ask]);

  const isAnswered = state.answeredFor === items;
  const isLate = Date.now() - state.answeredAtMs > freshMs;
  const isUnanswered = state.phase !== 'ready' || !isAnswered;
  return {
    ...state,
    ask,
    isAnswered,
    /** The fee of the last answer holds for these goods and this area; the page's may be older. */
    hasFee: isAnswered && work.current.words.startsWith(zoneKey(wish)),
    isChecking: state.phase === 'asking' && (!isAnswered || isLate),
    /**
     * When the prices were read that are not checked again yet, or could not be; null while they hold: the server reads
     * them with each change.
     */
    oldPricesAtMs: isUnanswered || isLate ? state.answeredAtMs : null,
    /** May the server lack what was typed? What was asked last may have come there without an answer. */
    isBehind: isUnanswered || words !== work.current.words,
  };
}

function afterFailure(before: ReservationState, { items }: Wish, failure: unknown): ReservationState {
  const code = failure instanceof ApiError ? failure.code : null;
  if (code === 'nothing_to_order')
    return { ...before, phase: 'nothing', answer: null, refused: missingItems(items, failure), failure };
  if (code === 'orders_closed') return { ...before, phase: 'closed', failure };
  return { ...before, phase: 'failed', failure };
}
