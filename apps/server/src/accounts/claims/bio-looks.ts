import { type Clock, hourMs } from '#server/platform/clock.ts';
import type { readBio } from '#server/tiktok/tiktok.service.ts';

type BioLook = Awaited<ReturnType<typeof readBio>>;

/**
 * Reads a bio for a person, who waits for a turn. `place` is who it is counted for: a network, or a browser that is known.
 * `ok: false` too when the turn did not come in time, or the caller left.
 */
export type BioLooks = (handle: string, place: string, left: AbortSignal) => Promise<BioLook>;

interface Waiting {
  place: string;
  look: PromiseWithResolvers<BioLook>;
}

/** With the look itself, less than the 30 s after which a browser gives up. Two turns come within it. */
const longestWaitMs = 17_000;

/**
 * Turns are few: for an owner who was shut out such a look is the last way in, and accounts that ask for one cost
 * nothing. So each goes to the place that asked
 * for the fewest within an hour, and one look answers all who wait for that handle. What was asked for counts, not what
 * was had: of thirty networks that come again and again, each would else be as new as the owner until it had its turn.
 * Counted in this process only: a restart forgives.
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
  const waiting = new Map<string, Waiting[]>();
  let past: { place: string; at: number }[] = [];
  let isServing = false;

  function nextHandle(): string | undefined {
    const since = clock.now().getTime() - hourMs;
    past = past.filter(({ at }) => at > since);
    const asked = new Map<string, number>();
    for (const { place } of past) asked.set(place, (asked.get(place) ?? 0) + 1);
    let fewest = Number.POSITIVE_INFINITY;
    let next: string | undefined;
    for (const [handle, callers] of waiting) {
      const least = Math.min(...callers.map(({ place }) => asked.get(place) ?? 0));
      if (least >= fewest) continue;
      fewest = least;
      next = handle;
    }
    return next;
  }

  async function serve(): Promise<void> {
    if (isServing) return;
    isServing = true;
    try {
      while (waiting.size > 0) {
        await nextTurn();
        const handle = nextHandle();
        // All have left meanwhile.
        if (handle === undefined) return;
        const callers = waiting.get(handle) ?? [];
        waiting.delete(handle);
        const answer = read(handle);
        for (const { look } of callers) look.resolve(answer);
      }
    } catch (error) {
      for (const { look } of [...waiting.values()].flat()) look.reject(error);
      waiting.clear();
    } finally {
      isServing = false;
    }
  }

  function leave(handle: string, caller: Waiting): void {
    const others = (waiting.get(handle) ?? []).filter((other) => other !== caller);
    if (others.length > 0) waiting.set(handle, others);
    else waiting.delete(handle);
    caller.look.resolve({ ok: false });
  }

  return (handle, place, left) => {
    const caller = { place, look: Promise.withResolvers<BioLook>() };
    const over = AbortSignal.any([left, AbortSignal.timeout(longestWaitMs)]);
    if (over.aborted) return Promise.resolve({ ok: false });
    over.addEventListener('abort', () => leave(handle, caller), { once: true });
    waiting.set(handle, [...(waiting.get(handle) ?? []), caller]);
    past.push({ place, at: clock.now().getTime() });
    void serve();
    return caller.look.promise;
  };
}
