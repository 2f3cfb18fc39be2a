import type { ImportResult } from './ingestion.schemas.ts';

/** What a look brought, for its seller: "1 new; 10 of your newest 12 have #TRACK; 1 without a price". */
export function importResultWords({ window, found, created, withoutPrice }: ImportResult): string {
  const tagged =
    window === null
      ? `${found} with #TRACK`
      : window === 0
        ? 'no videos yet'
        : `${found} of your newest ${window} ${found === 1 ? 'has' : 'have'} #TRACK`;
  return [created > 0 && `${created} new`, tagged, withoutPrice > 0 && `${withoutPrice} without a price`]
    .filter(Boolean)
    .join('; ');
}
