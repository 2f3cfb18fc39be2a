import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brotliBytes, firstModulesOf, openBuild, readAsset, withStaticImports } from './test/built-pages.testing.ts';
import { aProduct, aReader, aShop } from './test/products.testing.ts';

// The wall around administration, looked at in the finished build.
const visit = await openBuild(aReader(aShop({ productCount: 1 }), [aProduct({})]));
const forAdministrators = [
  '/admin/login',
  '/admin/dashboard',
  '/admin/users?page=2&search=nak',
  '/admin/analytics',
  '/admin/settings',
  '/admin/reports',
  '/admin/payments',
  '/admin/payments/reconciliation',
];
const forOthers = ['/', '/shop/nakato', '/catalog/nakato', '/privacy', '/login', '/signup', '/dashboard', '/settings'];

/** What only administrators' code says. */
const adminWords = /admin\/refresh|users-export-|Admin Portal|kept for good|dukalink\.admin/;

const scriptsFor = (html: string) => [...withStaticImports(firstModulesOf(html))];

test.each(forOthers)('%s loads no administrator’s module and no style of theirs', async (path) => {
  const { html } = await visit(path);
  const modules = scriptsFor(html).filter((address) => !address.includes('/manifest-'));
  expect(modules.length).toBeGreaterThan(3);
  expect(modules.filter((address) => /\/admin/.test(address))).toEqual([]);
  expect(adminWords.test(modules.map(readAsset).join('\n'))).toBe(false);
  expect(html).not.toMatch(/href="\/assets\/admin-/);
});

test('these words would be found', async () => {
  const { html } = await visit('/admin/users');
  expect(adminWords.test(scriptsFor(html).map(readAsset).join('\n'))).toBe(true);
});

test('sellers’ styles hold nothing of administrators', () => {
  const files = readdirSync(new URL('../build/client/assets', import.meta.url));
  const sheet = files.find((file) => /^seller-[\w-]{8}\.css$/.test(file));
  expect(readAsset(`/assets/${sheet}`)).not.toMatch(/\.(?:admin-nav|admin-table)/);
});

test.each(forAdministrators)('%s loads its scripts at once, and all of them', async (path) => {
  const { html } = await visit(path);
  const scripts = [...html.matchAll(/<script type="module" async="" src="([^"]+)"/g)].map(([, address]) => address);
  expect(scripts.sort()).toEqual(scriptsFor(html).sort());
});

test.each(forAdministrators)('%s is for no search engine, and has the administrators’ styles', async (path) => {
  const { html, status } = await visit(path);
  expect(status).toBe(200);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  const head = html.slice(0, html.indexOf('</head>'));
  const sheets = [...head.matchAll(/<link rel="stylesheet" href="(\/assets\/[\w-]+\.css)"/g)].map(([, file]) => file);
  expect(sheets).toHaveLength(1);
  expect(readAsset(sheets[0] ?? '')).toMatch(/\.dialog[\s\S]*\.admin-table|\.admin-table[\s\S]*\.dialog/);
});

test('a guarded screen is sent as its frame: bar, heading and places, without a seller’s data', async () => {
  const { html } = await visit('/admin/dashboard');
  expect(html).toContain('Admin Dashboard</h1>');
  expect(html).toContain('Logout');
  expect(html).toContain('skeleton');
  expect(html).not.toContain('User Management');
});

test('the login is sent as it asks who is there', async () => {
  const { html } = await visit('/admin/login');
  expect(html).toContain('Admin Portal</h1>');
  expect(html).toContain('Checking authentication...');
});

test('/admin leads to the dashboard', async () => {
  const { status, headers } = await visit('/admin');
  expect(status).toBe(302);
  expect(headers.get('location')).toBe('/admin/dashboard');
});

test('the scripts of the dashboard are at most 180 kB, the styles 12 kB', async () => {
  const { html } = await visit('/admin/dashboard');
  const bytes = scriptsFor(html).reduce((sum, address) => sum + brotliBytes(readAsset(address)), 0);
  expect(bytes).toBeLessThan(180_000);
  const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  expect(brotliBytes(readAsset(sheet))).toBeLessThan(12_000);
});
