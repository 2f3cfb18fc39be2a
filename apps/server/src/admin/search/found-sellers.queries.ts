import type { FoundProduct, FoundSeller } from '@app/contracts/admin/search/search.schemas';
import { type RawBuilder, sql } from 'kysely';
import type { UserSearch } from '#server/admin/users/user-search.ts';
import { filterCondition, statusAt } from '#server/admin/users/users.queries.ts';
import { priceNow } from '#server/catalog/catalog.service.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { TypedSearch } from './read-search.ts';

/** Fewer letters are part of too many names, and no index finds them. */
const minNameLength = 3;

type SellerSearch = Pick<TypedSearch, 'text' | 'users'>;

/** The ids of sellers whose handle or number matches, or whose shop's name has the text in it. */
export function foundSellersSql({ text, users }: SellerSearch): RawBuilder<unknown> {
  const byName =
    [...text].length < minNameLength
      ? sql``
      : sql`union select s.shop_id from shops s where shop_search_text(s.owner_display_name, s.display_name)
        like '%' || regexp_replace(trim(e'\n' from shop_search_text(${text}, null)), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
  return sql`select d.user_id from seller_directory d where ${ofUsers(users)} ${byName}`;
}

const ofUsers = (search: UserSearch | null) =>
  search === null ? sql`false` : filterCondition({ status: null, search, sortBy: 'handle', sortOrder: 'asc' });

type SellerRow = Omit<FoundSeller, 'suspendedAt' | 'detachedAt'> & {
  suspendedAt: Date | null;
  detachedAt: Date | null;
};

/** The handle itself first, then handles that begin with the text, then the shorter ones. */
function nearest({ text }: SellerSearch): RawBuilder<unknown> {
  const handle = text.replace(/^@+/, '').toLowerCase();
  return sql`order by d.handle = ${handle} desc, starts_with(d.handle, ${handle}) desc, length(d.handle), d.handle`;
}

/** The found sellers that are nearest, as rows of `seller_directory`. */
export const nearestSellersSql = (search: SellerSearch, limit: number): RawBuilder<unknown> =>
  sql`select d.* from seller_directory d where d.user_id in (${foundSellersSql(search)}) ${nearest(search)} limit ${limit}`;

export const sellersSql = (search: SellerSearch, limit: number, now: Date) =>
  sql<SellerRow>`select d.user_id as "userId", d.handle, coalesce(s.owner_display_name, s.display_name) as "shopName",
      d.phone_number as "phoneNumber", ${statusAt(now)} as "subscriptionStatus", d.suspended_at as "suspendedAt",
      d.detached_at as "detachedAt"
    from (${nearestSellersSql(search, limit)}) d
    left join shops s on s.shop_id = d.user_id ${nearest(search)}`;

export async function listFoundSellers(db: Db, search: SellerSearch, limit: number, now: Date): Promise<FoundSeller[]> {
  const { rows } = await sellersSql(search, limit, now).execute(db);
  return rows.map((row) => ({
    ...row,
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
    detachedAt: row.detachedAt?.toISOString() ?? null,
  }));
}

/**
 * The product of a link, or every card of a post. Of shops that had the same handle, and so may have the same posts, only
 * the one that has it now, or had it last.
 */
export async function listLinkedProducts(
  db: Db,
  { handle, id }: NonNullable<TypedSearch['product']>,
): Promise<FoundProduct[]> {
  const isLinked = sql`(s.handle = ${handle} or s.detached_handle = ${handle}) and (p.video_id = ${id} or p.post_id = ${id})`;
  const { rows } =
    await sql<FoundProduct>`select s.shop_id as "userId", coalesce(s.handle, s.detached_handle) as handle,
      p.video_id as "videoId", p.number, p.title, ${sql.raw(priceNow)} as "priceUgx",
      case when p.gone_at is not null then 'gone' when p.hidden then 'hidden'
        when p.availability = 'sold_out' then 'sold_out' else 'for_sale' end as state
    from shops s join products p on p.shop_id = s.shop_id
    where ${isLinked} and s.shop_id = (
      select s.shop_id from shops s join products p on p.shop_id = s.shop_id where ${isLinked}
      order by s.handle is null, s.detached_at desc limit 1)
    order by p.number limit 12`.execute(db);
  return rows;
}
