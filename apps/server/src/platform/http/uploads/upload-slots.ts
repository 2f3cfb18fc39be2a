import { AppError } from '#server/platform/errors.ts';

export interface Upload {
  account: string;
  network: string;
  bytes: number;
}

export interface UploadLimits {
  perAccount: number;
  perNetwork: number;
  /** Of all bodies together; depends on the free memory. */
  bytesAtOnce: () => number;
  now: () => number;
}

interface Holder extends Upload {
  since: number;
  /** Null once the body is complete: ending it would not free its memory sooner. */
  end: ((refusal: AppError) => void) | null;
}

export interface UploadSlot {
  /** To be called when the body is complete. */
  complete(): void;
  /** Can be called again. */
  release(): void;
}

const hourMs = 3_600_000;
/** A newcomer must have held slots for this much less. As long as the web client waits for a photo on 2G. */
const leadMs = 180_000;
const retryAfterSeconds = 5;

/**
 * Counts this process's large bodies. Endless bodies keep no honest seller out for long (ADR 15): in a full network the
 * account that held slots longest within the hour loses one to a newcomer, and when the memory is used up, the network
 * that holds most of it does.
 */
export function createUploadSlots(limits: UploadLimits) {
  const holders = new Set<Holder>();
  /** By account, of slots that are free again, since `hourBegan`. */
  const heldMs = new Map<string, number>();
  let hourBegan = limits.now();

  const countOf = (matches: (holder: Holder) => boolean) => [...holders].filter(matches).length;
  const bytesOf = (network?: string) =>
    [...holders].reduce((sum, one) => sum + (network === undefined || one.network === network ? one.bytes : 0), 0);

  function heldBy(account: string): number {
    let ms = heldMs.get(account) ?? 0;
    for (const one of holders) if (one.account === account) ms += limits.now() - one.since;
    return ms;
  }

  function free(holder: Holder): void {
    if (!holders.delete(holder)) return;
    heldMs.set(holder.account, (heldMs.get(holder.account) ?? 0) + limits.now() - holder.since);
  }

  /** Ends the heaviest body of `among` if it weighs more than `than`; false if none does. */
  function endHeaviest(among: Holder[], weigh: (holder: Holder) => number, than: number, refusal: AppError): boolean {
    const [heaviest] = among
      .filter(({ end }) => end !== null)
      .map((holder) => ({ holder, weight: weigh(holder) }))
      .toSorted((one, other) => other.weight - one.weight || other.holder.bytes - one.holder.bytes);
    if (!heaviest || heaviest.weight <= than) return false;
    free(heaviest.holder);
    heaviest.holder.end?.(refusal);
    return true;
  }

  function makeRoomInNetwork({ account, network }: Upload): void {
    const among = [...holders].filter((one) => one.network === network);
    if (among.length < limits.perNetwork) return;
    const refusal = busy('Many uploads are coming from your network right now. Please try again in a moment.');
    if (!endHeaviest(among, (one) => heldBy(one.account), heldBy(account) + leadMs, refusal)) throw refusal;
  }

  function makeRoomForAll({ network, bytes }: Upload): void {
    const maxBytes = limits.bytesAtOnce();
    const refusal = busy('Too many uploads are under way right now. Please try again in a moment.');
    while (bytesOf() + bytes > maxBytes)
      if (!endHeaviest([...holders], (one) => bytesOf(one.network), bytesOf(network) + bytes, refusal)) throw refusal;
  }

  return {
    /** Throws `unavailable` with Retry-After when there is no slot; `end` is called when the body loses its slot. */
    take(upload: Upload, end: (refusal: AppError) => void): UploadSlot {
      if (limits.now() - hourBegan >= hourMs) {
        heldMs.clear();
        hourBegan = limits.now();
      }
      if (countOf(({ account }) => account === upload.account) >= limits.perAccount)
        throw busy('Your other uploads are still under way. Please try again when they are done.');
      makeRoomInNetwork(upload);
      makeRoomForAll(upload);
      const holder: Holder = { ...upload, since: limits.now(), end };
      holders.add(holder);
      return {
        complete() {
          holder.end = null;
        },
        release: () => free(holder),
      };
    },
    counts: () => ({ bodies: holders.size, bytes: bytesOf() }),
  };
}

export type UploadSlots = ReturnType<typeof createUploadSlots>;

const busy = (message: string) => new AppError('unavailable', { message, retryAfterSeconds });
