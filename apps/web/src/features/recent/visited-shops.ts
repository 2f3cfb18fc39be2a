const maxShown = 20;

/** The handles of the shops that were visited in this browser, the latest first, from what `last-visit.ts` keeps. */
export function parseVisited(text: string): string[] {
  try {
    const visits = Object.entries<{ atMs?: unknown } | null>(JSON.parse(text));
    return visits
      .filter(([handle, visit]) => /^[a-z0-9_.]{2,24}$/.test(handle) && Number.isFinite(visit?.atMs))
      .sort(([, one], [, other]) => Number(other?.atMs) - Number(one?.atMs))
      .slice(0, maxShown)
      .map(([handle]) => handle);
  } catch {
    return [];
  }
}
