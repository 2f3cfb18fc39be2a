import { marksKey } from '#web/features/basket/renamed-shop.ts';
import { readStored, writeStored } from '#web/lib/browser/local-storage.ts';

const markPattern = /^[\w-]{22}$/;

/**
 * The random mark of this browser for one shop, made at the first order there and never sent to another shop: it tells
 * the service, not the seller, which orders came from one browser.
 */
export function browserMark(handle: string): string {
  const marks = readMarks();
  const known = marks[`@${handle}`];
  if (known && markPattern.test(known)) return known;
  const mark = randomMark();
  writeStored(marksKey, JSON.stringify({ ...marks, [`@${handle}`]: mark }));
  return mark;
}

function readMarks(): Record<`@${string}`, string> {
  try {
    // Anything but an object has no such keys.
    return { ...JSON.parse(readStored(marksKey) ?? '{}') };
  } catch {
    return {};
  }
}

/** 128 bits in base64url. */
function randomMark(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .slice(0, 22);
}
