import type { ReservedOrder } from '@app/contracts/orders/orders.schemas';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BasketItem } from '#web/features/basket/stored-basket.ts';
import { savesData } from '#web/lib/browser/saves-data.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { reserve, type Wish } from './reservation.ts';

/**
 * `asking`: an answer is on its way. `failed`: none came. `nothing`: none of it is for sale. `closed`: the shop takes no
 * orders.
 */
export interface Reservation {
  phase: 'asking' | 'ready' | 'failed' | 'nothing' | 'closed';
  answer: ReservedOrder | null;
  /** The items that the answer is about, as text. */
  answeredFor: string;
  failure: unknown;
}

const unanswered: Reservation = { phase: 'asking', answer: null, answeredFor: '', failure: null };
const typingPauseMs = 600;
/** A price may have changed since. */
const freshMs = 10 * 60_000;

/** Without notes, which change no price: they wait for a pause in typing. */
export const itemsKey = (items: readonly BasketItem[]): string =>
  JSON.stringify(items.map(({ videoId, size, quantity }) => [videoId, size, quantity]));

const wordsKey = ({ items, customer }: Wish): string => JSON.stringify([items.map(({ note }) => note), customer]);

/** Keeps the basket's reservation as the buyer wishes it, one call after the other. Null handle: nothing is sent. */
export function useReservation(handle: string | null, wish: Wish) {
  const [state, setState] = useState(unanswered);
  const newest = useRef(wish);
  newest.current = wish;
  const work = useRef({
    isRunning: false,
    isWanted: false,
    answeredAtMs: 0,
    words: '',
    left: null as AbortSignal | null,
  });
  // First, because the other effects ask.
  useEffect(() => {
    const left = new AbortController();
    work.current.left = left.signal;
    return () => left.abort();
  }, []);

  const ask = useCallback(async () => {
    const run = work.current;
    run.isWanted = true;
    if (run.isRunning || handle === null) return;
    run.isRunning = true;
    while (run.isWanted) {
      run.isWanted = false;
      const asked = newest.current;
      if (asked.items.length === 0) break;
      setState((before) => ({ ...before, phase: 'asking' }));
      try {
        const answer = await reserve(handle, asked, run.left);
        run.answeredAtMs = Date.now();
        run.words = wordsKey(asked);
        setState({ phase: 'ready', answer, answeredFor: itemsKey(asked.items), failure: null });
      } catch (failure) {
        setState((before) => afterFailure(before, failure));
      }
    }
    run.isRunning = false;
  }, [handle]);

  const items = itemsKey(wish.items);
  const words = wordsKey(wish);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items need other prices, at once
  useEffect(() => void ask(), [items, ask]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer may have come to less than is typed by now
  useEffect(() => {
    if (work.current.words === '' || words === work.current.words) return;
    const timer = setTimeout(ask, typingPauseMs);
    return () => clearTimeout(timer);
  }, [words, ask, state.answer]);
  useAskAgain(ask, work);
  useNewsOf(handle, newest, ask);

  /** Is something typed that the server does not have? */
  const isBehind = () => wordsKey(newest.current) !== work.current.words;
  return { ...state, ask, isBehind };
}

function afterFailure(before: Reservation, failure: unknown): Reservation {
  const code = failure instanceof ApiError ? failure.code : null;
  if (code === 'nothing_to_order') return { ...before, phase: 'nothing', answer: null, failure };
  if (code === 'orders_closed') return { ...before, phase: 'closed', answer: null, failure };
  return { ...before, phase: 'failed', failure };
}

/** When the network is back, and when the page is looked at again after a while. */
function useAskAgain(ask: () => void, work: { current: { answeredAtMs: number } }): void {
  useEffect(() => {
    const look = (event: Event) => {
      // The first one of a page comes while it asks anyway.
      if (event.type === 'pageshow' && !(event as PageTransitionEvent).persisted) return;
      if (!document.hidden && Date.now() - work.current.answeredAtMs > freshMs) ask();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    addEventListener('online', ask);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
      removeEventListener('online', ask);
    };
  }, [ask, work]);
}

/** The answer comes first. */
const followDelayMs = 3000;

function useNewsOf(handle: string | null, wish: { current: Wish }, ask: () => void): void {
  useEffect(() => {
    if (handle === null || savesData()) return;
    let stop: (() => void) | undefined;
    let left = false;
    const isInBasket = (id: string) => wish.current.items.some(({ videoId }) => videoId === id);
    const timer = setTimeout(() => {
      // The review works without it.
      import('./follow-basket.ts').then(
        ({ followBasket }) => {
          if (!left) stop = followBasket(handle, isInBasket, ask);
        },
        () => {},
      );
    }, followDelayMs);
    return () => {
      left = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [handle, wish, ask]);
}
