import { RouterContextProvider } from 'react-router';
import type { AppOptions } from '#server/app.ts';
import { findShopId } from '#server/catalog/shop/shop.queries.ts';
import { readsFrom } from '#server/platform/database/standby/public-reads.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { PageCache } from '#server/platform/pages/page-cache.ts';
import { type PageState, pageRoutes } from '#server/platform/pages/page-routes.ts';

/** The real routes and the real cache with a page that needs no build: the titles of the shop's products. */
export function servePlainPages(handle: string, onRender: () => void): NonNullable<AppOptions['servePages']> {
  return async (server, { db }) => {
    const cache = new PageCache({ maxBytes: 1e6, maxAgeMs: 60_000 });
    let tellSource: (source: PageState) => void = () => {};
    await pageRoutes(server, {
      cache,
      buildId: 'test',
      tagKey: new Uint8Array(32),
      plainPathOf: (address) => address,
      reads: readsFrom(db),
      handleOf: () => null,
      stateOf: async () => null,
      createContext(_db, onSource) {
        tellSource = onSource;
        return new RouterContextProvider();
      },
      async renderPage() {
        onRender();
        const tell = tellSource;
        const shopId = (await findShopId(db, handle)) ?? '';
        tell({ shopId, version: 1, changesAt: null });
        return { status: 200, headers: { 'content-type': 'text/html' }, body: await readTitles(db) };
      },
    });
    return cache;
  };
}

async function readTitles(db: Db): Promise<string> {
  const rows = await db.selectFrom('products').select('title').orderBy('number').execute();
  return rows.map((row) => row.title).join(', ');
}
