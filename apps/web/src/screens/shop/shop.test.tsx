import type { PageShop } from '@app/contracts/addresses/pages';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { toCard } from '#web/features/catalog/page-product.ts';
import { aPicture, aProduct, aShop } from '#web/test/products.testing.ts';
import { ShopFound } from './shop-found.tsx';

function render(shop: Partial<PageShop>, products = [aProduct()], query = {}, lastKey: string | null = null): string {
  const page = {
    shop: aShop(shop),
    cards: products.map((product) => toCard(product)),
    lastKey,
    query,
    isClosest: false,
    others: [],
    choices: null,
    readAt: '2026-11-20T08:00:00.000Z',
    oldestPostedAt: null,
    newContact: null,
  };
  const Stub = createRoutesStub([{ path: '/', Component: () => <ShopFound page={page} /> }]);
  return renderToString(<Stub />).replaceAll('<!-- -->', '');
}

test('a confirmed shop shows tick, followers, and in words whose it is since when', () => {
  const html = render({});
  expect(html).toContain('Verified on TikTok');
  expect(html.replaceAll(/<[^>]*>/g, '')).toMatch(/Real owner.*· 3\.4k followers/);
  expect(html).toContain('1.2k views');
  expect(html).toContain('Real owner, checked with TikTok. Confirmed on 12 Nov 2026');
});

test('the profile names shop and seller, and the end of the page asks to chat', () => {
  const html = render({ productCount: 1 });
  expect(html).toMatch(/<p[^>]*>@nakato<\/p>/);
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain('TikTok Shop · 1 product');
  expect(html).toMatch(/href="https:\/\/www\.tiktok\.com\/@nakato"[^>]*>.*?View TikTok Profile<\/a>/);
  expect(html).toMatch(/Ready to buy\?<\/h2><p[^>]*>Chat directly with the seller<\/p>/);
});

test('without a photo the first letter stands there, and a product without a picture has its room', () => {
  const html = render({ profilePhotoUrl: null, displayName: '@nakato' }, [aProduct({ picture: null })]);
  expect(html).toMatch(/rounded-full[^>]*>N<\/span>/);
  expect(html).toContain('(no picture yet)');
});

test('an unconfirmed shop shows neither the tick or the followers', () => {
  const html = render({ unconfirmed: true, confirmedAt: null });
  expect(html).not.toContain('Verified on TikTok');
  expect(html).not.toContain('followers');
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain(
    'Not yet confirmed by @nakato. We do not know who runs it. Send no money before you see the goods. Report it',
  );
});

test('nothing is counted that is not there: no followers, no views', () => {
  const html = render({ followerCount: 0, views: 0 });
  expect(html).not.toContain('followers');
  expect(html).not.toMatch(/\bviews?</);
});

test('a shop without a number leads to TikTok first, can be shared, and promises no chat', () => {
  const html = render({ phoneNumber: null });
  expect(html).toMatch(/class="chat-bar.*?class="button button-brand[^>]*href="https:\/\/www\.tiktok\.com\/@nakato"/);
  expect(html).toContain('https://wa.me/?text=');
  expect(html).toContain('You can still share this message!');
  // The tap copies what the buyer then pastes on TikTok.
  expect(html).toMatch(/data-copy="Hello! I am looking at your shop[^>]*>.*?Copy message and open TikTok/s);
  expect(html).not.toMatch(/Ready to buy|Chat (?:on|directly)/);
});

test('a shop without prices says so, and its chats ask for them; one price is enough to be like others', () => {
  const [one, other] = [aProduct({ price: null }), aProduct({ number: 2, price: null })];
  const html = render({}, [one, other]);
  expect(html).toContain('Ask the seller about: prices, place, delivery');
  expect(html).toContain('Ask prices on WhatsApp');
  expect(html).toContain(encodeURIComponent('Please send me your prices.'));
  const priced = render({}, [one, aProduct({ number: 2 })]);
  expect(priced).not.toMatch(/Ask the seller about: prices|Ask prices/);
  expect(priced).toContain('Chat on WhatsApp');
  // More are to come, and may have prices.
  expect(render({}, [one, other], {}, 'next')).not.toMatch(/Ask the seller about: prices|Ask prices/);
});

test('a shop before its first product says so and leads to TikTok', () => {
  const html = render({ productCount: 0 }, []);
  expect(html).toContain('Shop coming soon');
  expect(html).toContain('Follow on TikTok');
  expect(html).not.toContain('Ready to buy?');
});

test('a search without results leads back to all products', () => {
  const html = render({}, [], { search: 'zebra' });
  expect(html).toContain('Nothing for &quot;zebra&quot; here. Ask the seller?');
  expect(html).toContain('Show all products');
  expect(html).not.toContain('Shop coming soon');
});

test('a card shows number, two tags, three sizes, the old price and that it is sold out', () => {
  const html = render({}, [
    aProduct({
      number: 14,
      old_price: 110_000,
      tags: ['silk', 'party', 'third'],
      sizes: ['38', '39', '40', '41'],
      availability: 'sold_out',
    }),
  ]);
  expect(html).toContain('>No. 14</span>');
  expect(html).toContain('>-23%</span>');
  expect(html).toContain('<s><span>UGX </span>110,000</s>');
  expect(html).toContain('Sold out');
  expect(['silk', 'party', 'third'].filter((tag) => html.includes(tag))).toEqual(['silk', 'party']);
  expect(['38', '39', '40', '41'].filter((size) => html.includes(`>${size}<`))).toEqual(['38', '39', '40']);
  expect(html).toContain('>+1<span class="sr-only"> more</span>');
});

test('a card repeats no tag that its title says, in the singular or the plural', () => {
  const html = render({}, [aProduct({ title: 'Gold watch', tags: ['gold watch', 'watches', 'jewellery'] })]);
  expect(html).toMatch(/<p class="tags">jewellery<\/p>/);
});

test('a shop of few products begins with them: no search, no filters, and a card alone is asked for in a larger file', () => {
  expect(render({ productCount: 5 })).not.toMatch(/Search this shop|>Filters</);
  expect(render({ productCount: 6 })).toContain('Search this shop');
  expect(render({ productCount: 1 })).toMatch(/sizes="[^"]*92vw"/);
  expect(render({}, [aProduct(), aProduct({ number: 2 })])).not.toContain('92vw');
});

test('a card names its picture, and each of its sizes leads to the product with that size chosen', () => {
  const html = render({}, [aProduct({ sizes: ['39', 'EU 40'] })]);
  expect(html).toMatch(/<img[^>]*alt="Kitenge dress 1"/);
  expect(html).toMatch(/href="\/product\/nakato\/7400000000007919\?size=39"[^>]*>39<\/a>/);
  expect(html).toMatch(/href="\/product\/nakato\/7400000000007919\?size=EU%2040"[^>]*>EU 40<\/a>/);
});

test('the first picture is the most urgent one and the pictures below wait', () => {
  const html = render(
    {},
    [3, 2, 1].map((number) => aProduct({ number })),
  );
  expect(html.match(/fetchPriority="high"/g)).toHaveLength(1);
  expect(html.match(/loading="lazy"/g)).toHaveLength(1);
});

test('a format that is not made yet is not offered', () => {
  const html = render({}, [aProduct({ picture: { ...aPicture(1), avif: false } })]);
  expect(html).not.toContain('image/avif');
  expect(html).toContain('image/webp');
});
