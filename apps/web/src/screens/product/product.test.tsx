import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { toCard, toDetail } from '#web/features/catalog/page-product.ts';
import { aPicture, aProduct, aShop } from '#web/test/products.testing.ts';
import { ProductFound } from './product-found.tsx';
import { StatedFacts } from './stated-facts.tsx';

type Parts = {
  product?: Parameters<typeof aProduct>[0];
  shop?: Parameters<typeof aShop>[0];
  size?: string;
  more?: ReturnType<typeof toCard>[];
};

function render({ product, shop, size, more = [toCard(aProduct({ number: 2 }))] }: Parts): string {
  const page = {
    shop: aShop(shop),
    product: toDetail(aProduct(product)),
    size: size ?? null,
    previewImageUrl: null,
    newContact: null,
    more,
  };
  const Stub = createRoutesStub([
    { path: '/', Component: () => <ProductFound page={page} read={{}} askAgain={() => null} /> },
  ]);
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

test('the bar says whose shop it leads back to', () => {
  expect(render({})).toMatch(/<header[^>]*>.*?href="\/shop\/nakato"[^>]*>.*?Nakato.*?Back to shop.*?<\/a>/);
});

const textsOf = (html: string) =>
  [...html.matchAll(/href="(https:\/\/wa\.me[^"]*)"/g)].map(([, href = '']) => new URL(href).searchParams.get('text'));

test('each size is a link to the same chat with the size named, and the button asks for none', () => {
  const texts = textsOf(render({ product: { sizes: ['38', 'Free size'] } }));
  expect(texts).toEqual([
    expect.stringContaining('"Kitenge dress 1" (number 1, size 38) at UGX 85,000.'),
    expect.stringContaining('"Kitenge dress 1" (number 1, Free size) at UGX 85,000.'),
    expect.stringContaining('"Kitenge dress 1" (number 1) at UGX 85,000.'),
  ]);
});

test('the size chosen on a card is in the message of the button and in the one to copy', () => {
  const html = render({ product: { sizes: ['38', '39'] }, size: '39' });
  expect(textsOf(html).at(-1)).toContain('(number 1, size 39)');
  expect(html).toMatch(/data-copy="[^"]*\(number 1, size 39\)/);
  expect(html).toMatch(/aria-current="true"[^>]*>39<\/a>/);
  expect(html).toMatch(/Contact Seller on WhatsApp<small[^>]*>size 39<\/small>/);
});

test('no size is asked for a product without sizes, or of a seller who can not be written to', () => {
  expect(render({})).not.toContain('Choose your size');
  const html = render({ product: { sizes: ['38'] }, shop: { chatAllowed: false } });
  expect(html).not.toContain('Choose your size');
  expect(html).toMatch(/<li[^>]*>38<\/li>/);
});

test('without a number a size leads to the page whose message names it', () => {
  expect(render({ product: { sizes: ['38'] }, shop: { phoneNumber: null } })).toContain('href="?size=38"');
});

test('a product without a price shows the question at once, and once', () => {
  const html = render({ product: { price: null } });
  expect(html.split('Your message will be:')).toHaveLength(2);
  expect(html.indexOf('Your message will be:')).toBeLessThan(html.indexOf('Watch TikTok Video'));
});

test('who sells it stands there with photo, tick and proof, and how to pay safely', () => {
  const html = render({ shop: { profilePhotoUrl: '/images/owner/160.jpg' } });
  expect(html).toMatch(/src="\/images\/owner\/160\.jpg".*Sold by.*Verified on TikTok/);
  expect(html).toContain('Real owner, checked with TikTok');
  expect(html).toContain('Look at it first. Pay after.');
});

test('without a number the TikTok profile is the button, the message can be shared, and no chat is promised', () => {
  const html = render({ shop: { phoneNumber: null } });
  expect(html).toMatch(/class="button button-brand[^>]*href="https:\/\/www\.tiktok\.com\/@nakato"/);
  expect(html).not.toContain('Contact Seller');
  expect(html).toContain('https://wa.me/?text=');
  expect(html).toContain('hasn&#x27;t added their WhatsApp number yet. You can still share this message!');
});

test('a seller who takes calls can be called and sent an SMS, which says what it is about; no other seller can', () => {
  const html = render({ shop: { callsAllowed: true }, product: { sizes: ['39'] }, size: '39' });
  expect(html).toContain('href="tel:+256772123456"');
  const sms = /href="sms:\+256772123456\?body=([^"]*)"/.exec(html)?.[1] ?? '';
  expect(decodeURIComponent(sms)).toBe(
    'Hello! I am interested in "Kitenge dress 1" (number 1, size 39) at UGX 85,000. Is it still available, and how much is delivery?',
  );
  for (const shop of [{}, { callsAllowed: true, chatAllowed: false }, { callsAllowed: true, phoneNumber: null }])
    expect(render({ shop })).not.toMatch(/href="(?:tel|sms):/);
});

