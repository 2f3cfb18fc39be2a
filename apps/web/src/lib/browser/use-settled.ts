import { useEffect, useState } from 'react';

/** Longer than the two taps of a double tap are apart. */
const settlesMs = 600;

/**
 * False for a moment after `what` has changed. What moves under the finger then takes no taps: the second half of a double
 * tap was not meant for it. `atFirst`: what counts as settled when it comes into sight.
 */
export function useSettled(what: string, atFirst = what): boolean {
  const [settled, setSettled] = useState(atFirst);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(what), settlesMs);
    return () => clearTimeout(timer);
  }, [what]);
  return settled === what;
}

/** The class of what moves until it is settled: the whole screen takes no taps then, because what stands below moves, too. */
export const untapped = (isSettled: boolean) => (isSettled ? '' : 'is-moving');
