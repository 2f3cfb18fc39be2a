import type { FilterChoices, PageProductQuery, ShopPage } from '@app/contracts/addresses/pages';
import type { ProductCard } from '@app/contracts/catalog/catalog.schemas';
import { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import { filledCollectionsSql } from '#server/catalog/collections/collections.queries.ts';
import { oldPriceNow, priceNow, saleEndNow } from '#server/catalog/current-price.ts';
import type { StoredPicture } from '#server/catalog/pictures/thumbnails.ts';
import { shown } from '#server/catalog/products/product.queries.ts';
import { filterSql, onSale, putInto } from '#server/catalog/products/product-filters.ts';
import {
  decodeListKey,
  encodeListKey,
  type ListPart,
  listSql,
  nextKey,
  orderOf,
  searchProducts,
} from '#server/catalog/products/product-list.queries.ts';
import { readSearch, wordsToStem } from '#server/catalog/products/search.ts';
import { stemsSql } from '#server/catalog/products/search-words.ts';
import { type PageTags, partTags, type TagUse, tagUsesSql } from '#server/catalog/products/shop-tags.ts';
import { findOpenShopSql, type ShopRow } from '#server/catalog/shop/shop.queries.ts';
import type { Db } from '#server/platform/database/transaction.ts';

const isoText = (time: string): string => `to_char((${time}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What a page is made of is asked for at once and comes as JSON: a question costs more than what its answer holds. */
const factColumns = `p.video_id, p.number, p.title, ${priceNow} as price, ${oldPriceNow} as old_price,
  ${isoText(saleEndNow)} as sale_ends_at, p.tags, p.sizes,
  p.availability, p.pinned,
  ${isoText('p.posted_at')} as posted_at`;
export const cardColumns = `${factColumns}, p.position, (p.thumbnails->0) - 'thumbhash' as picture`;
const detailColumns = `${factColumns}, p.post_id, p.kind = 'video' as "isVideo", p.description, p.thumbnails,
  p.preview_hash`;

type ProductFacts = Omit<ProductCard, 'picture'>;

export interface CardRow extends ProductCard {
  position: number;
  /** Of a search alone. */
  standing?: number;
}

export interface ShownProduct extends ProductFacts {
  post_id: string | null;
  isVideo: boolean;
  description: string | null;
  thumbnails: StoredPicture[];
  preview_hash: string | null;
}

/** What of a shop's pages is as old as the shop's version. */
interface PageParts extends PageTags {
  collections: ShopPage['collections'];
}

export type PageShopRow = ShopRow & PageParts;

interface ShopPageRow {
  shop: PageShopRow;
  cards: ProductCard[];
  lastKey: string | null;
  isClosest: boolean;
  choices: FilterChoices | null;
}

/** What the panel of filters offers; sizes of the most products first. `conditions` are those of the list. */
const choicesSql = (conditions: string[] | null): string => `(select json_build_object(
  'sizes', (select coalesce(json_agg(size), '[]') from (
    select size from products p cross join unnest(p.sizes) size where p.shop_id = s.shop_id and ${shown}
    group by size order by count(*) desc, size limit 60) most),
  'hasSoldOut', exists (select from products p where p.shop_id = s.shop_id and ${shown} and p.availability = 'sold_out'),
  'hasSale', exists (select from products p where p.shop_id = s.shop_id and ${shown} and ${onSale}),
  'priceQuarters', coalesce((select to_json(percentile_disc(array[0.25, 0.5, 0.75]) within group (order by ${priceNow}))
    from products p where p.shop_id = s.shop_id and ${shown}), '[]'),
  'matchingCount', ${conditions === null ? 'null::int' : `(select count(*)::int from products p where ${['p.shop_id = s.shop_id', shown, ...conditions].join(' and ')})`}))`;

/** A broken or outdated key starts from the beginning: a shared link must not break. Null where no shop is open. */
export async function findShopPage(
  db: Db,
  handle: string,
  query: PageProductQuery & { limit: number },
): Promise<ShopPageRow | null> {
  const { limit } = query;
  const sort = orderOf(query);
  const key = query.lastKey === undefined ? null : decodeListKey(query.lastKey, sort);
  const part = { sort, key, rowCount: limit + 1, columns: cardColumns, withClosest: key === null };
  const page = await readPage(db, handle, query, part);
  const last = page !== null && page.cards.length > limit ? page.cards[limit - 1] : undefined;
  if (page === null || last === undefined) return page && { ...page, lastKey: null };
  const lastKey = encodeListKey(nextKey(sort, { ...last, price_ugx: last.price }, query.search));
  return { ...page, cards: page.cards.slice(0, limit), lastKey };
}

interface ReadPage extends Omit<ShopPageRow, 'cards' | 'lastKey'> {
  cards: CardRow[];
}

/** The shop and its products, together where nothing is searched for. */
async function readPage(
  db: Db,
  handle: string,
  query: PageProductQuery,
  part: ListPart & { withClosest: boolean },
): Promise<ReadPage | null> {
  const choicesColumn = (conditions: string[] | null) =>
    `${query.filters ? choicesSql(conditions) : 'null::json'} as choices`;
  const search = readSearch(query.search);
  if (search === null) {
    const list = listSql(handle, query, part);
    const conditions = query.filters ? filterSql(query, putInto(list.values)) : [];
    const columns = `${listed(list.text)} as cards, ${choicesColumn(conditions)}`;
    const found = await findWith<{ cards: CardRow[]; choices: FilterChoices | null }>(db, list.values, columns);
    if (!found) return null;
    const { cards, choices, ...shop } = found;
    return { shop, cards, choices, isClosest: false };
  }
  const found = await findWith<{ stems: [string, string][]; choices: FilterChoices | null }>(
    db,
    [handle, wordsToStem(search)],
    `${stemsSql('$2')} as stems, ${choicesColumn(null)}`,
  );
  if (!found) return null;
  const { stems, choices, ...shop } = found;
  const searched = { shopId: shop.shop_id, stems: new Map(stems) };
  const { rows, isClosest } = await searchProducts<CardRow>(db, searched, search, query, part);
  return { shop, choices, cards: rows, isClosest };
}

interface ProductPageRow {
  shop: PageShopRow;
  /** Null: the shop shows no such product. */
  product: ShownProduct | null;
  /** Others of the shop: for sale first, then those that share most tags with it, then the newest. */
  similar: ProductCard[];
}

/** Similar ones are looked for among so many of the newest, so that a large shop's page costs what a small one's does. */
const comparedCount = 200;

/** Of `products p` of the shop `s`, similar to the one that `place` names. */
const similarSql = (place: string, count: string): string => `select ${cardColumns} from (
    select * from products p where p.shop_id = s.shop_id and ${shown} and p.video_id <> ${place}
    order by p.pinned desc, p.position desc, p.video_id desc limit ${comparedCount}) p
  order by p.availability = 'available' desc, cardinality(array(
    select unnest(p.tags) intersect
    select unnest(o.tags) from products o where o.shop_id = s.shop_id and o.video_id = ${place})) desc,
    p.pinned desc, p.position desc, p.video_id desc limit ${count}`;

/** The open shop of a stored handle, one of its products, and similar ones; null where visitors may find no shop. */
export async function findProductPage(
  db: Db,
  handle: string,
  videoId: string,
  similarCount: number,
): Promise<ProductPageRow | null> {
  const values = [handle, videoId, similarCount];
  const place = '$2';
  const productColumn = `(select row_to_json(d) from (select ${detailColumns} from products p
    where p.shop_id = s.shop_id and p.video_id = ${place} and ${shown}) d) as product`;
  const found = await findWith<{ product: ShownProduct | null; similar: CardRow[] }>(
    db,
    values,
    `${productColumn}, ${listed(similarSql(place, '$3'))} as similar`,
  );
  if (!found) return null;
  const { product, similar, ...shop } = found;
  return { shop, product, similar };
}

const listed = (statement: string): string => `(select coalesce(json_agg(l), '[]') from (${statement}) l)`;

type TimeColumn<Row> = { [Column in keyof Row]: Extract<Row[Column], Date> extends never ? never : Column }[keyof Row];

/** As JSON they come as words. A further one of the row is asked for here by its type. */
const shopTimes: Record<TimeColumn<ShopRow>, true> = {
  created_at: true,
  orders_from: true,
  confirmed_at: true,
  whatsapp_changed_at: true,
  contact_new_until: true,
  money_new_until: true,
  changes_at: true,
  deletion_due_at: true,
  suspended_at: true,
  trial_ends_at: true,
  subscription_ends_at: true,
  complimentary_ends_at: true,
};
const shopTimeColumns = Object.keys(shopTimes) as TimeColumn<ShopRow>[];

/** Tags and collections of shops as they were at a version: counting them costs more than all else of a page. */
const knownParts = new LRUCache<string, { at: string; parts: PageParts }>({ max: 2000 });

interface FoundParts {
  uses: TagUse[];
  collections: PageParts['collections'];
}

/** The open shop whose handle is the first of `values`, with further columns, all of them JSON. */
export async function findWith<More>(db: Db, values: unknown[], columns: string): Promise<(PageShopRow & More) | null> {
  const known = knownParts.get(String(values[0]));
  const place = `$${values.push(known?.at ?? '')}`;
  const at = `s.shop_id::text || ' ' || s.version`;
  const partColumns = `${at} as parts_at, case when ${at} = ${place}::text then null
    else json_build_object('uses', ${tagUsesSql}, 'collections', ${filledCollectionsSql}) end as found_parts`;
  const text = `select row_to_json(f) as found from (${findOpenShopSql(`, ${partColumns}, ${columns}`)}) f`;
  const { rows } = await db.executeQuery<{
    found: ShopRow & { parts_at: string; found_parts: FoundParts | null } & More;
  }>(CompiledQuery.raw(text, values));
  const [row] = rows;
  if (!row) return null;
  const { found_parts, parts_at, ...found } = row.found;
  const parts = found_parts === null && known ? known.parts : toParts(found_parts, found.product_count);
  knownParts.set(String(values[0]), { at: parts_at, parts });
  const times = Object.fromEntries(shopTimeColumns.map((name) => [name, found[name] && new Date(found[name])]));
  return { ...found, ...times, ...parts } as PageShopRow & More;
}

const toParts = (found: FoundParts | null, productCount: number): PageParts => ({
  ...partTags(found?.uses ?? [], productCount),
  collections: found?.collections ?? [],
});
