import { useState } from 'react';

interface PausedUpdates<Data> {
  shown: Data | undefined;
  /** A newer answer waits, because it would move the rows. */
  isNewer: boolean;
  show: () => void;
  /** Changes what is shown, for an action on this screen. */
  change: (change: (data: Data) => Data) => void;
}

/**
 * A refetched answer must not move the rows: it is taken while its outline (such as the rows' ids) stays the same, else
 * it waits for `show`. Another `scope` shows its own answer at once.
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
  if (latest !== undefined && mayTake && !isTaken) setHeld({ scope, data: latest });
  return {
    shown: mayTake ? latest : held.data,
    isNewer: !mayTake,
    show: () => latest !== undefined && setHeld({ scope, data: latest }),
    change: (change) => setHeld((before) => before && { ...before, data: change(before.data) }),
  };
}