test('a well-known handle has no chat button before its owner has confirmed it', () => {
  const html = render({ shop: { chatAllowed: false, unconfirmed: true } });
  expect(html).not.toContain('wa.me');
  expect(html).not.toContain('256772123456');
  expect(html).toContain('No WhatsApp yet: ask on TikTok, send no money.');
  expect(html).toContain('Ask @nakato on TikTok');
});

test('what the caption says beyond title, price and sizes stands under the price, as text', () => {
  const html = render({ product: { description: 'Free delivery in Kampala\n<b>1 year</b> warranty' } });
  expect(html.indexOf('Free delivery in Kampala\n&lt;b&gt;1 year')).toBeGreaterThan(html.indexOf('UGX'));
});

test('the areas that the seller delivers to stand there with their fees, three at most, no line ends with a dot between, and what is not stated is said', () => {
  const deliveryAreas = ['Ntinda', 'Kampala city', 'Wakiso', 'Entebbe'].map((name, at) => ({
    name,
    feeUgx: [0, 5000, null, 9000][at] ?? null,
  }));
  expect(render({ shop: { deliveryAreas, place: 'Owino' } })).toContain(
    'Delivery: Ntinda free, Kampala city 5,000, Wakiso (ask), more areas</span>Owino. <a',
  );
  expect(render({ shop: { deliveryAreas } })).toContain('more areas</span>Ask the seller about: place');
  expect(render({})).toContain('Ask the seller about: place, delivery');
  expect(render({ shop: { unconfirmed: true } })).not.toContain('Ask the seller about');
});

test('the seller reads what buyers cannot see, with the way to state it, in place of what to ask the seller about', () => {
  const shop = aShop();
  const Stub = createRoutesStub([
    { path: '/', Component: () => <StatedFacts shop={shop} postedAt={aProduct().posted_at} isOwner /> },
  ]);
  const html = renderToString(<Stub />).replaceAll('<!-- -->', '');
  expect(html).toContain('Buyers cannot see: place, delivery. <a class="underline" href="/settings#shop">Add in your');
  expect(html).not.toContain('Ask the seller');
});

test('a product made by hand shows no video', () => {
  const html = render({ product: { video_id: 'pabc123def456', video_url: null } });
  expect(html).not.toContain('Video ID');
  expect(html).not.toContain('Watch TikTok Video');
});

test('a sold-out product shows first what else is for sale', () => {
  const more = [2, 3].map((number) =>
    toCard(aProduct({ number, availability: number === 2 ? 'available' : 'sold_out' })),
  );
  const html = render({ product: { availability: 'sold_out' }, more });
  expect(html.indexOf('Similar, still for sale')).toBeGreaterThan(html.indexOf('<h1'));
  expect(html.indexOf('Similar, still for sale')).toBeLessThan(html.indexOf('Sold by'));
  expect(html).toContain('Kitenge dress 2');
  expect(html).not.toContain('Kitenge dress 3');
  expect(html).not.toContain('More from this shop');
});

test('a sold-out size can be asked for in one tap, with and without scripts', () => {
  const product = { availability: 'sold_out' as const, sizes: ['38', '39'] };
  const html = render({ product, size: '39' });
  expect(html).toMatch(/class="button button-chat"[^>]*data-tap="whatsapp" data-back="39"/);
  expect(html).toMatch(/Tell me when it is back<small[^>]*>size 39<\/small>/);
  expect(textsOf(html).at(-1)).toMatch(/"Kitenge dress 1" \(number 1, size 39\)\. Please tell me when it is back\.\n/);
  expect(html).toMatch(/data-tap="whatsapp" data-back="38"[^>]*>38<\/a>/);
  expect(render({ product })).toMatch(
    /data-back=""[^>]*>.*Tell me when it is back<small[^>]*>Choose a size above, or ask/,
  );
  expect(render({ product: { sizes: ['38'] } })).not.toContain('data-back');
  for (const shop of [{ phoneNumber: null }, { chatAllowed: false }])
    expect(render({ product, shop })).not.toMatch(/Tell me when|button-chat/);
});

test('without a price the buyer reads to ask', () => {
  expect(render({ product: { price: null } })).toContain('DM seller for price');
});

test('several pictures can be reached by links, without scripts', () => {
  const html = render({ product: { pictures: [1, 2, 3].map(aPicture) } });
  for (const id of ['picture-1', 'picture-2', 'picture-3']) {
    expect(html).toContain(`id="${id}"`);
    expect(html).toContain(`href="#${id}"`);
  }
});
