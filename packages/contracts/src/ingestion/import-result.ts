import type { ImportResult } from './ingestion.schemas.ts';

/** What a look brought, for its seller: "4 new products. 2 of your last 12 videos have no #TRACK. 1 without a price." */
export function importResultWords(result: ImportResult): string {
  const { created, withoutPrice } = result;
  return [
    created > 0 && `${created} new ${created === 1 ? 'product' : 'products'}.`,
    taggedWords(result),
    withoutPrice > 0 && `${withoutPrice} without a price.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function taggedWords({ window, found }: ImportResult): string {
  if (window === null) return `${found} ${found === 1 ? 'video' : 'videos'} with #TRACK.`;
  if (window === 0) return 'No videos yet.';
  const without = Math.max(0, window - found);
  if (window === 1) return `Your newest video has ${without === 1 ? 'no ' : ''}#TRACK.`;
  if (without === 0) return 'All your newest videos have #TRACK.';
  if (found === 0) return `None of your last ${window} videos has #TRACK.`;
  return `${without} of your last ${window} videos ${without === 1 ? 'has' : 'have'} no #TRACK.`;
}
