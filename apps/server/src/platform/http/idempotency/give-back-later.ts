import { setTimeout as pause } from 'node:timers/promises';

const betweenTriesMs = 1000;

/**
 * Gives back what could not be given back while the database was away, once it is there again. One item after the other:
 * a database that is away must not get more questions than before. After `withinMs` it is given up.
 */
export function giveBackLater<Item>(giveBack: (item: Item) => Promise<void>, withinMs: number) {
  const waiting = new Map<Item, number>();
  let isTrying = false;

  async function tryAll(): Promise<void> {
    for (const [item, untilMs] of waiting) {
      if (performance.now() < untilMs) await giveBack(item);
      waiting.delete(item);
    }
  }

  async function tryUntilDone(): Promise<void> {
    while (waiting.size > 0) {
      // A process that ends does not wait for it.
      await pause(betweenTriesMs, undefined, { ref: false });
      // The next try comes by itself.
      await tryAll().catch(() => {});
    }
    isTrying = false;
  }

  return (item: Item): void => {
    waiting.set(item, performance.now() + withinMs);
    if (isTrying) return;
    isTrying = true;
    void tryUntilDone();
  };
}
