import type { RequestPriority } from '#server/ingestion/schedule/import-priority.ts';

/**
 * So many requests of a process read posts themselves. Each stands in one line with the imports, so any number of them
 * would hold the imports up.
 */
const mostReaders = 2;

/** A request that reads now. */
export interface PostReader {
  clientKey: string;
  /** Ends its time; what it has not read by then goes on in the background. */
  giveWay?: () => void;
}

interface Waiting {
  of: RequestPriority;
  start: (reader: PostReader) => void;
}

/** The requests of this process that read posts of TikTok, one of a client at a time, and those that wait to. */
export interface PostReaders {
  readonly count: number;
  /** For what can go on in the background: null when it has to, and `giveWay` when somebody waits. */
  enter(of: RequestPriority, giveWay: () => void): PostReader | null;
  /**
   * For what somebody waits for. Of those who wait the highest rank comes first, so that who asks again and again comes
   * after who asks for the first time. Rejects with the signal's reason.
   */
  waitToEnter(of: RequestPriority, signal: AbortSignal): Promise<PostReader>;
  leave(reader: PostReader): void;
}

export function createPostReaders(): PostReaders {
  const reading = new Set<PostReader>();
  const waiting: Waiting[] = [];
  const isFree = (clientKey: string): boolean =>
    reading.size < mostReaders && ![...reading].some((reader) => reader.clientKey === clientKey);

  function begin(reader: PostReader): PostReader {
    reading.add(reader);
    return reader;
  }

  function startNext(): void {
    waiting.sort((a, b) => b.of.rank - a.of.rank);
    const next = waiting.find(({ of }) => isFree(of.clientKey));
    if (!next) return;
    waiting.splice(waiting.indexOf(next), 1);
    next.start(begin({ clientKey: next.of.clientKey }));
    startNext();
  }

  return {
    get count() {
      return reading.size;
    },
    enter: ({ clientKey }, giveWay) =>
      waiting.length === 0 && isFree(clientKey) ? begin({ clientKey, giveWay }) : null,
    waitToEnter: (of, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const caller: Waiting = { of, start: resolve };
        waiting.push(caller);
        signal.addEventListener('abort', () => {
          const at = waiting.indexOf(caller);
          if (at >= 0) waiting.splice(at, 1);
          reject(signal.reason);
        });
        startNext();
        if (waiting.includes(caller)) for (const reader of reading) reader.giveWay?.();
      }),
    leave(reader) {
      reading.delete(reader);
      startNext();
    },
  };
}
