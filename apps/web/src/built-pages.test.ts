import { setImmediate } from 'node:timers/promises';
import { isStringOneByteRepresentation, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { allowedInlineScripts, firstModulesOf, openBuild, scriptsOf } from './test/built-pages.testing.ts';
import { aProduct, aReader, aShop, origin } from './test/products.testing.ts';

const hostile = '</script><script>alert(1)</script><!--<img src=x onerror=alert(1)>';
const product = aProduct({ title: hostile, description: hostile, tags: [hostile], sizes: [hostile] });
const visit = await openBuild(aReader(aShop({ displayName: hostile, productCount: 1 }), [product]));
const paths = [
  '/shop/nakato',
  `/product/nakato/${product.video_id}`,
  '/catalog/nakato',
  `/shop/nakato?search=${encodeURIComponent(hostile)}`,
];

test.each(paths)('what a seller or a link writes stays text on %s', async (path) => {
  const { html } = await visit(path);
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain('<!--<img');
  const data = scriptsOf(html).filter((script) => script.isData);
  expect(data.length).toBeGreaterThan(0);
  for (const { text } of data) expect(text).not.toContain('<');
});

test.each([...paths, '/', '/login', '/signup', '/dashboard', '/admin/login', '/nowhere'])(
  'the inline scripts of %s are those of the build, which the content policy allows',
  async (path) => {
    const inline = scriptsOf((await visit(path)).html).filter((one) => !one.isData && !/\ssrc="/.test(one.attributes));
    expect(inline.length).toBeGreaterThan(0);
    const allowed = await allowedInlineScripts();
    for (const { text } of inline) expect(allowed).toContain(text);
  },
);

const frames = async (path: string) => {
  const { headers, html } = await visit(path);
  const [frameSource = null] = headers.get('content-security-policy')?.match(/frame-src [^;]+/) ?? [];
  return [frameSource, html.includes('data-play='), html.includes('data-player=')];
};

test.each([...paths, '/product/nakato/1', '/shop/unknown'])(
  '%s may show TikTok’s player in a frame, and nothing else in one',
  async (path) => expect(await frames(path)).toEqual(['frame-src https://www.tiktok.com', true, true]),
);

test.each([
  ...['/', '/privacy', '/nowhere', '/shop/nakato/order', '/shop/nakato/about', '/shop/nakato/report'],
  ...['/o/BCDFGHJKMNPQR', '/my-orders', '/login', '/signup', '/dashboard', '/settings', '/admin/login'],
])('%s may show nothing in a frame', async (path) => expect(await frames(path)).toEqual([null, false, false]));

test('a page of plain words takes one byte a letter in memory', async () => {
  const visitPlain = await openBuild(aReader(aShop(), [aProduct()]));
  for (const path of ['/shop/nakato', `/product/nakato/${aProduct().video_id}`, '/catalog/nakato'])
    expect(isStringOneByteRepresentation((await visitPlain(path)).html), path).toBe(true);
});

test('what a page was made of is gone with the young objects', async () => {
  setFlagsFromString('--expose-gc');
  const collect: (options?: { type: 'minor' }) => void = runInNewContext('gc');
  const products = Array.from({ length: 24 }, (_, index) => aProduct({ title: `Kitenge ${index} `.repeat(1000) }));
  const visitShop = await openBuild(aReader(aShop({ productCount: 24 }), products));
  const visitAgain = async (times: number) => {
    for (let left = times; left > 0; left -= 1) {
      await visitShop('/shop/nakato');
      await setImmediate();
      collect({ type: 'minor' });
      collect({ type: 'minor' });
    }
    return process.memoryUsage().heapUsed;
  };
  await visitAgain(40);
  collect();
  const before = process.memoryUsage().heapUsed;
  expect(((await visitAgain(40)) - before) / 40).toBeLessThan(100_000);
});

test('the JSON-LD of a hostile title reads back as that title', async () => {
  const { html } = await visit(`/product/nakato/${product.video_id}`);
  const block = scriptsOf(html).find((script) => script.attributes.includes('ld+json'));
  expect(JSON.parse(block?.text ?? '')).toMatchObject({
    '@type': 'Product',
    name: hostile,
    description: hostile,
    offers: { price: 85_000, priceCurrency: 'UGX', availability: 'https://schema.org/InStock' },
  });
});

test('a shop page carries what WhatsApp shows as preview', async () => {
  const { html, headers } = await visit('/shop/nakato');
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toContain(`<link rel="canonical" href="${origin}/shop/nakato"/>`);
  for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:width', 'og:image:height'])
    expect(html).toMatch(new RegExp(`<meta property="${property}" content="[^"]+"`));
  expect(html).not.toContain('noindex');
});

test('before its preview is drawn a page that names a product shows that product’s own picture', async () => {
  const own = aProduct();
  const visitEarly = await openBuild(aReader(aShop({ previewImageUrl: null }), [own]));
  for (const path of ['/shop/nakato', `/product/nakato/${own.video_id}`, '/catalog/nakato'])
    expect((await visitEarly(path)).html).toContain(
      `<meta property="og:image" content="${origin}${own.primary_thumbnail?.thumbnail_url}"/>`,
    );
});

test('the frame of a product without a picture shows a bag, not nothing', async () => {
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec((await visit('/shop/nakato')).html) ?? [];
  expect(styles).toContain('.frame{');
  expect(styles.indexOf('.frame-empty{')).toBeGreaterThan(styles.indexOf('.frame{'));
});

test('a page has characters beyond Latin-1 only where its shop or its visitor wrote them', async () => {
  const long = aProduct({ description: 'Silk '.repeat(90) });
  const visitPlain = await openBuild(aReader(aShop(), [long]));
  for (const path of ['/shop/nakato', `/product/nakato/${long.video_id}`, '/catalog/nakato'])
    expect(/[^\0-\xff].{0,40}/u.exec((await visitPlain(path)).html)?.[0], path).toBeUndefined();
});

test('a card says no tag that says nothing of one product', async () => {
  const shop = aShop({ productCount: 1, quietTags: ['fashion'] });
  const { html } = await (await openBuild(aReader(shop, [aProduct({ tags: ['fashion', 'silk'] })])))('/shop/nakato');
  const shown = html.replaceAll(/<script.*?<\/script>/gs, '');
  expect(shown).toContain('silk');
  expect(shown).not.toContain('fashion');
});

test('a search is not offered to search engines', async () => {
  expect((await visit('/shop/nakato?search=dress')).html).toContain('noindex');
});

test('too many sign-ins with TikTok are refused by a page with words and other ways in, before any script', async () => {
  const { status, headers, html } = await visit('/auth/tiktok/done?outcome=busy&intent=signup&return=%2Fsettings');
  expect([status, headers.get('retry-after')]).toEqual([429, '60']);
  expect(html).toContain('Too many tries at once</h1>');
  expect(html).toContain('Try again in a minute');
  for (const way of ['/auth/tiktok?intent=signup&amp;return=%2Fsettings', '/signup', '/login"', '/login?tab=recover'])
    expect(html).toContain(`href="${way}`);
  expect((await visit('/auth/tiktok/done')).status).toBe(200);
});

test('an unknown shop answers 404 with a way to learn', async () => {
  const { status, html } = await visit('/shop/unknown');
  expect(status).toBe(404);
  expect(html).toContain('No products yet');
  expect(html).toContain('Learn How It Works');
  expect(html).toContain('noindex');
});

test.each(paths)(
  'of a suspended shop %s answers 404, says only that it is unavailable, and has no way to chat',
  async (path) => {
    const unavailable = async () => 'unavailable' as const;
    const visitSuspended = await openBuild({
      ...aReader(aShop(), [product]),
      readShop: unavailable,
      readProduct: unavailable,
    });
    const { status, html } = await visitSuspended(path);
    expect(status).toBe(404);
    expect(html).toContain('<h1 class="text-xl leading-tight font-bold">This shop is unavailable</h1>');
    expect(html).toContain('<title>This shop is unavailable</title>');
    expect(html).toContain('noindex');
    expect(html).toContain('href="/help/buying-safely"');
    expect(html).not.toMatch(/wa\.me|og:image|application\/ld\+json|class="card/);
  },
);

test('an unknown product answers 404 with the way to its shop, and what that sells', async () => {
  const { status, html } = await visit('/product/nakato/7400000000000000000');
  expect(status).toBe(404);
  expect(html).toContain('Product Not Found');
  expect(html).toContain('href="/shop/nakato"');
  expect(html).toContain('For sale in this shop');
  expect(html).toContain(`href="/product/nakato/${product.video_id}"`);
});

test.each([
  ['@Nakato', '/shop/nakato'],
  ['https://www.tiktok.com/@nakato?lang=en', '/shop/nakato'],
  ['  nakato ', '/shop/nakato'],
  ['../admin?x=1', '/shop/..%2Fadmin%3Fx%3D1'],
  ['', '/'],
])('a name that a buyer types (%j) leads to %s', async (seller, location) => {
  const { status, headers } = await visit(`/shop?${new URLSearchParams({ seller })}`);
  expect({ status, location: headers.get('location') }).toEqual({ status: 302, location });
});

test('the address of a joined product leads to the one that shows it, with what was asked', async () => {
  const id = product.video_id;
  const visitJoined = await openBuild({
    ...aReader(aShop(), [product]),
    readJoinedInto: (handle, videoId) => Promise.resolve(handle === 'nakato' && videoId === `${id}-2` ? id : null),
  });
  const { status, headers } = await visitJoined(`/product/nakato/${id}-2?size=M`);
  expect({ status, location: headers.get('location') }).toEqual({
    status: 302,
    location: `/product/nakato/${id}?size=M`,
  });
  expect((await visitJoined(`/product/nakato/${id}-3`)).status).toBe(404);
});

test.each(['/nowhere', '/catalog', '/product/nakato', '/shop/nakato/../../etc'])('%s answers 404', async (path) => {
  const { status, html } = await visit(path);
  expect(status).toBe(404);
  expect(html).toContain('Oops! Page not found');
  expect(html).toContain('Return to Home');
  // The app would read the address, too, and may know another page by it.
  expect(firstModulesOf(html)).toEqual([]);
});

test('a handle with capitals or @ is led to the one address of its shop', async () => {
  const answer = await visit('/shop/@Nakato?search=x');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/shop/nakato?search=x');
});
