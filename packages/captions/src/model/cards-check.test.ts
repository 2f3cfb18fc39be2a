import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readListing } from '#captions/extract.ts';
import { createCaptionReader } from '#captions/reader.ts';
import { checkedCards, isSure } from './cards-check.ts';
import { answerCards, type ChatServer, readerAsking, startChatServer } from './chat-server.testing.ts';

let server: ChatServer;

beforeEach(async () => {
  server = await startChatServer();
});

afterEach(async () => {
  await server.close();
});

const byRules = (caption: string) => createCaptionReader().read(caption);

/** The cards of a caption when the model answers these. */
async function readWith(caption: string, cards: object[]) {
  server.reply(answerCards(cards));
  const read = await readerAsking(server.baseUrl).read(caption);
  expect(server.asked).toHaveLength(1);
  return read;
}

/** The rules are sure of the jeans, not of the second name, and not of the third price. */
const LIST = 'Blue jeans 45k sizes 30-32\nZenatra quill 25k\nShort wigs 35k, then 15k\nFree delivery #TRACK';
const jeans = { title: 'Blue jeans', price: 45_000 };
const quill = { title: 'Zenatra quill', price: 25_000 };
const wigs = { title: 'Short wigs', price: 35_000 };

/** Two products, of which the rules see one. */
const HIDDEN =
  'Zenatra quill you asked for\nwas 120k now 95k\nThe Morbix vela one you asked for\n40k\nDelivery 5k\nWarranty one year #TRACK';
const first = { title: 'Zenatra quill', price: 95_000 };
const second = { title: 'Morbix vela', price: 40_000 };

describe('of a list in doubt the model is asked, and each card', () => {
  test('that it settles is shown without a question', async () => {
    expect((await byRules(LIST)).map(({ asks }) => asks)).toEqual([[], ['title'], ['price']]);
    expect(await readWith(LIST, [jeans, quill, wigs])).toMatchObject([
      { title: 'Blue jeans', priceUgx: 45_000, asks: [], readBy: 'rules' },
      { title: 'Zenatra quill', priceUgx: 25_000, asks: [], readBy: 'model' },
      { title: 'Short wigs', priceUgx: 35_000, guessUgx: null, asks: [], readBy: 'model' },
    ]);
  });

  test('that it does not settle is still asked about', async () => {
    const [, , asked] = await byRules(LIST);
    const read = await readWith(LIST, [jeans, quill, { title: 'Short wigs', price: 70_000 }]);
    expect(read[1]).toMatchObject({ title: 'Zenatra quill', asks: [], readBy: 'model' });
    expect(read[2]).toEqual(asked);
  });

  test('may get sizes, tags and availability from its own words', async () => {
    const caption =
      'Blue jeans 45k sizes 30-32\nZenatra 25k glad it is walnut, comes in 37 to 38\nFree delivery #TRACK';
    const more = { sizes: ['37', '38', '30'], tags: ['walnut', 'jeans'], availability: 'sold_out' };
    const [, card] = await readWith(caption, [jeans, { title: 'Zenatra', price: 25_000, ...more }]);
    expect(card).toMatchObject({ sizes: ['37', '38'], availability: 'available', readBy: 'model' });
    expect(card?.tags).toContain('walnut');
    expect(card?.tags).not.toContain('jeans');
  });

  test('is not told by another one that stands in its place', async () => {
    const caption = 'Zenatra quill 25k sold out\nMorbix vela 40k\nBlue jeans 45k #TRACK';
    const rules = await byRules(caption);
    expect(rules.map(({ availability }) => availability)).toEqual(['sold_out', 'available', 'available']);
    expect(await readWith(caption, [second, quill, jeans])).toEqual(rules);
  });

  test.each([
    ['with the price of another card', [jeans, {}, { ...wigs, price: 45_000 }]],
    ['with the name of another card', [jeans, { ...quill, title: 'Short wigs' }, {}]],
    ['with the sizes and tags of another card', [jeans, {}, { sizes: ['30', '31'], tags: ['jeans'] }]],
    ['that the rules are sure of', [{ title: 'Jeans', price: 25_000, tags: ['jeans'] }, {}, {}]],
    ['in another order', [{ ...quill, tags: ['zenatra'] }, wigs, { ...jeans, availability: 'sold_out' }]],
  ])('%s stays as the rules read it', async (_, cards) => {
    expect(await readWith(LIST, cards)).toEqual(await byRules(LIST));
  });
});

