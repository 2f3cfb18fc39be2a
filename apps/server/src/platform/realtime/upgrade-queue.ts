import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

type Upgrade = [request: IncomingMessage, socket: Duplex, head: Buffer];

/** One after the other, so pages are answered between them: a socket costs a millisecond or two, its subscription included. */
const gapMs = 5;
/** A busy machine accepts 150 a second, so the last one waits 7 s; its page gives up after 10. */
const maxWaiting = 1000;

/**
 * After a restart all open pages come back within seconds. `offer` has them wait their turn; it answers false where too
 * many wait, and after `close`: such a page tries again later.
 */
export function createUpgradeQueue(accept: (...upgrade: Upgrade) => void) {
  const waiting: Upgrade[] = [];
  let pause: NodeJS.Timeout | null = null;
  let isClosed = false;

  function acceptNext(): void {
    const upgrade = waiting.shift();
    pause = upgrade ? setTimeout(acceptNext, gapMs) : null;
    if (upgrade && !upgrade[1].destroyed) accept(...upgrade);
  }

  return {
    offer(...upgrade: Upgrade): boolean {
      if (isClosed || waiting.length === maxWaiting) return false;
      waiting.push(upgrade);
      if (!pause) acceptNext();
      return true;
    },
    close(): void {
      isClosed = true;
      if (pause) clearTimeout(pause);
      for (const [, socket] of waiting.splice(0)) socket.destroy();
    },
  };
}
