import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PageCache, type PageCacheConfig } from './page-cache.ts';
import type { ReadyPage } from './ready-page.ts';

let cache: PageCache;

function newCache(config: Partial<PageCacheConfig> = {}): PageCache {
  return new PageCache({
    maxBytes: 1e6,
    maxAgeMs: 60_000,
    ...config,
  });
}

beforeEach(() => {
  cache = newCache();
});

const page = (body: string) => ({ status: 200, headers: { 'content-type': 'text/html', etag: `W/"${body}"` }, body });

async function renders(key: string, body: string, shopId: string | null = 'shop-1', keep = true) {
  return cache.render(key, async () => ({ page: page(body), shopId, keep }));
}

/** Of a page that was requested in no other form. */
function textOf(ready: ReadyPage | undefined): string | undefined {
  const form = ready?.formFor(undefined);
  if (form instanceof Promise) throw new Error('It is not there as it was rendered.');
  return form?.bytes.toString();
}
const bodyOf = (key: string) => textOf(cache.get(key));

describe('a page is kept', () => {
  test('in the encodings that were asked for, and gives back the rest', async () => {
    const text = 'Gomesi 85,000 '.repeat(1000);
    const ready = await renders('/shop/a', text);
    expect(cache.get('/shop/a')).toBe(ready);
    const whole = cache.sizeBytes;
    const forms = await Promise.all([ready.in('br'), ready.in('br')]);
    expect(forms[0]).toBe(forms[1]);
    expect(brotliDecompressSync(forms[0].bytes).toString()).toBe(text);
    expect(cache.sizeBytes).toBeLessThan(whole / 5);
    const { bytes, headers } = await ready.in('gzip');
    expect(gunzipSync(bytes).toString()).toBe(text);
    expect(headers).toContain('gzip');
    expect((await ready.in('identity')).bytes.toString()).toBe(text);
    expect(cache.get('/shop/a')).toBe(ready);
  });

  test('first in the form that is made soonest, and in the smallest one when it was asked for again', async () => {
    const browser = 'gzip, deflate, br, zstd';
    const ready = await renders('/shop/a', Array.from({ length: 3000 }, (_, at) => `Gomesi ${at * 7919}`).join());
    const first = await ready.formFor(browser);
    expect(first.headers).toContain('zstd');
    const atFirst = cache.sizeBytes;
    expect(ready.formFor(browser), 'while the other is made').toBe(first);
    await vi.waitFor(async () => expect((await ready.formFor(browser)).headers).toContain('br'), { interval: 5 });
    expect(cache.sizeBytes, 'the first one is gone').toBeLessThan(atFirst);
    expect((await ready.formFor('zstd')).bytes.equals(first.bytes)).toBe(true);
  });

  const words = Array.from(
    { length: 300 },
    (_, at) => `<a class="card" href="/product/${at}"><b>Gomesi ${at * 7919}</b></a>`,
  );

  test.each(['gzip, deflate, br', 'gzip, deflate'])(
    'with more effort for %s when it was asked for again',
    async (browser) => {
      const ready = await renders('/shop/a', words.join());
      const first = await ready.formFor(browser);
      expect(ready.formFor(browser), 'while the other is made').toBe(first);
      await vi.waitFor(() => expect(ready.formFor(browser)).not.toBe(first), { interval: 5 });
      const smallest = await ready.formFor(browser);
      expect(smallest.headers.slice(-4)).toEqual(first.headers.slice(-4).with(3, String(smallest.bytes.length)));
      expect(smallest.bytes.length).toBeLessThan(first.bytes.length);
      expect(ready.formFor(browser), 'and then it stays').toBe(smallest);
    },
  );

  test.each(['br', 'gzip'])(
    'in the smallest form at once for a cache in front, which asks for %s alone',
    async (only) => {
      const ready = await renders('/shop/a', words.join());
      const first = await ready.formFor(only);
      expect(ready.formFor(only)).toBe(first);
      expect(first.bytes.length).toBeLessThan((await ready.in(only as 'br' | 'gzip', 'once')).bytes.length);
    },
  );

  test('and dropped when its shop changes, others stay', async () => {
    await renders('/shop/a', 'a');
    await renders('/product/a/1', 'p');
    await renders('/shop/b', 'b', 'shop-2');
    await renders('/', 'landing', null);
    cache.dropShop('shop-1');
    expect(['/shop/a', '/product/a/1', '/shop/b', '/'].map(bodyOf)).toEqual([undefined, undefined, 'b', 'landing']);
    cache.dropAll();
    expect(['/shop/b', '/'].map(bodyOf)).toEqual([undefined, undefined]);
    expect(cache.sizeBytes).toBe(0);
  });

  test('for its time and no longer', async () => {
    cache = newCache({ maxAgeMs: 200 });
    await renders('/shop/a', 'a');
    expect(bodyOf('/shop/a')).toBe('a');
    await vi.waitFor(() => expect(bodyOf('/shop/a')).toBeUndefined(), { interval: 20 });
  });

  test('within the bytes that are allowed: the one not asked for longest goes', async () => {
    cache = newCache({ maxBytes: 30_000 });
    const large = (name: string) => `${name}${Array.from({ length: 300 }, (_, at) => (at * 7919) % 1000).join()}`;
    for (let at = 0; at < 20; at++) {
      await renders(`/shop/${at}`, large(String(at)));
      expect(cache.sizeBytes).toBeLessThanOrEqual(30_000);
      if (at > 0) expect(cache.get('/shop/0'), 'asked for all the time').toBeDefined();
    }
    expect(cache.get('/shop/1')).toBeUndefined();
    expect(cache.get('/shop/19')).toBeDefined();
  });
});

