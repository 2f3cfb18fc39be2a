import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brotliBytes, firstModulesOf, openBuild, readAsset, withStaticImports } from './test/built-pages.testing.ts';
import { aProduct, aReader, aShop } from './test/products.testing.ts';

// The wall between visitors and sellers, looked at in the finished build.
const product = aProduct({});
const visit = await openBuild(aReader(aShop({ productCount: 1 }), [product]));
const forVisitors = [
  '/',
  '/shop/nakato',
  '/shop/unknown',
  `/product/nakato/${product.video_id}`,
  '/catalog/nakato',
  '/privacy',
  '/terms',
  '/support',
  '/help',
  '/help/orders',
];
/** Loads no modules at all (built-pages.test.ts). */
const notFound = '/nowhere';
const forSellers = [
  '/login',
  '/signup',
  '/signup/success?handle=nakato&shopLink=x',
  '/subscription',
  '/subscription/receipt/DK-7F3K9Q',
  '/dashboard',
  '/dashboard/analytics',
  '/dashboard/orders',
  '/settings',
];

/** What only sellers' code says, by the part that says it. */
const sellersWords = {
  'TanStack Query': /isFetchedAfterMount|setQueryData/,
  sonner: /data-sonner-toaster/,
  'Radix UI': /dismissableLayer|data-radix-/i,
  'lucide-react': /lucide-/,
  qrcode: /No input text/,
  libphonenumber: /NOT_A_NUMBER/,
  'the request helper': /idempotency-key/,
  'renewing the session': /auth\/refresh/,
  'signing in': /auth\/password/,
  'the guard': /Subscription Check Failed/,
};

/** The parts whose words stand in this code. */
const saidBy = (code: string) =>
  Object.entries(sellersWords)
    .filter(([, words]) => words.test(code))
    .map(([part]) => part);

const scriptsFor = (html: string) => [...withStaticImports(firstModulesOf(html))];

test.each(forVisitors)('%s loads no seller’s module', async (path) => {
  const { html } = await visit(path);
  const modules = scriptsFor(html);
  expect(modules.length).toBeGreaterThan(3);
  expect(modules.filter((address) => address.includes('/seller'))).toEqual([]);
  // The manifest names the files of all screens and holds no code.
  const code = modules.filter((address) => !address.includes('/manifest-')).map(readAsset);
  expect(saidBy(code.join('\n'))).toEqual([]);
});

test.each([...forVisitors, notFound])('%s has no seller’s style and no link to one', async (path) => {
  const { html } = await visit(path);
  expect(html).not.toMatch(/rel="stylesheet"/);
  expect(/<style.*?<\/style>/s.exec(html)?.[0]).not.toMatch(
    /\.(?:dialog|skeleton|seller-|toggle|phone-country|spinner)/,
  );
});

test.each(forSellers)('%s loads its scripts at once, and all of them', async (path) => {
  const { html } = await visit(path);
  const scripts = [...html.matchAll(/<script type="module" async="" src="([^"]+)"/g)].map(([, address]) => address);
  expect(scripts.sort()).toEqual(scriptsFor(html).sort());
});

test.each(forSellers)(
  '%s is for no search engine, and brings the sellers’ styles behind the page’s own',
  async (path) => {
    const { html, status } = await visit(path);
    expect(status).toBe(200);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    const head = html.slice(0, html.indexOf('</head>'));
    const sheets = [...head.matchAll(/<link rel="stylesheet" href="(\/assets\/seller-[\w-]+\.css)"/g)];
    expect(sheets).toHaveLength(1);
    expect(sheets[0]?.index).toBeGreaterThan(head.indexOf('</style>'));
    expect(readAsset(sheets[0]?.[1] ?? '')).toContain('.dialog');
  },
);

test('a guarded screen is sent as its frame: bar, heading and places, without a seller’s data', async () => {
  const { html } = await visit('/dashboard');
  expect(html).toContain('Seller Dashboard</h1>');
  for (const place of ['Share', 'Dashboard', 'My Shop', 'Orders', 'Statistics', 'Settings'])
    expect(html).toContain(`${place}</`);
  expect(html).toMatch(/<noscript><p[^>]*>Seller Dashboard needs JavaScript/);
  expect(html).toContain('skeleton');
  expect(html.replace(/<style.*?<\/style>/s, '')).not.toContain('@');
});

const heavyParts = ['qrcode', 'libphonenumber'];

test('heavy parts wait until they are needed', async () => {
  const pages = await Promise.all(forSellers.map((path) => visit(path)));
  const first = new Set(pages.flatMap(({ html }) => scriptsFor(html)));
  const later = readdirSync(new URL('../build/client/assets', import.meta.url)).filter(
    (file) => file.endsWith('.js') && !first.has(`/assets/${file}`),
  );
  const code = [...first].map(readAsset).join('\n');
  expect(saidBy(code).filter((part) => heavyParts.includes(part))).toEqual([]);
  expect(later.some((file) => sellersWords.libphonenumber.test(readAsset(`/assets/${file}`)))).toBe(true);
});

test('what sellers’ screens share is at most 75 kB, their styles 8 kB', () => {
  const files = readdirSync(new URL('../build/client/assets', import.meta.url));
  const bytesOf = (name: RegExp) => {
    const sizes = files.filter((file) => name.test(file)).map((file) => brotliBytes(readAsset(`/assets/${file}`)));
    return Math.max(...sizes);
  };
  expect(bytesOf(/^seller-(?!layout)[\w-]{8}\.js$/)).toBeLessThan(75_000);
  expect(bytesOf(/^seller-[\w-]{8}\.css$/)).toBeLessThan(8000);
});
