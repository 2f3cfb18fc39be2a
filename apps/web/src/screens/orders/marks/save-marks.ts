import { undoOrderMark } from '@app/contracts/orders/orders.endpoints';
import type { MarkBody, Order, OrderMark } from '@app/contracts/orders/orders.schemas';
import { noteOwnMark } from '#web/features/orders/hear-of-orders.ts';
import { changeShownOrder, recountUnlisted, refetchRunning } from '#web/features/orders/own-orders.api.ts';
import { sendMark } from '#web/features/orders/send-mark.ts';
import { call } from '#web/lib/requests/call.ts';
import { withMark } from './with-mark.ts';

export type MarkSaver = ReturnType<typeof createMarkSaver>;

/** Saves the marks of one order one after the other. All of them throw what a call throws. */
export function createMarkSaver(handle: string, first: Order) {
  const { code } = first;
  let shown = first;
  /** As the server has it, while something is not saved. */
  let saved = first;
  let pending: { body: MarkBody; at: string }[] = [];
  let queue: Promise<unknown> = Promise.resolve();

  const show = () =>
    changeShownOrder(handle, code, () => pending.reduce((order, { body, at }) => withMark(order, body, at), saved));
  const keep = (answer: Order) => {
    saved = answer;
  };
  const showSaved = () => {
    show();
    refetchRunning(handle);
    recountUnlisted(handle, code);
  };
  const inTurn = (what: () => Promise<void>): Promise<void> => {
    if (pending.length === 0) saved = shown;
    const turn = queue.then(() => {
      const called = what();
      const answer = called.then(
        () => saved.state,
        () => null,
      );
      noteOwnMark(code, answer);
      return called;
    });
    queue = turn.catch(() => {});
    return turn;
  };
  return {
    /** To be called with what is shown: a message's Undo comes from an earlier rendering. */
    follow(order: Order): void {
      shown = order;
    },
    /** A busy phone delivers both halves of a double tap before it draws the first. */
    isPending: (mark: OrderMark): boolean => pending.some(({ body }) => body.mark === mark),
    /** Shown at once, and taken back when it can't be saved. */
    async mark(body: MarkBody): Promise<Order> {
      const one = { body, at: new Date().toISOString() };
      const turn = inTurn(async () => keep(await sendMark(code, body)));
      pending.push(one);
      show();
      try {
        await turn;
      } finally {
        pending = pending.filter((other) => other !== one);
        showSaved();
      }
      return saved;
    },
    /** Shown when it is saved, because a wrong code marks nothing. */
    async proveByCode(deliveryCode: string): Promise<Order> {
      await inTurn(async () => keep(await sendMark(code, { mark: 'received', deliveryCode })));
      showSaved();
      return saved;
    },
    async undo(mark: OrderMark): Promise<void> {
      await inTurn(async () => {
        // Named by its time, so that a second call after a lost answer takes nothing else back.
        const at = saved.rights.undo.find((one) => one.mark === mark)?.at;
        keep((await call(undoOrderMark, { params: { code, mark }, query: { at } })).data);
      });
      showSaved();
    },
  };
}