describe('a page is not kept', () => {
  test.each(['dropShop', 'dropAll'] as const)(
    'when the news of its end came while it was rendered (%s)',
    async (drop) => {
      await cache.render('/shop/a', async () => {
        cache[drop]('shop-1');
        return { page: page('old'), shopId: 'shop-1', keep: true };
      });
      expect(cache.get('/shop/a')).toBeUndefined();
    },
  );

  test('when it says so itself', async () => {
    await renders('/shop/unknown', 'not found', null, false);
    expect(cache.get('/shop/unknown')).toBeUndefined();
  });

  test('when rendering fails, and the next one tries again', async () => {
    const failing = cache.render('/shop/a', async () => {
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    await renders('/shop/a', 'well');
    expect(bodyOf('/shop/a')).toBe('well');
  });

  test('but the drop of another shop does not keep it out', async () => {
    await cache.render('/shop/a', async () => {
      cache.dropShop('shop-2');
      return { page: page('a'), shopId: 'shop-1', keep: true };
    });
    expect(bodyOf('/shop/a')).toBe('a');
  });
});

describe('one rendering at a time', () => {
  /** Renderings that finish when they are told to. */
  function heldRendering() {
    const begun: { finish: (body: string) => void }[] = [];
    const work = vi.fn(() => {
      const { promise, resolve } = Promise.withResolvers<string>();
      begun.push({ finish: resolve });
      return promise.then((body) => ({ page: page(body), shopId: 'shop-1', keep: true }));
    });
    return { begun, work };
  }

  test('everybody who asks for a page gets the one that is being rendered', async () => {
    const { begun, work } = heldRendering();
    const asked = [1, 2, 3].map(() => cache.render('/shop/a', work));
    const other = cache.render('/shop/b', async () => ({ page: page('b'), shopId: null, keep: true }));
    begun[0]?.finish('a');
    const ready = await Promise.all(asked);
    await other;
    expect(work).toHaveBeenCalledTimes(1);
    expect(new Set(ready).size).toBe(1);
  });

  test('except after the news of a change: no visitor gets a page whose rendering began before it', async () => {
    const { begun, work } = heldRendering();
    const before = cache.render('/shop/a', work);
    cache.dropShop('shop-1');
    const after = cache.render('/shop/a', work);
    const alsoAfter = cache.render('/shop/a', work);
    begun[1]?.finish('new');
    begun[0]?.finish('old');
    const bodies = (await Promise.all([before, after, alsoAfter])).map(textOf);
    expect(bodies).toEqual(['old', 'new', 'new']);
    expect(work).toHaveBeenCalledTimes(2);
    expect(bodyOf('/shop/a')).toBe('new');
  });
});

describe('a shop that changes without end', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is rendered once a second, and each change is seen within that second', async () => {
    let renderings = 0;
    for (let changedAt = 0; changedAt < 10_000; changedAt += 50) {
      cache.dropShop('shop-1');
      if (cache.get('/shop/a') === undefined) {
        renderings += 1;
        await renders('/shop/a', `as of ${changedAt}`);
      }
      const shownAt = Number(bodyOf('/shop/a')?.slice('as of '.length));
      expect(changedAt - shownAt).toBeLessThan(1000);
      vi.setSystemTime(Date.now() + 50);
    }
    expect(renderings).toBeLessThanOrEqual(12);
  });

  test('shares one rendering although the news come while it is made', async () => {
    for (const body of ['1', '2', '3']) {
      cache.dropShop('shop-1');
      await renders('/shop/a', body);
    }
    vi.setSystemTime(Date.now() + 1100);
    cache.dropShop('shop-1');
    const held = Promise.withResolvers<string>();
    const work = vi.fn(async () => ({ page: page(await held.promise), shopId: 'shop-1', keep: true }));
    const first = cache.render('/shop/a', work);
    cache.dropShop('shop-1');
    const second = cache.render('/shop/a', work);
    held.resolve('4');
    expect((await Promise.all([first, second])).map(textOf)).toEqual(['4', '4']);
    expect(work).toHaveBeenCalledTimes(1);
    expect(bodyOf('/shop/a'), 'for the rest of the second').toBe('4');
    vi.setSystemTime(Date.now() + 1100);
    expect(bodyOf('/shop/a')).toBeUndefined();
  });
});
