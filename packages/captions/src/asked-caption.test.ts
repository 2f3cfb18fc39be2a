import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markWords } from './asked-caption.ts';
import { readCaption } from './reading.ts';
import { plainText } from './text/plain-text.ts';

const marked = (caption: string): string => {
  const read = readCaption(caption);
  return markWords(read, read.product)
    .map(({ text, as }) => (as === null ? text : `[${as}: ${text}]`))
    .join('');
};

test.each([
  ['Short wigs 35k, revamp 15k #TRACK', '[title: Short wigs] [price: 35k], revamp 15k #TRACK'],
  [
    'Air Jordan sneakers sizes 39, 40-43 now 85,000 was 100,000 #TRACK',
    '[title: Air Jordan sneakers] sizes [sizes: 39, 40-43] now [price: 85,000] was 100,000 #TRACK',
  ],
  [
    "Gomesi omutwalo gumu n'ekitundu, size M L XL 😍 call 0772123456 #TRACK",
    "[title: Gomesi] [price: omutwalo gumu n'ekitundu], size [sizes: M L XL] 😍 call 0772123456 #TRACK",
  ],
  ['40k #gomesi #TRACK', '[price: 40k] [title: #gomesi] #TRACK'],
  ['', ''],
])('%s: title, price and sizes are marked where they stand', (caption, expected) => {
  expect(marked(caption)).toBe(expected);
});

test('the pieces of any caption are its text', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('85k', 'size 40, 41', 'Gomesi', '\n', '#TRACK')),
      ),
      (parts) => {
        const caption = parts.join(' ');
        const read = readCaption(caption);
        const pieces = markWords(read, read.product);
        expect(pieces.map(({ text }) => text).join('')).toBe(plainText(caption));
        expect(pieces.every(({ text }) => text !== '')).toBe(true);
      },
    ),
  );
});
