import { readStored, writeStored } from '#web/lib/browser/local-storage.ts';
import { say } from '#web/ui/say.ts';

/** What this phone knows of a shop's last visit. Numbers of products only grow, so the newest one tells what is new. */
interface Visit {
  atMs: number;
  newestNumber: number;
  /** The newest number when the visit before had ended. */
  knownNumber: number;
}

export const visitsKey = 'dukalink.visits';
const maxShops = 30;
/** The same as for counting views. */
const visitEndsAfterMs = 30 * 60_000;
const openedShops = new Set<string>();

function readVisits(): Record<string, Visit> {
  try {
    const stored: unknown = JSON.parse(readStored(visitsKey) ?? '');
    return Object.fromEntries(Object.entries(stored as object).filter(([, visit]) => isVisit(visit)));
  } catch {
    return {};
  }
}

const isVisit = (visit: Partial<Visit> | null) =>
  [visit?.atMs, visit?.newestNumber, visit?.knownNumber].every(Number.isSafeInteger);

/** Keeps the visit; answers up to which number this phone knew the shop before. All of it, if it is the first visit. */
export function noteVisit(handle: string, newest: number, nowMs: number): number {
  const { [handle]: last, ...others } = readVisits();
  const isSameVisit = last && Math.abs(nowMs - last.atMs) < visitEndsAfterMs;
  const knownNumber = isSameVisit ? last.knownNumber : (last?.newestNumber ?? newest);
  const visit = { atMs: nowMs, newestNumber: Math.max(newest, last?.newestNumber ?? 0), knownNumber };
  const kept = Object.entries(others)
    .sort(([, one], [, other]) => other.atMs - one.atMs)
    .slice(0, maxShops - 1);
  writeStored(visitsKey, JSON.stringify(Object.fromEntries([[handle, visit], ...kept])));
  return knownNumber;
}

export const forgetVisits = () => writeStored(visitsKey, null);

/** Keeps the visit, says at its first page how many products are new, and answers the number above which they are. */
export function noteNews(handle: string, numbers: number[]): number {
  const knownNumber = noteVisit(handle, Math.max(0, ...numbers), Date.now());
  const count = numbers.filter((number) => number > knownNumber).length;
  if (count > 0 && !openedShops.has(handle)) say(`${count} new since your last visit`);
  openedShops.add(handle);
  return knownNumber;
}
