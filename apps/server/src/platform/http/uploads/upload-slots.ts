import { AppError } from '#server/platform/errors.ts';

/** Who sends a large body, and how much memory it may take. */
export interface Upload {
  account: string;
  network: string;
  bytes: number;
}

export interface UploadLimits {
  perAccount: number;
  perNetwork: number;
  /** Of all bodies together; asked for each of them, because it depends on what is free. */
  bytesAtOnce: () => number;
  now: () => number;
}

/** A body that holds a slot. */
interface Holder extends Upload {
  since: number;
  /** Null once all of it is there: ending it would not free its memory sooner. */
  end: ((refusal: AppError) => void) | null;
}

export interface UploadSlot {
  /** All of the body is there. */
  complete(): void;
  /** Can be called again. */
  release(): void;
}

const hourMs = 3_600_000;
/**
 * How much longer than a newcomer's an account may have held slots of a full network. As long as the web client waits
 * for a photo on 2G.
 */
const longerMs = 180_000;
const retryAfterSeconds = 5;

/**
 * Counts the large bodies that are under way in this process. Bodies that do not end keep no honest seller out for long
 * (ADR 15): in a full network an account that has held its slots for much longer within the hour gives one up to a
 * newcomer, and when the memory for all is used up, the network that holds the most of it does.
 */
export function createUploadSlots(limits: UploadLimits) {
  const holders = new Set<Holder>();
  /** How long accounts have held slots that are free again, since `hourBegan`. */
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

  /** Ends the body of `among` that weighs most when it weighs more than `than`; false when none does. */
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
    if (!endHeaviest(among, (one) => heldBy(one.account), heldBy(account) + longerMs, refusal)) throw refusal;
  }

  function makeRoomForAll({ network, bytes }: Upload): void {
    const mostBytes = limits.bytesAtOnce();
    const refusal = busy('Too many uploads are under way right now. Please try again in a moment.');
    while (bytesOf() + bytes > mostBytes)
      if (!endHeaviest([...holders], (one) => bytesOf(one.network), bytesOf(network) + bytes, refusal)) throw refusal;
  }

  return {
    /** Throws `unavailable` with Retry-After where the body must wait; `end` is called when it has to give its slot up. */
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
    /** For the metrics: bodies under way, and the bytes that they may take. */
    counts: () => ({ bodies: holders.size, bytes: bytesOf() }),
  };
}

export type UploadSlots = ReturnType<typeof createUploadSlots>;

const busy = (message: string) => new AppError('unavailable', { message, retryAfterSeconds });
