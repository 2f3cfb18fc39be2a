import { hourMs } from './clock.ts';

/** Which of several requests goes first: the one of the higher rank, then of the client that asked least within the hour. */
export interface RequestPriority {
  rank: number;
  /** A network, a shop or a browser. */
  clientKey: string;
}

interface Caller<Value, Priority> {
  priority: Priority;
  resolve(value: Value | PromiseLike<Value>): void;
  reject(error: unknown): void;
}

export type RequestCounts = ReturnType<typeof createRequestCounts>;

/**
 * Requests of each client within the hour, in this process only. They count before they are answered: of many clients
 * that ask again and again each would otherwise be a newcomer until its turn.
 */
export function createRequestCounts(nowMs: () => number = () => performance.now()) {
  let counts = new Map<string, number>();
  let hourBeganMs = nowMs();
  const of = (clientKey: string): number => counts.get(clientKey) ?? 0;
  return {
    of,
    add(clientKey: string): void {
      if (nowMs() - hourBeganMs > hourMs) {
        counts = new Map();
        hourBeganMs = nowMs();
      }
      counts.set(clientKey, of(clientKey) + 1);
    },
  };
}

/**
 * A queue that is fair between clients, whatever decides when the next one may go: its user takes out who goes first,
 * and who is sent away when it grows too long. Equals go in the order of arrival.
 */
export function createFairQueue<Value = void, Priority extends RequestPriority = RequestPriority>(
  counts: RequestCounts = createRequestCounts(),
) {
  let waiting: Caller<Value, Priority>[] = [];
  const compare = ({ priority: one }: { priority: Priority }, { priority: other }: { priority: Priority }): number =>
    other.rank - one.rank || counts.of(one.clientKey) - counts.of(other.clientKey);

  function take(caller: Caller<Value, Priority> | undefined) {
    waiting = waiting.filter((one) => one !== caller);
    return caller;
  }

  return {
    size: (): number => waiting.length,
    /** Resolves with what its user gives to the caller whose turn it is; rejects with the reason of `signal`. */
    async join(priority: Priority, signal?: AbortSignal): Promise<Value> {
      signal?.throwIfAborted();
      const { promise, ...turn } = Promise.withResolvers<Value>();
      const caller = { priority, ...turn };
      const leave = (): void => {
        take(caller);
        caller.reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      counts.add(priority.clientKey);
      waiting.push(caller);
      return promise.finally(() => signal?.removeEventListener('abort', leave));
    },
    takeFirst: (isAllowed: (priority: Priority) => boolean = () => true) =>
      take(waiting.filter(({ priority }) => isAllowed(priority)).toSorted(compare)[0]),
    takeLast: () => take(waiting.toSorted(compare).at(-1)),
    takeAll(isWanted: (priority: Priority) => boolean = () => true) {
      const taken = waiting.filter(({ priority }) => isWanted(priority));
      waiting = waiting.filter((caller) => !taken.includes(caller));
      return taken;
    },
    highestRank: (): number => Math.max(...waiting.map(({ priority }) => priority.rank)),
    fewestRequests: (): number => Math.min(...waiting.map(({ priority }) => counts.of(priority.clientKey))),
  };
}
