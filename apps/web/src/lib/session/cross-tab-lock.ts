import { readStored, storageKeys, writeStored } from '#web/lib/browser/local-storage.ts';

const lookAgainMs = 100;
/** Longer than any refresh with its repetitions takes: a tab that holds it longer is gone. */
const leaseMs = 100_000;

/**
 * Does a piece of work in one tab at a time; the others wait for their turn. Without the Locks API (or where it is
 * forbidden) a lease in local storage stands in for it: not watertight, but the server forgives two at once.
 */
export async function withCrossTabLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return withLease(work);
  let begun = false;
  try {
    return await locks.request(`dukalink.${name}`, () => {
      begun = true;
      return work();
    });
  } catch (error) {
    if (begun) throw error;
    return withLease(work);
  }
}

async function withLease<Result>(work: () => Promise<Result>): Promise<Result> {
  const own = `${Math.random()}`;
  do {
    while (isHeldByAnother(own)) await later();
    writeStored(storageKeys.refreshLease, `${own} ${Date.now() + leaseMs}`);
    // Another tab may have written in the same moment: the last one has it.
    await later();
  } while (holderOf() !== own);
  try {
    return await work();
  } finally {
    if (holderOf() === own) writeStored(storageKeys.refreshLease, null);
  }
}

const later = () => new Promise((resolve) => setTimeout(resolve, lookAgainMs));

const holderOf = () => readStored(storageKeys.refreshLease)?.split(' ')[0] ?? null;

function isHeldByAnother(own: string): boolean {
  const [holder, until] = readStored(storageKeys.refreshLease)?.split(' ') ?? [];
  const leftMs = Number(until) - Date.now();
  return holder !== undefined && holder !== own && leftMs > 0 && leftMs <= leaseMs;
}
