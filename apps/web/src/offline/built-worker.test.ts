import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unpackPage } from '#web/features/catalog/packed-page.ts';
import { productMessage } from '#web/features/chat/chat-message.ts';
import { openBuild, serviceWorkers } from '#web/test/built-pages.testing.ts';
import { aProduct, aReader, aShop } from '#web/test/products.testing.ts';
import { shownCopy } from './shown-copy.ts';

const atMs = Date.parse('2026-11-04T11:05:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-06T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const maxWorkerBytes = 1500;
const product = aProduct({ title: 'Gomesi "at 5k. Is it nice"', sizes: ['38', '39'] });

const copyOf = async (path: string, over: Parameters<typeof aShop>[0] = {}) => {
  const visit = await openBuild(aReader(aShop(over), [product]));
  return shownCopy((await visit(path)).html, atMs);
};

test('the service worker is at most 1.5 kB, and needs no module', async () => {
  const { offline, leaving } = await serviceWorkers();
  expect(gzipSync(`//abcdefabcdef\n${offline}`, { level: 9 }).length).toBeLessThanOrEqual(maxWorkerBytes);
  for (const source of [offline, leaving]) expect(() => new Function(source)).not.toThrow();
});

test.each(['/shop/nakato', `/product/nakato/${product.video_id}`])(
  'the copy of %s says its age, before all else',
  async (path) => {
    const html = await copyOf(path);
    const line = `<aside id=copy class="wrap text-sm" data-at=${atMs}>Page as of 4 Nov, 14:05</aside>`;
    expect(html.split(line)).toHaveLength(2);
    expect(html.indexOf(line)).toBeLessThan(html.indexOf('<header'));
    // The app draws the same.
    const json = /"json",("(?:[^"\\]|\\.)*")/.exec(html)?.[1] ?? '""';
    expect(unpackPage({ json: JSON.parse(json) as string }).copy).toEqual({ atMs, words: 'Page as of 4 Nov, 14:05' });
  },
);

test('words of a seller that look like its place in a page do not break the data that the app reads', async () => {
  const visit = await openBuild(aReader(aShop({ displayName: 'Nakato </p></div><header class="' }), [product]));
  const data = shownCopy((await visit('/shop/nakato.data')).html, atMs);
  const [json] = (JSON.parse(data) as unknown[]).filter((part) => String(part).startsWith('{"'));
  expect(unpackPage({ json: String(json) })).toMatchObject({
    copy: { atMs },
    shop: { displayName: 'Nakato </p></div><header class="' },
  });
});

test('each message about the product in a copy is dated as the app dates it', async () => {
  const html = await copyOf(`/product/nakato/${product.video_id}`);
  const messages = [...html.matchAll(/https:\/\/wa\.me\/\d+\?text=([^"]+)"/g)].map(([, text]) =>
    decodeURIComponent(text ?? ''),
  );
  const dated = (size: string | null) =>
    productMessage({ ...product, soldOut: false }, product.product_url, size, atMs);
  expect(dated(null)).toContain('at UGX 85,000 (price as seen on 4 Nov). Is it still');
  expect(messages).toEqual(expect.arrayContaining([dated(null), dated('39')]));
  expect(messages.filter((text) => /UGX 85,000\. Is it/.test(text))).toEqual([]);
});

test('a copy in which a discount or the announcement has ended says so', async () => {
  expect(await copyOf('/shop/nakato', { changesAt: '2026-11-05T12:00:00.000Z' })).toContain(
    '>Page as of 4 Nov, 14:05. A discount or notice ended</aside>',
  );
  expect(await copyOf('/shop/nakato', { changesAt: '2026-11-07T12:00:00.000Z' })).toContain(
    '>Page as of 4 Nov, 14:05</aside>',
  );
  const named = aShop({ displayName: 'changesAt":"2020-01-01' }).displayName;
  expect(await copyOf('/shop/nakato', { displayName: named })).toContain('>Page as of 4 Nov, 14:05</aside>');
});
