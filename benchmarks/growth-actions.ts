import { randomBytes } from 'node:crypto';
import { filterOf } from '@app/server/admin/users/list-users';
import { readUserCounts } from '@app/server/admin/users/user-counts';
import { readPage, refreshStatuses } from '@app/server/admin/users/users.queries';
import { findProductPage, findShopPage } from '@app/server/catalog/pages/page.queries';
import { scheduleDue } from '@app/server/ingestion/import/schedule-due';
import { importPosts } from '@app/server/ingestion/posts/import-posts';
import { requestSync } from '@app/server/ingestion/sync/sync';
import { purgeExpired } from '@app/server/lifecycle/maintenance';
import type { TikTokPost } from '@app/server/tiktok/tiktok.service';
import { sql } from 'kysely';
import type { GrownService, MeasuredShop } from './growth-service.ts';
import { anAddress } from './order-load.ts';

export interface Action {
  name: string;
  act(grown: GrownService): Promise<unknown>;
  /** Before each run, not counted. */
  prepare?(grown: GrownService): Promise<unknown>;
}

const limit = 24;
const noSignal = new AbortController().signal;

/** What people and the service do all day. */
export const actions: Action[] = [
  { name: 'Shop page', act: ({ db, usual }) => findShopPage(db, usual.handle, { limit }) },
  { name: 'Shop page of 2,000 products', act: ({ db, large }) => findShopPage(db, large.handle, { limit }) },
  {
    name: 'Its list by price, filtered by size',
    act: ({ db, large }) => findShopPage(db, large.handle, { limit, sort: 'price_asc', size: '38' }),
  },
  {
    name: 'Search in 2,000 products',
    act: ({ db, large }) => findShopPage(db, large.handle, { limit, search: 'silk gomesi' }),
  },
  {
    name: 'Product page',
    act: ({ db, usual }) => findProductPage(db, usual.handle, usual.videoIds[3] ?? '', 4),
  },
  {
    name: 'Product page among 2,000 products',
    act: ({ db, large }) => findProductPage(db, large.handle, large.videoIds[3] ?? '', 4),
  },
  { name: 'Order of 3 products', act: placeOrder },
  { name: 'A post is imported', act: importOne },
  { name: 'Sync now', act: syncNow, prepare: forgetSync },
  { name: 'Dashboard: products', act: (grown) => asOwner(grown, grown.usual, 'GET', 'owner/products?limit=24') },
  { name: 'Dashboard: statistics', act: (grown) => asOwner(grown, grown.usual, 'GET', 'analytics') },
  { name: 'Dashboard: orders', act: (grown) => asOwner(grown, grown.usual, 'GET', 'owner/orders?state=open') },
  {
    name: 'Orders that are done, of 8,000',
    act: (grown) => asOwner(grown, grown.large, 'GET', 'owner/orders?state=done'),
  },
  { name: 'A price is changed and told to open pages', act: changePrice },
  { name: 'Administration: newest sellers', act: (grown) => listSellers(grown, {}) },
  { name: 'Administration: search', act: (grown) => listSellers(grown, { search: 'large.shop' }) },
  { name: 'Administration: cards', act: ({ db }) => readUserCounts(db, new Date()) },
  { name: 'The hourly purge', act: ({ db }) => purgeExpired(db, new Date()) },
  {
    name: 'Schedule tick with 10 due shops',
    prepare: makeTenDue,
    act: ({ app }) => scheduleDue(app.services.ingestion, noSignal),
  },
];

let posts = 0;

async function importOne({ app, usual }: GrownService): Promise<void> {
  posts += 1;
  const post: TikTokPost = {
    id: String(7_600_000_000_000_000_000n + BigInt(posts)),
    url: 'https://www.tiktok.com/',
    handle: usual.handle,
    userId: null,
    caption: `Blue jeans size 32 ${50 + (posts % 40)}k #TRACK`,
    captionComplete: true,
    wordsComplete: true,
    kind: 'video',
    pictures: [],
    picturesComplete: true,
    hashtags: ['track'],
    postedAt: new Date(),
    postedAtSource: 'api',
    pinned: null,
    source: 'pages',
  };
  const { created } = await importPosts(app.services.ingestion, usual.shopId, [post], noSignal);
  if (created !== 1) throw new Error(`${created} products came of a post.`);
}

function syncNow({ app, usual }: GrownService): Promise<unknown> {
  return requestSync(app.services.ingestion, usual.shopId, anAddress(10));
}

async function forgetSync({ db, usual }: GrownService): Promise<void> {
  await sql`update import_states set sync_requested_at = null, sync_month = null where shop_id = ${usual.shopId}::uuid`.execute(
    db,
  );
  await sql`delete from pgboss.job where singleton_key = ${usual.shopId}`.execute(db);
}

/** Shops that have paid, as a tick finds them. */
function makeTenDue({ db }: GrownService): Promise<unknown> {
  return sql`update import_states set next_import_at = now() where shop_id in (
    select shop_id from subscriptions where subscription_ends_at > now() order by subscription_ends_at desc limit 10)`.execute(
    db,
  );
}

async function placeOrder({ app, host, usual }: GrownService): Promise<void> {
  const answer = await app.server.inject({
    method: 'POST',
    url: `/api/v1/shop/${usual.handle}/orders`,
    headers: { host, 'idempotency-key': randomBytes(12).toString('hex'), 'x-forwarded-for': anAddress(11) },
    payload: { items: usual.videoIds.slice(0, 3).map((videoId) => ({ videoId, quantity: 1 })) },
  });
  if (answer.statusCode !== 201) throw new Error(`An order was answered ${answer.statusCode}: ${answer.body}`);
}

let price = 20_000;

function changePrice(grown: GrownService): Promise<void> {
  price += 500;
  return asOwner(grown, grown.usual, 'PATCH', `products/${grown.usual.videoIds[2]}`, { price });
}

async function asOwner(
  { app, host }: GrownService,
  { handle, token }: MeasuredShop,
  method: 'GET' | 'PATCH',
  path: string,
  payload?: object,
): Promise<void> {
  const url = `/api/v1/shop/${handle}/${path}`;
  const headers = { host, authorization: `Bearer ${await token()}` };
  const answer = await app.server.inject({ method, url, headers, ...(payload && { payload }) });
  if (answer.statusCode !== 200) throw new Error(`${method} ${url} was answered ${answer.statusCode}: ${answer.body}`);
}

async function listSellers({ db }: GrownService, query: { search?: string }): Promise<void> {
  const now = new Date();
  await refreshStatuses(db, now);
  await readPage(db, filterOf({ sortBy: 'createdAt', sortOrder: 'desc', ...query }), { offset: 0, limit: 20 }, now);
}
