import type { Clock } from '#server/platform/clock.ts';
import { createFairQueue, createRequestCounts, type RequestPriority } from '#server/platform/fair-queue.ts';
import type { readBio } from '#server/tiktok/tiktok.service.ts';

type BioLook = Awaited<ReturnType<typeof readBio>>;

/**
 * Reads a bio for a person, who waits for a turn. `clientKey`: a network, or a browser that is known. `ok: false` too
 * when the turn did not come in time, or the caller left.
 */
export type BioLooks = (handle: string, clientKey: string, left: AbortSignal) => Promise<BioLook>;

/** With the look itself, less than the 30 s after which a browser gives up. Two turns come within it. */
const maxWaitMs = 17_000;

/**
 * Turns are few, and for an owner who was shut out such a look is the last way in. So each goes to the client that
 * asked least within the hour, and one look answers all who wait for that handle.
 */
export function createBioLooks({
  read,
  nextTurn,
  clock,
}: {
  read: (handle: string) => Promise<BioLook>;
  /** Returns when TikTok may be asked once more. */
  nextTurn: () => Promise<void>;
  clock: Clock;
}): BioLooks {
  const counts = createRequestCounts(() => clock.now().getTime());
  const queue = createFairQueue<BioLook, RequestPriority & { handle: string }>(counts);
  let isServing = false;

  async function serve(): Promise<void> {
    if (isServing) return;
    isServing = true;
    try {
      while (queue.size() > 0) {
        await nextTurn();
        const first = queue.takeFirst();
        if (!first) return;
        const { handle } = first.priority;
        const look = read(handle);
        for (const caller of [first, ...queue.takeAll((one) => one.handle === handle)]) caller.resolve(look);
      }
    } catch (error) {
      for (const caller of queue.takeAll()) caller.reject(error);
    } finally {
      isServing = false;
    }
  }

  return async (handle, clientKey, left) => {
    const over = AbortSignal.any([left, AbortSignal.timeout(maxWaitMs)]);
    const look = queue.join({ rank: 0, clientKey, handle }, over);
    void serve();
    return look.catch((error: unknown) => {
      if (error === over.reason) return { ok: false };
      throw error;
    });
  };
}
