import { createFairQueue, type RequestPriority } from '#server/platform/fair-queue.ts';

/** Requests of a process that read posts themselves. Each waits for TikTok beside the imports, so more would delay those. */
const maxReaders = 2;

/** A request that reads now. */
export interface PostReader {
  clientKey: string;
  /** Ends its time; what it has not read by then goes on in the background. */
  giveWay?: () => void;
}

export type PostReaders = ReturnType<typeof createPostReaders>;

/** The requests of this process that read posts of TikTok, one of a client at a time, and those that wait to. */
export function createPostReaders() {
  const reading = new Set<PostReader>();
  const queue = createFairQueue<PostReader>();
  const isFree = ({ clientKey }: RequestPriority): boolean =>
    reading.size < maxReaders && ![...reading].some((reader) => reader.clientKey === clientKey);

  function begin(reader: PostReader): PostReader {
    reading.add(reader);
    return reader;
  }

  function startNext(): void {
    for (let next = queue.takeFirst(isFree); next; next = queue.takeFirst(isFree))
      next.resolve(begin({ clientKey: next.priority.clientKey }));
  }

  return {
    get count() {
      return reading.size;
    },
    /** For work that can go on in the background: null when it has to, and calls `giveWay` when another request waits. */
    enter: (priority: RequestPriority, giveWay: () => void): PostReader | null =>
      queue.size() === 0 && isFree(priority) ? begin({ clientKey: priority.clientKey, giveWay }) : null,
    /** For what a person waits for. Rejects with the signal's reason. */
    waitToEnter(priority: RequestPriority, signal: AbortSignal): Promise<PostReader> {
      const turn = queue.join(priority, signal);
      startNext();
      if (queue.size() > 0) for (const reader of reading) reader.giveWay?.();
      return turn;
    },
    leave(reader: PostReader): void {
      reading.delete(reader);
      startNext();
    },
  };
}
