import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createPageCache, type PageCache, type PageCacheConfig, type PageSource } from './page-cache.ts';

const versions = new Map<string, number>();
let cache: PageCache;

function newCache(config: Partial<PageCacheConfig> = {}): PageCache {
  return createPageCache({
    maxBytes: 1e6,
    maxAgeMs: 60_000,
    versionOf: async (shopId) => versions.get(shopId) ?? null,
    ...config,
  });
}

beforeEach(() => {
  versions.clear();
  versions.set('shop-1', 1).set('shop-2', 1);
  cache = newCache();
});

const page = (body: string) => ({ status: 200, headers: { 'content-type': 'text/html', etag: `W/"${body}"` }, body });
const source = (shopId = 'shop-1', version = 1): PageSource => ({ shopId, version });

async function renders(key: string, body: string, from: PageSource | null = source(), keep = true) {
  return cache.render(key, async () => ({ page: page(body), source: from, keep }));
}

const bodyOf = (key: string) => cache.get(key)?.body.identity.toString();

describe('a page is kept', () => {
  test('with its bytes in every encoding', async () => {
    const ready = await renders('/shop/a', 'hello');
    expect(cache.get('/shop/a')).toBe(ready);
    expect(ready.headers.br).toContain('br');
    expect(ready.headers.identity).not.toContain('content-encoding');
  });

  test('and dropped when its shop changes, others stay', async () => {
    await renders('/shop/a', 'a');
    await renders('/product/a/1', 'p');
    await renders('/shop/b', 'b', source('shop-2'));
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
  test('when its shop changed while it was rendered', async () => {
    const ready = await cache.render('/shop/a', async () => {
      versions.set('shop-1', 2);
      return { page: page('old'), source: source('shop-1', 1), keep: true };
    });
    expect(ready.body.identity.toString()).toBe('old');
    expect(cache.get('/shop/a')).toBeUndefined();
  });

  test.each(['dropShop', 'dropAll'] as const)(
    'when the news of its end came while it was rendered (%s)',
    async (drop) => {
      await cache.render('/shop/a', async () => {
        cache[drop]('shop-1');
        return { page: page('old'), source: source(), keep: true };
      });
      expect(cache.get('/shop/a')).toBeUndefined();
    },
  );

  test('when its shop is gone, or when it says so itself', async () => {
    versions.delete('shop-1');
    await renders('/shop/a', 'gone');
    await renders('/shop/nobody', 'not found', null, false);
    expect(cache.get('/shop/a')).toBeUndefined();
    expect(cache.get('/shop/nobody')).toBeUndefined();
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
      return { page: page('a'), source: source(), keep: true };
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
      return promise.then((body) => ({ page: page(body), source: source(), keep: true }));
    });
    return { begun, work };
  }

  test('everybody who asks for a page gets the one that is being rendered', async () => {
    const { begun, work } = heldRendering();
    const asked = [1, 2, 3].map(() => cache.render('/shop/a', work));
    const other = cache.render('/shop/b', async () => ({ page: page('b'), source: null, keep: true }));
    begun[0]?.finish('a');
    const ready = await Promise.all(asked);
    await other;
    expect(work).toHaveBeenCalledTimes(1);
    expect(new Set(ready).size).toBe(1);
  });

  test('except after the news of a change: nobody gets a page that was begun before it', async () => {
    const { begun, work } = heldRendering();
    const before = cache.render('/shop/a', work);
    cache.dropShop('shop-1');
    const after = cache.render('/shop/a', work);
    const alsoAfter = cache.render('/shop/a', work);
    begun[1]?.finish('new');
    begun[0]?.finish('old');
    const bodies = (await Promise.all([before, after, alsoAfter])).map((ready) => ready.body.identity.toString());
    expect(bodies).toEqual(['old', 'new', 'new']);
    expect(work).toHaveBeenCalledTimes(2);
    expect(bodyOf('/shop/a')).toBe('new');
  });
});
