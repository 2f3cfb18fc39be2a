import { AppError } from '#server/platform/errors.ts';

/** Smaller bodies are not counted: thousands of them take little memory. */
export const freeBytes = 8 * 1024;

interface Holder {
  bytes: number;
  /** Answers the caller with the error; does nothing after the body is complete. */
  end: (refusal: AppError) => void;
}

/**
 * Bounds the memory of bodies that are too small for a slot (`upload-slots.ts`): 8,000 of 64 kB took half a gigabyte. When
 * it is used up, the network that holds most loses its oldest body to one from a network that holds less (ADR 15).
 */
export function createSmallBodyBudget(maxBytes: number) {
  const networks = new Map<string, { bytes: number; holders: Set<Holder> }>();
  let usedBytes = 0;

  function free(network: string, holder: Holder): void {
    const held = networks.get(network);
    if (!held?.holders.delete(holder)) return;
    held.bytes -= holder.bytes;
    usedBytes -= holder.bytes;
    if (held.holders.size === 0) networks.delete(network);
  }

  function makeRoom(network: string, bytes: number): void {
    const refusal = busy();
    while (usedBytes + bytes > maxBytes) {
      let [heaviest, most] = [network, (networks.get(network)?.bytes ?? 0) + bytes];
      for (const [other, { bytes: sum }] of networks) if (sum > most) [heaviest, most] = [other, sum];
      const [oldest] = networks.get(heaviest)?.holders ?? [];
      if (heaviest === network || !oldest) throw refusal;
      free(heaviest, oldest);
      oldest.end(refusal);
    }
  }

  return {
    /** Returns the function that releases the bytes. Throws `unavailable` when there is no room. */
    take(network: string, bytes: number, end: Holder['end']): () => void {
      makeRoom(network, bytes);
      const holder = { bytes, end };
      const held = networks.get(network) ?? { bytes: 0, holders: new Set() };
      networks.set(network, held);
      held.holders.add(holder);
      held.bytes += bytes;
      usedBytes += bytes;
      return () => free(network, holder);
    },
    usedBytes: () => usedBytes,
  };
}

const busy = () =>
  new AppError('unavailable', {
    message: 'Too many requests are under way right now. Please try again in a moment.',
    retryAfterSeconds: 5,
  });
