import type { FormOutcome, PageWriter } from '@app/contracts/addresses/pages';
import { beforeEach, expect, test } from 'vitest';
import { openBuild } from './test/built-pages.testing.ts';
import { aProduct, aReader, aShop } from './test/products.testing.ts';

const hostile = '</textarea><script>alert(1)</script>';
const product = aProduct({ title: 'Blue dress' });
const filed: { handle: string; typed: Record<string, string> }[] = [];
let outcome: FormOutcome;

const writer: PageWriter = {
  async fileReport(handle, typed) {
    filed.push({ handle, typed });
    return outcome;
  },
};
const visit = await openBuild(aReader(aShop({ displayName: 'Nakato Styles' }), [product]), writer);
const ofShop = '/shop/nakato/report';
const ofProduct = `${ofShop}?product=${product.video_id}`;

beforeEach(() => {
  filed.length = 0;
  outcome = { ok: true };
});

test('the shop and the product lead to their report, quietly and without a script', async () => {
  expect((await visit('/shop/nakato')).html).toMatch(
    /<a [^>]*href="\/shop\/nakato\/report"[^>]*>Report this shop<\/a>/,
  );
  const { html } = await visit(`/product/nakato/${product.video_id}`);
  expect(html).toMatch(/<a [^>]*href="\/shop\/nakato\/report\?product=\d+"[^>]*>Report this product<\/a>/);
});

test('the page is a form that browsers send by themselves, and search engines leave it out', async () => {
  const { status, html } = await visit(ofShop);
  expect(status).toBe(200);
  expect(html).toContain('Nakato Styles');
  expect(html).toMatch(/<form [^>]*method="post"/);
  expect(html.match(/type="radio"/g)).toHaveLength(6);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).not.toContain('rel="canonical"');
});

test('a link of a product names it and sends it along', async () => {
  const { html } = await visit(ofProduct);
  expect(html).toContain('Report this product');
  expect(html).toContain('Blue dress');
  expect(html).toContain(`name="videoId" value="${product.video_id}"`);
});

test.each(['7400000000000000000', 'x', "'><script>"])(
  'a product that is not there (%s) leaves the shop to report',
  async (id) => {
    const { status, html } = await visit(`${ofShop}?product=${encodeURIComponent(id)}`);
    expect(status).toBe(200);
    expect(html).toContain('no longer in the shop');
    expect(html).not.toContain('name="videoId"');
  },
);

test('what was taken leads to thanks, so that loading the page again sends nothing again', async () => {
  const sent = await visit(ofProduct, { reason: 'scam', details: 'It never came', videoId: product.video_id });
  expect(filed).toEqual([
    { handle: 'nakato', typed: { reason: 'scam', details: 'It never came', videoId: product.video_id } },
  ]);
  expect(sent.status).toBe(303);
  const { html } = await visit(sent.headers.get('location') ?? '');
  expect(html).toContain('Thank you. We will look at it.');
  expect(html).toContain(`href="/product/nakato/${product.video_id}"`);
  expect(html).not.toContain('<form');
  expect(html).toMatch(/href="\/help\/buying-safely"[^>]*>What else you can do<\/a>/);
});

test('what was not taken is said beside what was typed, and nothing typed is lost', async () => {
  outcome = { ok: false, status: 400, message: 'Please write at most 500 characters.', field: 'details' };
  const { status, html } = await visit(ofShop, { reason: 'offensive', details: hostile });
  expect(status).toBe(400);
  expect(html).toMatch(/<\/textarea><p id="not-taken" role="alert"[^>]*>Please write at most 500 characters\./);
  expect(html).toMatch(/<textarea [^>]*aria-invalid="true"[^>]*>&lt;\/textarea&gt;/);
  expect(html).toMatch(/<input [^>]*checked=""[^>]*value="offensive"/);
  expect(html).not.toContain('<script>alert');
});

test('too many reports are said with their status', async () => {
  const message = 'Too many requests. Please wait a moment and try again.';
  outcome = { ok: false, status: 429, message, field: null };
  const { status, html } = await visit(ofShop, { reason: 'scam' });
  expect(status).toBe(429);
  expect(html).toContain(message);
});

test('a shop that is not there has nothing to report, and a handle with capitals keeps its product', async () => {
  expect((await visit('/shop/unknown/report')).status).toBe(404);
  const led = await visit(`/shop/Nakato/report?product=${product.video_id}`);
  expect([led.status, led.headers.get('location')]).toEqual([301, ofProduct]);
});
