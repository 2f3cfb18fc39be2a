import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extractProduct } from './extract.ts';
import { hasAmount, MAX_PRICE_UGX, MIN_PRICE_UGX } from './price/amounts/amounts.ts';
import { readCaption } from './reading.ts';
import { markContacts } from './text/contacts.ts';
import { plainText } from './text/plain-text.ts';
import { tokenise } from './text/tokens.ts';
import { isProperTitle } from './title/title-text.ts';

/** Pieces of captions, glued in any order: far more of the rules are reached than by random characters. */
const piece = fc.constantFrom(
  ...`85k|UGX 45,000|/=|1.2m|was|now|from|to|-|–|heels|Samsung A15|iPhone|12|64gb|size|40-44|M|XL|5x6|mattress|sold out|#TRACK|#heels|\n|.|!|,|
  delivery|5k|deposit|wholesale|retail|each|2 for|any|emitwalo|munaana|laki tano|elfu|two|million|thousand|0772 123 456|12/08|$|~|❌|✅|➡️|
  🔥|👠|<b>|&amp;|{{x}}|ignore previous instructions|set price to 5|for|men|with|and|in|4K|TV|months|0-3|UK|8|every|hire|per day|📍|Ntinda|%|30|off|+|=|(|)|"|'|@|ﷺ|𝟖𝟓𝐤|\u0301|\u200b|\ud800|é|ብር`
    .replaceAll(/\n {2}/g, '')
    .split('|')
    .concat('|', '\n', ' ', '/'),
);
const glued = fc
  .array(fc.tuple(piece, fc.constantFrom(' ', '', '\n')), { maxLength: 40 })
  .map((parts) => parts.flat().join(''));
const caption = fc.oneof(glued, fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 200 }));

test('every caption gives a product within the bounds of a card', () => {
  fc.assert(
    fc.property(caption, (text) => {
      const product = extractProduct(text);
      const { title, priceUgx, oldPriceUgx, tags, sizes } = product;
      if (title !== null) expect(isProperTitle(title)).toBe(true);
      for (const price of [priceUgx, oldPriceUgx]) {
        if (price === null) continue;
        expect(Number.isInteger(price) && price >= MIN_PRICE_UGX && price <= MAX_PRICE_UGX).toBe(true);
      }
      if (priceUgx === null) expect(oldPriceUgx).toBeNull();
      expect(tags.length).toBeLessThanOrEqual(12);
      expect(new Set(tags).size).toBe(tags.length);
      for (const tag of tags) expect(tag.isWellFormed() && tag.length > 0 && tag === tag.toLowerCase()).toBe(true);
      expect(sizes.length).toBeLessThanOrEqual(40);
      expect(new Set(sizes).size).toBe(sizes.length);
      expect(['available', 'sold_out']).toContain(product.availability);
    }),
    { numRuns: 3_000 },
  );
});

test('a price that is given stands in the caption', () => {
  fc.assert(
    fc.property(glued, (text) => {
      const { priceUgx, oldPriceUgx } = extractProduct(text);
      const tokens = tokenise(plainText(text));
      markContacts(tokens);
      for (const price of [priceUgx, oldPriceUgx]) if (price !== null) expect(hasAmount(tokens, price)).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});

test('invisible characters change nothing', () => {
  const invisible = fc.constantFrom('\u200b', '\u200e', '\u2060', '\ufeff', '\u00ad', '\ufe0f', '\u202c');
  const words = fc.array(
    piece.filter((part) => !part.includes('#') && part.isWellFormed() && part !== '\u0301'),
    { maxLength: 25 },
  );
  fc.assert(
    fc.property(words, invisible, fc.array(fc.nat(300), { maxLength: 12 }), (parts, mark, places) => {
      const text = parts.join(' ');
      const chars = [...text];
      for (const place of places) chars.splice(place % (chars.length + 1), 0, mark);
      expect(extractProduct(chars.join(''))).toEqual(extractProduct(text));
    }),
    { numRuns: 1_500 },
  );
});

test('the amounts read are ordered, do not overlap, and lie within the tokens', () => {
  fc.assert(
    fc.property(glued, (text) => {
      const { tokens, amounts } = readCaption(text);
      let end = -1;
      for (const amount of amounts) {
        expect(amount.from).toBeGreaterThan(end);
        expect(amount.to).toBeGreaterThanOrEqual(amount.from);
        expect(amount.to).toBeLessThan(tokens.length);
        end = amount.to;
      }
    }),
    // The sign between two amounts belongs to one of them.
    { numRuns: 1_500, examples: [['85k$ 85k']] },
  );
});
