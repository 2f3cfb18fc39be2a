import type { ProductSort } from '@app/contracts/catalog';

/** Where a page of the list ended: the last row's place in the order, and its id against ties. */
export interface ListKey {
  sort: ProductSort;
  pinned: boolean;
  place: number;
  videoId: string;
}

const letterBySort = { newest: 'n', oldest: 'o', price_asc: 'a', price_desc: 'd' } as const;
const sortByLetter = new Map(
  Object.entries(letterBySort).map(([sort, letter]) => [letter as string, sort as ProductSort]),
);

/** The opaque `lastKey` of the wire. */
export function encodeListKey(key: ListKey): string {
  const text = `${letterBySort[key.sort]}${key.pinned ? 1 : 0}.${key.place}.${key.videoId}`;
  return Buffer.from(text).toString('base64url');
}

/** Null for anything that `encodeListKey` did not make, and for another order than the one asked for. */
export function decodeListKey(text: string, sort: ProductSort): ListKey | null {
  const match = /^([noad])([01])\.(-?\d{1,16})\.([0-9a-z]{5,25})$/.exec(
    Buffer.from(text, 'base64url').toString('latin1'),
  );
  if (!match) return null;
  const [, letter = '', pinned, place, videoId = ''] = match;
  if (sortByLetter.get(letter) !== sort) return null;
  return { sort, pinned: pinned === '1', place: Number(place), videoId };
}
