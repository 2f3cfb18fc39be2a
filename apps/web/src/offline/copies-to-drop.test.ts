import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copiesToDrop, type KnownCopy, maxAgeMs, maxBytes, maxShops } from './copies-to-drop.ts';

const now = Date.parse('2026-11-29T12:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

const aCopy = (path: string, over: Partial<KnownCopy> = {}): KnownCopy => ({
  path,
  atMs: now,
  bytes: 1000,
  shop: path.split('/')[2] ?? '',
  holder: '',
  ...over,
});
const dropped = (...copies: KnownCopy[]) => copiesToDrop(copies).map(({ path }) => path);

test('the shop that 20 others were visited after goes with all its copies; orders and scripts count as none', () => {
  const shops = Array.from({ length: maxShops }, (_, index) => aCopy(`/shop/s${index}`, { atMs: now - index }));
  const scripts = [aCopy('/assets/app.js', { shop: '' }), aCopy('/o/BCDFGHJKM2345', { shop: '' })];
  expect(dropped(...shops, ...scripts)).toEqual([]);
  const oldest = [aCopy('/shop/old', { atMs: now - 100 }), aCopy('/images/1', { shop: 'old', atMs: now - 101 })];
  expect(dropped(...oldest, ...shops, ...scripts)).toEqual(['/shop/old', '/images/1']);
  // A picture that was kept long ago stays with its shop.
  expect(dropped(...shops, aCopy('/images/2', { shop: 's0', atMs: now - 200 }))).toEqual([]);
});

test('beyond 15 MB the oldest copies go, and the newest that fit stay', () => {
  const half = Math.floor(maxBytes / 2);
  const [one, two, three] = [0, 1, 2].map((age) =>
    aCopy(`/images/${age}`, { bytes: half, atMs: now - age, shop: 's' }),
  );
  expect(dropped(one as KnownCopy, two as KnownCopy)).toEqual([]);
  expect(dropped(three as KnownCopy, one as KnownCopy, two as KnownCopy)).toEqual(['/images/2']);
  expect(maxBytes).toBeLessThan(15_000_000);
});

test('a copy of 14 days goes', () => {
  expect(dropped(aCopy('/shop/a', { atMs: now - maxAgeMs }))).toEqual([]);
  expect(dropped(aCopy('/shop/a', { atMs: now - maxAgeMs - 1 }))).toEqual(['/shop/a']);
});

test('what is gone goes, and takes no room', () => {
  const big = aCopy('/shop/big', { bytes: maxBytes });
  const small = aCopy('/shop/small', { atMs: now - 1 });
  expect(copiesToDrop([big, small], ({ path }) => path === '/shop/big').map(({ path }) => path)).toEqual(['/shop/big']);
});
