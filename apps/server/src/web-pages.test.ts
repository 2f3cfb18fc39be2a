import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { helpTopics } from '@app/contracts/addresses/help-topics';
import { pageKinds, queryNames, readQuerySource } from '@app/contracts/addresses/page-addresses';
import { expect, test } from 'vitest';
import { handleOf, plainPathOf } from './web-pages.ts';

const pathOf = {
  shop: '/shop/nakato',
  catalog: '/catalog/nakato',
  collection: '/shop/nakato/c/new-in',
  product: '/product/nakato/7400000000000000001',
  order: '/shop/nakato/order',
  about: '/shop/nakato/about',
};

test.each(pageKinds)('what a page of the kind "%s" reads of its address is never answered by its kept page', (kind) => {
  const path = pathOf[kind];
  for (const name of queryNames[kind]) {
    expect(plainPathOf(`${path}?${name}=x`), name).toBeNull();
    expect(plainPathOf(`${path}?fbclid=1&${name}=`), name).toBeNull();
  }
  for (const other of [
    'x',
    'xsize',
    'sizes',
    'q',
    'utm_source',
    ...(kind === 'shop' || kind === 'catalog' ? [] : ['tag', 'search']),
  ])
    expect(plainPathOf(`${path}?${other}=1`), other).toBe(path);
});

test('a page of help is kept, and what was searched for in the help is not', () => {
  for (const path of ['/help', ...helpTopics.map((topic) => `/help/${topic}`)])
    expect(plainPathOf(path), path).toBe(path);
  for (const address of ['/help?search=price', '/help/unknown', '/help/', '/help/prices/more'])
    expect(plainPathOf(address), address).toBeNull();
});

test('the pages of a shop that are the same for everybody, and their data, are read for its handle, and no other page is', () => {
  for (const kind of pageKinds)
    for (const address of [pathOf[kind], `${pathOf[kind]}?search=shoes`, `${pathOf[kind]}.data?_routes=shop`])
      expect(handleOf(address), address).toBe('nakato');
  for (const address of ['/', '/help', '/nakato', '/o/BCDFGHJKMNPQR', '/my-orders', '/shop/nakato/report', '/admin'])
    expect(handleOf(address), address).toBeNull();
});

test('the cache in front keeps apart what the service keeps apart', async () => {
  const rules = await readFile(join(import.meta.dirname, '..', '..', '..', 'docs', 'varnish.vcl'), 'utf8');
  const pages = [...rules.matchAll(/req\.url ~ "([^"]+)" && req\.url !~ "([^"]+)"/g)].map(
    ([, page = '', query = '']) => ({
      page: new RegExp(page),
      query,
    }),
  );
  const strippedBy = (address: string) => pages.filter(({ page }) => page.test(address)).map(({ query }) => query);
  for (const kind of pageKinds) expect(strippedBy(`${pathOf[kind]}?a=1`), kind).toEqual([readQuerySource(kind)]);
  expect(pages).toHaveLength(pageKinds.length);
  // The form for reports stands below a shop's address and reads a name of its own.
  expect(strippedBy('/shop/nakato/report?product=7400000000000000001')).toEqual([]);
});

test('the pages of orders are kept neither by the service nor by the cache in front', async () => {
  const rules = await readFile(join(import.meta.dirname, '..', '..', '..', 'docs', 'varnish.vcl'), 'utf8');
  const passed = new RegExp(/req\.url ~ "([^"]+)" \|\| req\.http\.Authorization/.exec(rules)?.[1] ?? 'no such rule');
  for (const path of ['/o/BCDFGHJKMNPQR', '/o/BCDFGHJKMNPQR?from=chat', '/my-orders']) {
    expect(plainPathOf(path), path).toBeNull();
    expect(passed.test(path), path).toBe(true);
  }
  expect(passed.test('/shop/o')).toBe(false);
  expect(passed.test('/okello')).toBe(false);
});
