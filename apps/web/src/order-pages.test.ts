import type { Order } from '@app/contracts/orders/orders.schemas';
import { beforeEach, expect, test } from 'vitest';
import { firstModulesOf, openBuild, readAsset, withStaticImports } from './test/built-pages.testing.ts';
import { anOrder } from './test/orders.testing.ts';
import { aProduct, aReader, aShop } from './test/products.testing.ts';

let order: Order | null;
const reader = {
  ...aReader(aShop(), [aProduct()]),
  readOrder: async (code: string) => (order?.code === code ? order : null),
};
const visit = await openBuild(reader);
const path = '/o/BCDFGHJKMNPQR';

beforeEach(() => {
  order = anOrder();
});

/** What people read, without scripts, styles and the data of the app. */
const textOf = (html: string) => html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ');

test('the preview of a shared order names number, shop, stage and total', async () => {
  const { status, html } = await visit(path);
  expect(status).toBe(200);
  expect(html).toContain('<meta property="og:title" content="Order NAK-7F3"/>');
  expect(html).toContain('content="Nakato Styles · Opened in WhatsApp · UGX 90,000 + 1 item to confirm"');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
});

test('an address in small letters leads to the one of the message', async () => {
  const { status, headers } = await visit(path.toLowerCase());
  expect([status, headers.get('location')]).toEqual([301, path]);
});

test('an order that is not kept is gone, and what no order can be called is not there', async () => {
  order = null;
  const gone = await visit(path);
  expect(gone.status).toBe(410);
  expect(gone.html).toContain('This order is no longer kept');
  const never = await visit('/o/AAAA');
  expect(never.status).toBe(404);
  expect(never.html).toContain('This order is not here');
});

test('a shop that has moved is named as it was, and nothing leads to it', async () => {
  order = anOrder({
    shop: { handle: null, displayName: '@nakato', phoneNumber: null, callsAllowed: false, hasMoved: true },
  });
  const { html } = await visit(path);
  expect(textOf(html)).toContain('This shop has moved');
  expect(textOf(html)).toContain('Leather sandals');
  expect(html).not.toMatch(/href="\/(?:shop|product)\//);
});

test('a shop that is closed is not said to have moved, and nothing leads to it', async () => {
  order = anOrder({
    shop: { handle: null, displayName: '@nakato', phoneNumber: null, callsAllowed: false, hasMoved: false },
  });
  const { html } = await visit(path);
  expect(textOf(html)).toContain('This shop is closed right now.');
  expect(textOf(html)).not.toMatch(/has moved|stays on this page|write to the seller/);
  expect(html).not.toMatch(/href="\/(?:shop|product)\//);
});

test('a cancelled order leads to the one in its place', async () => {
  order = anOrder({ state: 'cancelled', cancelReason: 'replaced', replacedBy: 'RRRRRRRRRRRRR' });
  const { html } = await visit(path);
  expect(textOf(html)).toContain('The buyer sent another order in its place.');
  expect(html).toContain('href="/o/RRRRRRRRRRRRR"');
});

test('what a seller wrote stays text', async () => {
  const hostile = '</script><img src=x onerror=alert(1)>';
  const [line] = anOrder().lines;
  order = anOrder({ lines: line ? [{ ...line, title: hostile, size: hostile }] : [] });
  const { html } = await visit(path);
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test('the list of a browser’s orders says what it is before any script runs', async () => {
  const { status, html } = await visit('/my-orders');
  expect(status).toBe(200);
  expect(textOf(html)).toContain('The list is on this phone, in this browser only.');
  expect(html).toMatch(/<noscript>.*it is set to run no scripts/s);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
});

test.each([path, '/my-orders'])(
  '%s loads its scripts at once, and nothing of the sellers’ screens',
  async (address) => {
    const { html } = await visit(address);
    const modules = [...withStaticImports(firstModulesOf(html))].filter((file) => !file.includes('/manifest-'));
    expect(html.match(/<script type="module" async=""/g)?.length).toBeGreaterThan(3);
    expect(modules.filter((file) => file.includes('/seller'))).toEqual([]);
    const words = /isFetchedAfterMount|data-sonner-toaster|dismissableLayer|lucide-|Received without the code/;
    // Names, not code: a failure that shows all of it helps no one.
    expect(modules.filter((file) => words.test(readAsset(file)))).toEqual([]);
  },
);
