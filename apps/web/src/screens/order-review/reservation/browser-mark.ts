import { marksKey } from '#web/features/basket/renamed-shop.ts';
import { readStored, writeStored } from '#web/lib/browser/local-storage.ts';
import { newIdempotencyKey } from '#web/lib/requests/idempotency-key.ts';

const markPattern = /^[\w-]{22}$/;

/**
 * The random mark of this browser for one shop, made at the first order there and never sent to another shop: it tells
 * the service, not the seller, which orders came from one browser.
 */
export function browserMark(handle: string): string {
  const marks = readMarks();
  const known = marks[`@${handle}`];
  if (known && markPattern.test(known)) return known;
  // 88 random bits: a mark needs no more to be this browser's alone.
  const mark = newIdempotencyKey().slice(0, 22);
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
