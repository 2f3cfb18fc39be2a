import { readOrder } from '@app/contracts/orders/orders.endpoints';
import type { Order } from '@app/contracts/orders/orders.schemas';
import { useCallback, useEffect, useRef, useState } from 'react';
import { renewOrder, type StoredOrder } from '#web/features/my-orders/stored-orders.ts';
import { totalWords } from '#web/features/orders/order.messages.ts';
import { codeForTheDoor, sideOf } from '#web/features/orders/order-side.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { call } from '#web/lib/requests/call.ts';

/** `gone`: no longer kept. `unread`: no answer came. */
export type ReadStage = Pick<Order, 'state' | 'paidAt' | 'proven' | 'shop' | 'history' | 'rights'> | 'gone' | 'unread';

/** A slow phone has other things to load. */
const atOnce = 3;

/** The stage of each order by its code, few read at a time; read again when the page is looked at again. */
export function useStages(orders: readonly StoredOrder[]): ReadonlyMap<string, ReadStage> {
  const [stages, setStages] = useState<ReadonlyMap<string, ReadStage>>(new Map());
  const newest = useRef(orders);
  newest.current = orders;
  const work = useRef({ isRunning: false, isWanted: false });

  const readAll = useCallback(async () => {
    const run = work.current;
    run.isWanted = true;
    if (run.isRunning || document.hidden) return;
    run.isRunning = true;
    while (run.isWanted) {
      run.isWanted = false;
      await readFew(newest.current, (code, stage) =>
        // What was read before stays where no answer came.
        setStages((before) => (stage === 'unread' && before.has(code) ? before : new Map(before).set(code, stage))),
      );
    }
    run.isRunning = false;
  }, []);

  const codes = orders.map(({ code }) => code).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other orders are read at once
  useEffect(() => void readAll(), [codes, readAll]);
  useEffect(() => {
    document.addEventListener('visibilitychange', readAll);
    addEventListener('online', readAll);
    return () => {
      document.removeEventListener('visibilitychange', readAll);
      removeEventListener('online', readAll);
    };
  }, [readAll]);
  return stages;
}

async function readFew(orders: readonly StoredOrder[], onStage: (code: string, stage: ReadStage) => void) {
  const waiting = [...orders];
  const readNext = async () => {
    for (let order = waiting.shift(); order; order = waiting.shift()) onStage(order.code, await readStage(order));
  };
  await Promise.all(Array.from({ length: atOnce }, readNext));
}

async function readStage({ code, secret }: StoredOrder): Promise<ReadStage> {
  try {
    const { data } = await call(readOrder, { params: { code }, orderSecret: secret ?? undefined });
    // In the browser of the shop's owner the answer is theirs, and says nothing of the code.
    const isBuyers = sideOf(data) === 'buyer';
    renewOrder(code, { summary: goodsWords(data), ...(isBuyers && { deliveryCode: codeForTheDoor(data) }) });
    return data;
  } catch (error) {
    return error instanceof ApiError && error.code === 'order_gone' ? 'gone' : 'unread';
  }
}

/** `Blue jeans and 1 more · UGX 120,000`: orders of one shop are told apart by what was ordered. */
function goodsWords(order: Order): string {
  const [first, ...others] = order.lines;
  const goods = [first?.title, others.length > 0 && `and ${others.length} more`].filter(Boolean).join(' ');
  return `${goods} · ${totalWords(order)}`;
}
