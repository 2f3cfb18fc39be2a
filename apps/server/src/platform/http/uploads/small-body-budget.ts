import { AppError } from '#server/platform/errors.ts';

/** Sign-ins, orders and settings are far below. Thousands of bodies of this length are no burden. */
export const freeBytes = 8 * 1024;

interface Holder {
  bytes: number;
  /** Answers the caller with the error; to call it after the body has come does nothing. */
  end: (refusal: AppError) => void;
}

/**
 * Bounds the memory of bodies that are too small for a slot (`upload-slots.ts`): 8,000 of 64 kB took half a gigabyte. When
 * it is used up, the network that holds most of it gives up its oldest body to a newcomer from a network that holds
 * less, so that a flood closes the service for nobody else (ADR 15).
 */
export function createSmallBodyBudget(mostBytes: number) {
  const networks = new Map<string, { bytes: number; holders: Set<Holder> }>();
  let usedBytes = 0;

  function free(network: string, holder: Holder): void {
    const own = networks.get(network);
    if (!own?.holders.delete(holder)) return;
    own.bytes -= holder.bytes;
    usedBytes -= holder.bytes;
    if (own.holders.size === 0) networks.delete(network);
  }

  function makeRoom(network: string, bytes: number): void {
    const refusal = busy();
    while (usedBytes + bytes > mostBytes) {
      let [heaviest, most] = [network, (networks.get(network)?.bytes ?? 0) + bytes];
      for (const [other, { bytes: held }] of networks) if (held > most) [heaviest, most] = [other, held];
      const [oldest] = networks.get(heaviest)?.holders ?? [];
      if (heaviest === network || !oldest) throw refusal;
      free(heaviest, oldest);
      oldest.end(refusal);
    }
  }

  return {
    /** Returns what gives the bytes back. Throws `unavailable` where there is no room. */
    take(network: string, bytes: number, end: Holder['end']): () => void {
      makeRoom(network, bytes);
      const holder = { bytes, end };
      const own = networks.get(network) ?? { bytes: 0, holders: new Set() };
      networks.set(network, own);
      own.holders.add(holder);
      own.bytes += bytes;
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
