import { collectionUrl, shopUrl } from '@app/contracts/addresses/reserved-handles';
import { LRUCache } from 'lru-cache';
import { listCollectionAddresses } from '#server/catalog/collections/collections.queries.ts';
import { productUrl } from '#server/catalog/products/product.wire.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { compressAnswer } from '#server/platform/http/compress-answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';

/** A sitemap file may hold 50,000 addresses (sitemaps.org). */
const addressesPerFile = 50_000;

const keptForMs = 10 * 60_000;

/**
 * Names confirmed shops and what they show. `forget`: a shop opened or closed, so the next reader gets a new sitemap.
 */
export async function sitemapRoutes(
  server: HttpServer,
  { db, publicOrigin }: { db: Db; publicOrigin: () => string },
): Promise<{ forget: () => void }> {
  server.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${publicOrigin()}/sitemap.xml\n`),
  );
  // It reads every shop, so a crowd of robots gets one reading.
  const kept = new LRUCache<string, string>({
    max: 1,
    ttl: keptForMs,
    fetchMethod: (origin) => sitemapXml(db, origin),
  });
  server.get('/sitemap.xml', { onSend: compressAnswer }, async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await kept.fetch(publicOrigin())),
  );
  return { forget: () => kept.clear() };
}

export async function sitemapXml(db: Db, publicOrigin: string): Promise<string> {
  const addresses = await listAddresses(db, publicOrigin);
  const entries = addresses.map(
    ({ url, at }) => `<url><loc>${url}</loc><lastmod>${at.toISOString().slice(0, 10)}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}

/** Handles and ids are of a strict alphabet, so nothing needs escaping. */
async function listAddresses(db: Db, publicOrigin: string): Promise<{ url: string; at: Date }[]> {
  const shops = await db
    .selectFrom('shops as s')
    .innerJoin('accounts as a', 'a.account_id', 's.shop_id')
    .select('s.handle')
    // A shop's page changes with its products.
    .select((eb) =>
      eb.fn
        .coalesce(
          eb
            .selectFrom('products as p')
            .select((inner) => inner.fn.max('p.updated_at').as('at'))
            .whereRef('p.shop_id', '=', 's.shop_id'),
          's.created_at',
        )
        .as('at'),
    )
    .where('a.confirmed_at', 'is not', null)
    .where('a.deletion_due_at', 'is', null)
    .where('s.suspended_at', 'is', null)
    .where('s.handle', 'is not', null)
    .$narrowType<{ handle: string }>()
    .orderBy('s.created_at', 'desc')
    .limit(addressesPerFile / 4)
    .execute();
  const collections = await listCollectionAddresses(db, addressesPerFile / 4);
  const products = await db
    .selectFrom('products as p')
    .innerJoin('shops as s', 's.shop_id', 'p.shop_id')
    .innerJoin('accounts as a', 'a.account_id', 's.shop_id')
    .select(['s.handle', 'p.video_id', 'p.updated_at as at'])
    .where('a.confirmed_at', 'is not', null)
    .where('a.deletion_due_at', 'is', null)
    .where('s.suspended_at', 'is', null)
    .where('p.hidden', '=', false)
    .where('p.gone_at', 'is', null)
    .where('s.handle', 'is not', null)
    .$narrowType<{ handle: string }>()
    .orderBy('p.updated_at', 'desc')
    .limit(addressesPerFile / 2)
    .execute();
  return [
    ...shops.map(({ handle, at }) => ({ url: shopUrl(publicOrigin, handle), at })),
    ...collections.map(({ handle, slug, at }) => ({ url: collectionUrl(publicOrigin, handle, slug), at })),
    ...products.map(({ handle, video_id, at }) => ({ url: productUrl(publicOrigin, handle, video_id), at })),
  ];
}
