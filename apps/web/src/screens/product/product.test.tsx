import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { toCard, toDetail } from '#web/features/catalog/page-product.ts';
import { aPicture, aProduct, aShop } from '#web/test/products.testing.ts';
import { ProductFound } from './product-found.tsx';

type Parts = { product?: Parameters<typeof aProduct>[0]; shop?: Parameters<typeof aShop>[0] };

function render({ product, shop }: Parts): string {
  const page = {
    shop: aShop(shop),
    product: toDetail(aProduct(product)),
    previewImageUrl: null,
    contactNewSince: null,
    more: [toCard(aProduct({ number: 2 }))],
  };
  const Stub = createRoutesStub([{ path: '/', Component: () => <ProductFound page={page} /> }]);
  return renderToString(<Stub />);
}

test('the chat opens with the product in the message and the number to copy under it', () => {
  const html = render({});
  expect(html).toMatch(/href="https:\/\/wa\.me\/256772123456\?text=[^"]*Kitenge%20dress%201[^"]*85%2C000/);
  expect(html).toContain('Contact Seller on WhatsApp');
  expect(html).toContain('+256 772 123 456');
  expect(html).toContain('data-copy="+256772123456"');
});

test('the product names its price, tags, TikTok video and seller', () => {
  const html = render({ product: { tags: ['silk'], video_id: '7400000000000007919' } }).replaceAll('<!-- -->', '');
  expect(html).toMatch(/<h1[^>]*>Kitenge dress 1<\/h1>/);
  expect(html).toContain('UGX 85,000');
  expect(html).toMatch(/href="\/shop\/nakato\?tag=silk"[^>]*>silk<\/a>/);
  expect(html).toContain('TikTok Product');
  expect(html).toContain('Video ID 7400000000000007919');
  expect(html).toMatch(
    /href="https:\/\/www\.tiktok\.com\/@nakato\/video\/7400000000000007919"[^>]*>.*?Watch TikTok Video<\/a>/,
  );
  expect(html).toMatch(/Sold by <span[^>]*>@nakato<\/span>/);
  expect(html).toMatch(/href="\/shop\/nakato"[^>]*>View Shop<\/a>/);
});

test('a seller without a number can still be shared', () => {
  const html = render({ shop: { phoneNumber: null } });
  expect(html).toContain('https://wa.me/?text=');
  expect(html).toContain('hasn&#x27;t added their WhatsApp number yet. You can still share this message!');
});

test('a well-known handle has no chat button before its owner has confirmed it', () => {
  const html = render({ shop: { chatAllowed: false, unconfirmed: true } });
  expect(html).not.toContain('wa.me');
  expect(html).not.toContain('256772123456');
  expect(html).toContain('has confirmed this shop');
});

test('a product made by hand shows no video', () => {
  const html = render({ product: { video_id: 'pabc123def456', video_url: null } });
  expect(html).not.toContain('Video ID');
  expect(html).not.toContain('Watch TikTok Video');
});

test('without a price the buyer reads to ask', () => {
  expect(render({ product: { price: null } })).toContain('DM seller for price');
});

test('several pictures can be reached by links, without scripts', () => {
  const html = render({ product: { thumbnails: [1, 2, 3].map(aPicture) } });
  for (const id of ['picture-1', 'picture-2', 'picture-3']) {
    expect(html).toContain(`id="${id}"`);
    expect(html).toContain(`href="#${id}"`);
  }
});
