import { previewCaption as read } from '@app/captions/preview';
import type { NeededHand } from '@app/contracts/catalog/owner-products.schemas';
import type { CaptionPreview } from '@app/contracts/ingestion/captions.schemas';
import { expect, test } from 'vitest';
import { fixesOf } from './caption-fixes.ts';

/** By the real reader, as the server answers it. */
function previewCaption(caption: string): CaptionPreview {
  const { cards, ...rest } = read(caption);
  return {
    ...rest,
    cards: cards.map(({ title, priceUgx, oldPriceUgx, guessUgx, asks, ...card }) => {
      const needs: NeededHand[] = priceUgx === null ? [guessUgx === null ? 'no_price' : 'unsure_price'] : [];
      if (title === null || asks.includes('title')) needs.push('unsure_title');
      return { ...card, title, price: priceUgx, old_price: oldPriceUgx, guess: guessUgx, needs };
    }),
  };
}

const fixes = (caption: string) => fixesOf(caption, previewCaption(caption));
const tapsOf = (caption: string) => fixes(caption).flatMap(({ taps }) => taps);
const needsOf = (caption: string) => previewCaption(caption).cards.flatMap(({ needs }) => needs);

test('a caption that says everything has nothing to mend', () => {
  expect(fixes('Ankara dress, sizes S M L. Price 85k, was 110k #TRACK')).toEqual([]);
});

test.each([
  ['Ankara dress 85k', 'Add #TRACK', 'Ankara dress 85k #TRACK'],
  ['Ankara dress 85 #TRACK', 'Write 85k', 'Ankara dress 85k #TRACK'],
  ['dress 95k 120k 40k #TRACK', 'Yes, write “now 40k”', 'dress 95k 120k now 40k #TRACK'],
  ['Heels 85k sold out #TRACK', 'Take out “sold out”', 'Heels 85k #TRACK'],
])('one tap mends %s, so that the import reads it', (caption, words, mended) => {
  expect(tapsOf(caption)).toEqual([{ words, caption: mended }]);
  expect(fixes(mended)).toEqual([]);
});

test('a missing price is written behind its own product, as typed', () => {
  const caption = 'Blue jeans 45k\nLeather belt 25k\nWhite sneakers #TRACK';
  const one = 'Ankara dress, sizes S M L #TRACK';
  const [fix] = fixes(one);
  expect(fix?.question).toBe('What does it cost?');
  expect(fix?.field?.write('85,000')).toBe('Ankara dress 85k, sizes S M L #TRACK');
  expect(fix?.field?.write('cheap')).toBeNull();
  expect(needsOf(fix?.field?.write('85k') ?? '')).toEqual([]);
  expect(fixes(caption).every(({ question }) => !question.includes('it cost'))).toBe(true);
});

test.each(['100', '200', '999', '1,500'])('a little price, such as %s, is written so that it is read', (typed) => {
  for (const caption of ['Sweets #TRACK', 'Ankara dress, sizes S M L #TRACK', 'Plastic cups 12 pcs #TRACK']) {
    const [fix] = fixes(caption);
    const mended = fix?.field?.write(typed) ?? '';
    expect(previewCaption(mended).cards, mended).toMatchObject([{ price: Number(typed.replace(',', '')) }]);
    expect(fixes(mended)).toEqual([]);
  }
});

test('a missing name is asked for, and the card then has it', () => {
  const [fix] = fixes('new arrivals 85k #TRACK');
  const mended = fix?.field?.write('Ladies shoes') ?? '';
  expect(fix?.question).toBe('What is it? We found no name.');
  expect(previewCaption(mended).cards.map(({ title, price }) => [title, price])).toEqual([['Ladies shoes', 85_000]]);
});

test('#TRACK behind letter 150 is put first, once', () => {
  const caption = `Ankara dress 85k ${'nice '.repeat(30)}#track`;
  const [tap] = tapsOf(caption);
  expect(tap?.words).toBe('Put #TRACK first');
  expect(tap?.caption.match(/#track/gi)).toEqual(['#TRACK']);
  expect(fixes(tap?.caption ?? '').map(({ question }) => question)).not.toContainEqual(expect.stringContaining('150'));
});

test('#TRACK that stands early is not called late while the answer about a new text is on its way', () => {
  const caption = `#TRACK Ankara dress 85k ${'nice '.repeat(30)}`;
  expect(fixesOf(caption, { ...previewCaption('Gomesi 90k #TRACK'), marks: [] })).toEqual([]);
});

test.each([
  'Gomesi call 0772 123 456 #TRACK',
  'Gomesi WhatsApp 0772-123 456 #TRACK',
  'Gomesi (+256) 772 123 456 #TRACK',
  'Sofa 100 % cotton #TRACK',
  'Suit to hire, deposit 50,000 #TRACK',
  'Suit to hire, deposit 50.000/= #TRACK',
])('no part of a longer number, and no percentage, is offered as a price in %s', (caption) => {
  expect(tapsOf(caption)).toEqual([]);
  const dressed = caption.replace(' #TRACK', ', dress 85 (new) #TRACK');
  expect(tapsOf(dressed).map(({ words }) => words)).toEqual(['Write 85k']);
});
