import { readStored, storageKeys, writeStored } from '#web/lib/browser/local-storage.ts';

const lookAgainMs = 100;
/** Longer than any refresh with its retries: a tab that holds it longer is gone. */
const leaseMs = 100_000;

/** Runs work in one tab at a time; without the Locks API by a lease in local storage. */
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
    // Another tab may have written at the same moment: the last one has it.
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
