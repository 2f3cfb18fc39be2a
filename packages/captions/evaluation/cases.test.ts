import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { extractProduct, readCards } from '#captions/extract.ts';

/** One written caption and what has to be read from it. Only what is named is compared. */
interface Case {
  caption: string;
  /** Comma list: each part stands in the title, letter case aside; `a|b` means one of them; null: no title. */
  title?: string | null;
  /** Comma list of words that must not stand in the title. */
  not?: string;
  price?: number | null;
  old?: number | null;
  /** The owner is asked; `price` is what the question proposes. */
  asks?: 'price';
  /** The cards in their order, as `part of the title=price`. */
  products?: string[];
  /** What is read of it instead, and why that is borne. */
  read?: string[];
  why?: string;
  /** Comma list, in any order; empty: none. */
  sizes?: string;
  sold?: boolean;
  /** A tag that must be among the tags. */
  tag?: string;
  /** Comma list of tags that must not be among the tags. */
  notTags?: string;
}

function casesOf(name: string): Case[] {
  const text = readFileSync(new URL(`./cases/${name}.jsonl`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Case);
}

function lacking(title: string | null, wanted: string): string[] {
  const text = (title ?? '').toLowerCase().normalize('NFKC');
  return wanted.split(',').filter((part) => !part.split('|').some((choice) => text.includes(choice)));
}

function unwanted(title: string | null, banned: string): string[] {
  const words = new Set((title ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return banned.split(',').filter((word) => words.has(word));
}

describe.each([
  ['goods of many trades', 'goods'],
  ['ways to write and not to write a price', 'prices'],
  ['titles, sizes, availability and captions without goods', 'titles-sizes-availability'],
  ['messy captions in three languages', 'three-languages'],
  ['more sellers, more ways to write', 'sellers'],
  ['numbers that are no price', 'no-price'],
  ['families of wordings: resolutions, jobs, markup, former prices, shows', 'families'],
  ["others' deals, counts and codes, ranges", 'no-money'],
  ['more numbers that are no price, with and without one beside them', 'numbers-beside-prices'],
  ['spellings of true prices', 'price-spellings'],
  ['true prices that no rule may take away', 'not-suppressed'],
  ['trades and their numbers', 'trades'],
  ['one price in many wordings', 'wording'],
  ['rates of what is let or hired, lowest prices, ranges', 'rates-and-floors'],
  ['customers congratulated, counter readings, former prices, packaging', 'others-and-counts'],
  ['stories before the goods, sold-out phrases, sizes, titles', 'stories'],
  ['talk, jokes, refusals and what others say or pay', 'talk'],
  ['pieces, dozens, boxes and trade prices beside each other', 'sale-units'],
  ['deposits, first payments, home service', 'part-payments-and-fees'],
  ['metres and other measures; big and small in Luganda', 'measures'],
  ['sizes in odd writing, sold sizes, goods that came back', 'sizes-and-restocks'],
  ['small amounts without a currency, units of sale', 'little-prices'],
  ['more manners of more sellers', 'manners'],
  ['prices in doubt, which the owner is asked about', 'doubt'],
  ['goods by how words stand in their sentence', 'standing'],
])('%s', (_, file) => {
  test.each(casesOf(file))('$caption', (row) => {
    const product = extractProduct(row.caption);
    expect(product.hasTrack).toBe(row.caption.toLowerCase().includes('#track'));
    // In doubt buyers see no price; the question proposes it.
    const isAsked = product.asks.includes('price');
    if (row.price !== undefined) expect(isAsked ? product.guessUgx : product.priceUgx).toBe(row.price);
    if (row.asks !== undefined) expect(product.asks).toContain(row.asks);
    if (isAsked) expect(product.priceUgx).toBeNull();
    if (row.old !== undefined) expect(product.oldPriceUgx).toBe(row.old);
    if (row.title === null) expect(product.title).toBeNull();
    else if (row.title !== undefined)
      expect(lacking(product.title, row.title), product.title ?? 'no title').toEqual([]);
    if (row.not !== undefined) expect(unwanted(product.title, row.not), product.title ?? '').toEqual([]);
    if (row.sizes !== undefined) expect([...product.sizes].sort()).toEqual(row.sizes.split(',').filter(Boolean).sort());
    if (row.sold !== undefined) expect(product.availability).toBe(row.sold ? 'sold_out' : 'available');
    if (row.tag !== undefined) expect(product.tags).toContain(row.tag);
    for (const banned of row.notTags?.split(',') ?? []) expect(product.tags).not.toContain(banned);
  });
});

describe('several products in one caption, and lists that are one', () => {
  test.each(casesOf('several'))('$caption', (row) => {
    const cards = readCards(row.caption);
    const read = cards.map(({ title, priceUgx, guessUgx }) => `${title?.toLowerCase()}=${priceUgx ?? guessUgx}`);
    const expected = row.read ?? row.products ?? [];
    expect(read).toHaveLength(expected.length);
    expected.forEach((wanted, index) => {
      const [title = '', price] = wanted.split('=');
      expect(read[index]).toMatch(new RegExp(`(?:${title}).*=${price}$`, 'i'));
    });
  });
});
