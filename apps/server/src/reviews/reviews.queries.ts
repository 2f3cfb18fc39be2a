import type { Praise } from '@app/contracts/reviews/reviews.schemas';
import { sql } from 'kysely';
import type { PagePlace } from '#server/platform/database/page-key.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

/** A review as it is stored, without the hashes of its author. */
export interface ReviewRow {
  review_id: string;
  stars: number;
  good: Praise[];
  text: string | null;
  written_at: Date;
  changed_at: Date | null;
  answer: string | null;
  hidden_at: Date | null;
  counts: boolean;
}

const columns = sql`r.review_id, r.stars, r.good, r.text, r.written_at, r.changed_at, r.answer, r.hidden_at, r.counts`;

/** A former holder's are not shown: they follow the account that the goods were bought from. */
const ofPresentHolder = sql`r.ordered_at > coalesce(
  (select s.orders_from from shops s where s.shop_id = r.shop_id), '-infinity')`;

export async function findReview(db: Db | Trx, shopId: string, orderId: string): Promise<ReviewRow | null> {
  const { rows } = await sql<ReviewRow>`select ${columns} from reviews r
    where r.shop_id = ${shopId} and r.order_id = ${orderId} and r.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

/** What all reviews of a shop come to, as triggers keep it; `average` of those that count. */
export async function readRating(db: Db, shopId: string) {
  const { rows } = await sql<{ average: number | null; counted: number; count: number }>`
    select reviews_average::float as average, reviews_counted as counted, reviews_count as count
    from shops where shop_id = ${shopId}`.execute(db);
  return rows[0] ?? { average: null, counted: 0, count: 0 };
}

/** Proven received orders, and from how many browsers. All without a mark are one: anyone can leave it out. */
export async function countProven(db: Db, shopId: string): Promise<{ orders: number; browsers: number }> {
  const { rows } = await sql<{ orders: number; browsers: number }>`
    select count(*)::int as orders,
      count(distinct coalesce(o.browser_hash, ''))::int as browsers
    from orders o where o.shop_id = ${shopId} and o.proven_at is not null and o.created_at > coalesce(
      (select s.orders_from from shops s where s.shop_id = o.shop_id), '-infinity')`.execute(db);
  return rows[0] ?? { orders: 0, browsers: 0 };
}

/** Newest first, without the hidden ones. */
export async function listShown(
  db: Db,
  shopId: string,
  { after, limit }: { after: PagePlace | null; limit: number },
): Promise<ReviewRow[]> {
  const older = after === null ? sql`` : sql`and (r.written_at, r.review_id) < (${after.at}, ${after.id}::uuid)`;
  const { rows } = await sql<ReviewRow>`select ${columns} from reviews r
    where r.shop_id = ${shopId} and r.hidden_at is null and r.deleted_at is null and ${ofPresentHolder} ${older}
    order by r.written_at desc, r.review_id desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * How many reviews that count were written by this browser, and since then by this network, besides that of this order.
 * Deleted ones are among them: else a browser could delete one, write another, and write the first again.
 */
export async function countByAuthor(
  trx: Trx,
  { shopId, orderId }: { shopId: string; orderId: string },
  author: { browser: Uint8Array; network: Uint8Array; since: Date },
): Promise<{ ofBrowser: number; ofNetwork: number }> {
  const { rows } = await sql<{ ofBrowser: number; ofNetwork: number }>`
    select count(*) filter (where browser_hash = ${author.browser})::int as "ofBrowser",
      count(*) filter (where network_hash = ${author.network} and written_at > ${author.since})::int as "ofNetwork"
    from reviews where shop_id = ${shopId} and order_id <> ${orderId} and counts`.execute(trx);
  return rows[0] ?? { ofBrowser: 0, ofNetwork: 0 };
}

/**
 * Proven orders whose network and kind of browser are still kept, and of how many of these they are. A browser's mark goes
 * with its storage, so a seller can make a new one for each order; these stay the same.
 */
async function countSenders(db: Db, shopId: string): Promise<{ recent: number; senders: number }> {
  const { rows } = await sql<{ recent: number; senders: number }>`
    select count(*)::int as recent, count(distinct o.sender_hash)::int as senders
    from orders o where o.shop_id = ${shopId} and o.proven_at is not null and o.sender_hash is not null and o.created_at > coalesce(
      (select s.orders_from from shops s where s.shop_id = o.shop_id), '-infinity')`.execute(db);
  return rows[0] ?? { recent: 0, senders: 0 };
}

/** How much of a shop's trust stands on how few browsers and networks, for support. */
export async function readTrust(db: Db, shopId: string) {
  const [{ count: reviews, counted }, proven, senders] = await Promise.all([
    readRating(db, shopId),
    countProven(db, shopId),
    countSenders(db, shopId),
  ]);
  return { ...proven, ...senders, reviews, counted };
}

/** What tells networks apart goes when it decides nothing any more. */
export async function forgetNetworks(db: Db, before: Date): Promise<void> {
  await sql`update reviews set network_hash = null where network_hash is not null and written_at < ${before}`.execute(
    db,
  );
}
