import { useState } from 'react';

interface PausedUpdates<Data> {
  shown: Data | undefined;
  /** There is something newer that would move what is read. */
  isNewer: boolean;
  show: () => void;
  /** Changes what is shown in its place, for what was done here. */
  change: (change: (data: Data) => Data) => void;
}

/**
 * Answers that come by themselves must not move what somebody reads: they are taken in place while their outline
 * (`outlineOf`, the rows' ids for example) stays the same, and wait for `show` where it does not. `scope` is what was
 * asked; another question shows its own answer at once.
 */
export function usePausedUpdates<Data>(
  latest: Data | undefined,
  scope: string,
  outlineOf: (data: Data) => string,
): PausedUpdates<Data> {
  const [held, setHeld] = useState<{ scope: string; data: Data } | null>(null);
  const mayTake =
    latest === undefined || held === null || held.scope !== scope || outlineOf(held.data) === outlineOf(latest);
  const isTaken = held !== null && held.scope === scope && held.data === latest;
  // Kept as it is shown last: what comes later may not be taken.
  if (latest !== undefined && mayTake && !isTaken) setHeld({ scope, data: latest });
  return {
    shown: mayTake ? latest : held.data,
    isNewer: !mayTake,
    show: () => latest !== undefined && setHeld({ scope, data: latest }),
    change: (change) => setHeld((before) => before && { ...before, data: change(before.data) }),
  };
}
