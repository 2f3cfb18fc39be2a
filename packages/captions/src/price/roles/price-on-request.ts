import { wordList } from '#captions/data-files.ts';
import { lowAt, type Token } from '#captions/text/tokens.ts';
import { words } from '#captions/text/words.ts';

/** `call for price`, `bei inbox`: where the price is kept back, weak amounts are something else. */

const PRICE = words('price prices bei bbeeyi beeyi omuwendo pricing quotation quote cost rates');
const ASK = wordList('prices', 'askForPrice');
const SKIPPED = wordList('prices', 'skippedOnRequest');
const PLACES = wordList('prices', 'placesToAsk');
const TOWARDS = wordList('prices', 'towardsPlaceToAsk');
const AFTER = words('dm inbox call whatsapp pm text');

export function isPriceOnRequest(tokens: Token[]): boolean {
  for (let at = 0; at < tokens.length; at += 1) {
    if (!PRICE.has(lowAt(tokens, at))) continue;
    let back = at - 1;
    while (back > at - 4 && SKIPPED.has(lowAt(tokens, back))) back -= 1;
    if (ASK.has(lowAt(tokens, back))) return true;
    let next = at + 1;
    while (next < at + 4 && TOWARDS.has(lowAt(tokens, next))) next += 1;
    const word = lowAt(tokens, next);
    if (next > at + 1 ? PLACES.has(word) : AFTER.has(word)) return true;
  }
  return false;
}
