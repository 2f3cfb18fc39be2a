import { type ProductList, ProductListAnswer } from '@app/contracts/catalog/catalog.schemas';
import type { StoredPicture } from '@app/server/catalog/pictures/thumbnails';
import { toThumbnail } from '@app/server/catalog/products/product.wire';
import Fastify from 'fastify';
import pg from 'pg';
import { listenBare } from './bare-server.ts';
import { runAsChild } from './child.ts';

export interface BareList {
  databaseUrl: string;
  handle: string;
  /** The very statement that the service sends. */
  text: string;
  values: unknown[];
  publicOrigin: string;
}

interface ListRow {
  video_id: string;
  post_id: string | null;
  number: number;
  title: string;
  price_ugx: number | null;
  old_price_ugx: number | null;
  tags: string[];
  sizes: string[];
  availability: 'available' | 'sold_out';
  pinned: boolean;
  position: number;
  thumbnails: StoredPicture[];
  posted_at: Date;
  updated_at: Date;
}

const int8 = 20;
pg.types.setTypeParser(int8, Number);

/** The service's own way of spelling addresses out: they are its, and the answers must be the same. */
function picturesOf(row: ListRow): Pick<ProductList['data'][number], 'primary_thumbnail' | 'thumbnails'> {
  const thumbnails = row.thumbnails.map(toThumbnail);
  return { primary_thumbnail: thumbnails[0] ?? null, thumbnails };
}

/**
 * Fastify, a pool and a response schema: selects the rows and sends them in the shape of the wire, with nothing around
 * it.
 */
runAsChild(async ({ databaseUrl, handle, text, values, publicOrigin }: BareList) => {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const server = Fastify();
  server.addHook('onClose', () => pool.end());
  const toProduct = (row: ListRow): ProductList['data'][number] => ({
    video_id: row.video_id,
    post_id: row.post_id,
    number: row.number,
    title: row.title,
    price: row.price_ugx,
    old_price: row.old_price_ugx,
    sale_ends_at: null,
    currency: 'UGX',
    tags: row.tags,
    sizes: row.sizes,
    availability: row.availability,
    pinned: row.pinned,
    ...picturesOf(row),
    seller_handle: handle,
    product_url: `${publicOrigin}/product/${handle}/${row.video_id}`,
    video_url: `https://www.tiktok.com/@${handle}/video/${row.video_id}`,
    posted_at: row.posted_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  });
  server.get('/*', { schema: { response: { 200: ProductListAnswer } } }, async () => {
    const { rows } = await pool.query<ListRow>(text, values);
    const shown = rows.slice(0, -1);
    const last = shown.at(-1);
    const lastKey = last ? Buffer.from(`n0.${last.position}.${last.video_id}`).toString('base64url') : null;
    const meta = {
      pagination: { count: shown.length, lastKey },
      timestamp: new Date().toISOString(),
      removed: [],
    };
    return { success: true, message: 'Products', data: { data: shown.map(toProduct), meta } };
  });
  return listenBare(server);
});
