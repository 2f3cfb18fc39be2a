import type { Token } from '#captions/text/tokens.ts';
import { words } from '#captions/text/words.ts';

/**
 * `call for price`, `price in DM`, `ask for the price`, `bei inbox`: where the price is kept back, weak amounts are
 * something else.
 */

const PRICE = words('price prices bei bbeeyi beeyi omuwendo pricing quotation quote cost rates');
const ASK = words(
  'ask asking call dm inbox whatsapp text message contact enquire inquire request enquiries inquiries check uliza buuza piga tuma negotiate slide comment',
);
const SKIPPED = words(
  'for us me the our about best on my your a to via more details and kuuliza upate getting get know current exact',
);
const PLACES = words('dm dms inbox bio comments comment whatsapp request call pm private negotiable application');
const TOWARDS = words('in on via at is upon through by for - : ? , kwa . please pls kindly');
const AFTER = words('dm inbox call whatsapp pm text');

const lowAt = (tokens: Token[], at: number) => tokens[at]?.low ?? '';

/** True if the caption asks readers to ask for the price. */
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
