import type { LandingPage, PageReader } from '@app/contracts/addresses/pages';
import { expect, test } from 'vitest';
import { brotliBytes, firstModulesOf, openBuild, readAsset, withStaticImports } from './test/built-pages.testing.ts';
import { aReader, aShop } from './test/products.testing.ts';

const plain: LandingPage = {
  sellerCount: null,
  priceUgx: 10_000,
  trialDays: 7,
  exampleShopHandle: null,
  readsWithAi: false,
};

/** The page as the server would answer it, with these facts about the service. */
async function page(path: string, facts: Partial<LandingPage> = {}, more: Partial<PageReader> = {}): Promise<string> {
  const landing = { ...plain, ...facts };
  const readers = { readLanding: async () => landing, readOffer: async () => landing };
  const reader = { ...aReader(aShop(), []), ...readers, ...more };
  return (await (await openBuild(reader))(path)).html;
}

const linkTo = (html: string, words: string) =>
  new RegExp(`<a[^>]*href="([^"]*)"[^>]*>${words}`).exec(html)?.[1] ?? null;

test('the example is the sample shop where there is one, else the drawn one on the page', async () => {
  expect(linkTo(await page('/', { exampleShopHandle: 'nakato' }), 'See Example')).toBe('/shop/nakato');
  const html = await page('/');
  expect(linkTo(html, 'See Example')).toBe('#example');
  expect(html).toContain('id="example"');
});

test('the drawn cards say what a buyer does and how many looked', async () => {
  const html = (await page('/')).replaceAll('<!-- -->', '');
  expect(html).toContain('Buy on WhatsApp');
  expect(html).toContain('1.2k views');
});

test('a number of sellers is claimed only when there is one to claim', async () => {
  expect(await page('/')).not.toContain('+ sellers');
  expect((await page('/', { sellerCount: 1200 })).replaceAll('<!-- -->', '')).toContain('1200+ sellers');
});

test('AI is said only where a model reads captions', async () => {
  expect(await page('/')).not.toMatch(/\bAI\b/);
  expect(await page('/')).toContain('Dukalink reads your caption');
  expect(await page('/', { readsWithAi: true })).toContain('Products from your videos, by AI');
});

test('price and trial are the configured ones on every page that names them', async () => {
  for (const path of ['/', '/terms']) {
    const html = (await page(path, { priceUgx: 12_500, trialDays: 14 })).replaceAll('<!-- -->', '');
    expect(html).toContain('UGX 12,500');
    expect(html).toContain('14 days');
    expect(html).not.toContain('UGX 10,000');
  }
});

test('the support is the configured number, on its page and wherever a seller may be stuck', async () => {
  for (const path of ['/support', '/signup', '/login', '/signup/success?handle=nakato&shopLink=x']) {
    expect(await page(path, {}, { supportWhatsapp: '+256700123456' })).toContain('https://wa.me/256700123456');
    const without = await page(path);
    expect(without).not.toContain('https://wa.me/');
    if (path === '/support') expect(without).not.toContain('Write to us');
    else expect(without).toContain('Read the answers to common questions');
  }
});

test('before it is known who is there, the success screen congratulates no one', async () => {
  const html = await page('/signup/success?handle=nakato&shopLink=x');
  expect(html).not.toContain('Account Created');
  expect(html).toContain('Return to Home');
});

test.each(['/', '/privacy', '/terms', '/support', '/help'])(
  '%s costs a first visit no more than a shop does',
  async (path) => {
    const html = await page(path);
    expect(brotliBytes(html)).toBeLessThanOrEqual(20_000);
    const modules = [...withStaticImports(firstModulesOf(html))];
    expect(modules.reduce((sum, address) => sum + brotliBytes(readAsset(address)), 0)).toBeLessThanOrEqual(115_000);
  },
);