describe('other cards than the rules read', () => {
  test('are taken when each has its name and then its price in the caption', async () => {
    const description = 'Delivery 5k\nWarranty one year';
    expect(await byRules(HIDDEN)).toHaveLength(1);
    expect(await readWith(HIDDEN, [first, second])).toMatchObject([
      { title: 'Zenatra quill', priceUgx: 95_000, oldPriceUgx: 120_000, asks: [], description },
      { title: 'Morbix vela', priceUgx: 40_000, asks: [], readBy: 'model', description },
    ]);
  });

  test('may be fewer, and what the rules were sure of stays as it was', async () => {
    const caption = 'Blue jeans 45k\nZenatra quill 95k then Morbix 40k #TRACK';
    const rules = await byRules(caption);
    expect(rules.map(({ title }) => title)).toEqual(['Blue jeans', 'Zenatra quill', 'Morbix']);
    const read = await readWith(caption, [{ ...jeans, availability: 'sold_out' }, first]);
    expect(read).toMatchObject([rules[0], { title: 'Zenatra quill', priceUgx: 95_000, asks: [], readBy: 'model' }]);
  });

  test.each([
    ['a price that does not stand there', HIDDEN, [first, { ...second, price: 41_000 }]],
    ['a fee as price', HIDDEN, [first, { ...second, price: 5_000 }]],
    [
      'each other’s prices',
      HIDDEN,
      [
        { ...first, price: 40_000 },
        { ...second, price: 95_000 },
      ],
    ],
    [
      'the price of another name',
      'Blue jeans 45k\nZenatra quill 95k then Morbix 40k #TRACK',
      [jeans, { ...first, price: 40_000 }],
    ],
    ['a price where the rules are sure of another', HIDDEN.replace('40k', 'big 40k small 30k'), [first, second]],
    ['another order', HIDDEN, [second, first]],
    ['one without a price', HIDDEN, [first, { ...second, price: null }]],
    ['one without a name', HIDDEN, [first, { ...second, title: null }]],
    ['a name that does not stand there', HIDDEN, [first, { ...second, title: 'Morbix lamp' }]],
    ['a name of words from here and there', HIDDEN, [first, { ...second, title: 'Zenatra vela' }]],
    ['words that name nothing', HIDDEN, [first, { ...second, title: 'you asked' }]],
    [
      'one name twice',
      'Zenatra you asked for\n95k\nZenatra you asked for\n40k #TRACK',
      [
        { title: 'Zenatra', price: 95_000 },
        { title: 'zenatra', price: 40_000 },
      ],
    ],
    ['none of those that the rules are sure of', LIST, [quill, wigs]],
    ['what no one sells', 'Wanted! Zenatra quill 95k, Morbix vela 40k #TRACK', [first, second]],
  ])('are not taken with %s', async (_, caption, cards) => {
    expect(await readWith(caption, cards)).toEqual(await byRules(caption));
  });

  test('are at most twelve', async () => {
    const names = [...'ABCDEFGHIJKLM'].map((letter) => `${letter}enatra`);
    const caption = `${names.map((name, at) => `${name} you asked for\n${at + 20}k`).join('\n')} #TRACK`;
    const cards = names.map((title, at) => ({ title, price: (at + 20) * 1_000 }));
    expect(await readWith(caption, cards)).toEqual(await byRules(caption));
    server.reply(answerCards(cards.slice(0, 12)));
    expect(await readerAsking(server.baseUrl).read(caption)).toHaveLength(12);
  });
});

test('whatever a model answers, no sure card changes and every new price and name stands in the caption', () => {
  const captions = [LIST, HIDDEN, 'Zenatra quill 95k then Morbix 40k #TRACK', '#TRACK', ''];
  const words = [...new Set(captions.join(' ').split(/\s+/)), '<b>', '\u0000', '\ud800', 'Hacked'];
  const cards = fc.array(
    fc.record({
      title: fc.option(fc.array(fc.constantFrom(...words), { maxLength: 3 }).map((parts) => parts.join(' '))),
      price: fc.option(fc.constantFrom(0, 1, 5_000, 15_000, 25_000, 35_000, 40_000, 45_000, 95_000, 120_000, 1e13)),
      old_price: fc.option(fc.constantFrom(0, 50_000, 120_000)),
      sizes: fc.array(fc.constantFrom(...words, '30', '31', 'XL'), { maxLength: 3 }),
      tags: fc.array(fc.constantFrom(...words), { maxLength: 3 }),
      availability: fc.constantFrom('available' as const, 'sold_out' as const),
    }),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(fc.constantFrom(...captions), cards, (caption, answered) => {
      const listing = readListing(caption);
      const rules = listing.cards.map(({ product }) => product);
      const found = checkedCards(listing, answered) ?? rules;
      for (const card of rules) if (isSure(card)) expect(found).toContain(card);
      for (const { title, priceUgx } of found.filter((card) => !rules.includes(card))) {
        const low = caption.toLowerCase();
        for (const word of title?.toLowerCase().split(/[^a-z0-9]+/) ?? []) expect(low).toContain(word);
        if (priceUgx !== null) expect(low).toContain(`${priceUgx / 1_000}k`);
        expect(priceUgx).not.toBe(5_000);
      }
    }),
    { numRuns: 500 },
  );
});
