import { expect, test } from 'vitest';
import { shortLinkOf, spokenLinkOf, typedLinkOf } from './bio-link.tsx';

const shop = (handle: string, origin = 'https://dukalink.ug') => ({ handle, shopLink: `${origin}/shop/${handle}` });

test.each([
  [shop('nakato'), 'dukalink.ug/nakato', 'dukalink dot ug slash nakato'],
  [
    shop('my.duka_ug', 'https://shops.duka-link.co.ug'),
    'shops.duka-link.co.ug/my.duka_ug',
    'shops dot duka dash link dot co dot ug slash my dot duka underscore ug',
  ],
  [shop('nakato', 'http://localhost:3000'), 'localhost:3000/nakato', 'localhost colon 3000 slash nakato'],
])('%j is typed %s and said "%s"', (seller, typed, said) => {
  expect(typedLinkOf(seller)).toBe(typed);
  expect(shortLinkOf(seller)).toBe(seller.shopLink.replace('/shop/', '/'));
  expect(spokenLinkOf(seller)).toBe(said);
});

test('a shop that is called like one of our own addresses is named in full', () => {
  expect(typedLinkOf(shop('support'))).toBe('dukalink.ug/shop/support');
  expect(spokenLinkOf(shop('support'))).toBe('dukalink dot ug slash shop slash support');
});
