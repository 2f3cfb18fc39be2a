import { isDeepStrictEqual } from 'node:util';
import { askedCaption, type CaptionPiece, type ReadCard } from '@app/captions/reader';
import { type Selectable, sql } from 'kysely';
import { bumpShop, createProduct, lockShop } from '#server/catalog/catalog.service.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { announce } from '#server/platform/realtime/events.ts';
import type { TikTokPost } from '#server/tiktok/tiktok.service.ts';
import { matchCards } from './match-cards.ts';

/** `cards`: what its caption names, in its order. */
type ImportedPost = Pick<TikTokPost, 'id' | 'kind' | 'postedAt' | 'caption'> & {
  cards: ReadCard[];
  addedBy: 'track' | 'link';
  now: Date;
};

/** How many cards the caption names, how many of the post's are new, and how many others changed. */
export type StoredCards = Record<'named' | 'created' | 'updated', number>;

type ProductRow = Selectable<Tables['products']>;

/**
 * Writes what the import read of one post. Of a known card it updates the imported columns only, so nothing that the
 * owner wrote is touched; a new one gets the shop's next number. Cards that the caption no longer names are unlisted.
 */
export async function storeImportedPost(trx: Trx, shopId: string, post: ImportedPost): Promise<StoredCards> {
  await lockShop(trx, shopId);
  const known = await listCards(trx, shopId, post.id);
  const { cards } = post;
  const matches = matchCards(known, cards);
  const places = new Map(matches.flatMap((row, at) => (row ? [[row.video_id, at + 1] as const] : [])));
  const counts = { named: cards.length, created: 0, updated: 0 };
  for (const row of known) {
    const place = places.get(row.video_id) ?? null;
    const values = place === null ? {} : importedValues(post.caption, cards[place - 1] as ReadCard);
    // A card stays listed for those that were joined into it, too.
    const isWanted =
      place !== null ||
      row.split_off ||
      known.some((other) => other.joined_into === row.video_id && (places.has(other.video_id) || other.split_off));
    const goneAt = isWanted && row.joined_into === null ? null : (row.gone_at ?? post.now);
    if (await updateCard(trx, row, { ...values, caption_place: place, gone_at: goneAt })) counts.updated += 1;
  }
  if (post.addedBy === 'link') await keepAsLink(trx, shopId, post.id);
  let suffix = Math.max(0, ...known.map(suffixOf));
  for (const [at, card] of cards.entries()) {
    if (matches[at]) continue;
    suffix += 1;
    await createProduct(trx, shopId, {
      video_id: suffix === 1 ? post.id : `${post.id}-${suffix}`,
      kind: post.kind,
      added_by: post.addedBy,
      posted_at: post.postedAt,
      // TikTok dates posts by seconds, so the cards of one stand together, in its order.
      position: post.postedAt.getTime() - (suffix - 1),
      caption_place: at + 1,
      ...stored(importedValues(post.caption, card)),
    });
    counts.created += 1;
  }
  return counts;
}

/** All cards of a post, listed or not, oldest first, locked until the commit. */
async function listCards(trx: Trx, shopId: string, postId: string): Promise<ProductRow[]> {
  const rows = await trx
    .selectFrom('products')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('post_id', '=', postId)
    .forUpdate()
    .execute();
  return rows.sort((left, right) => suffixOf(left) - suffixOf(right));
}

/** 1 for the card with the post's own id. Cards are never deleted one by one, so the highest is the last one given. */
function suffixOf({ video_id: id }: { video_id: string }): number {
  return Number(id.split('-')[1] ?? 1);
}

type CardValues = Partial<ReturnType<typeof importedValues>> & Pick<ProductRow, 'caption_place' | 'gone_at'>;

/** False when nothing changes. */
async function updateCard(trx: Trx, known: ProductRow, values: CardValues): Promise<boolean> {
  const same = (column: string, value: unknown) => isDeepStrictEqual(known[column as keyof ProductRow], value);
  // A question that ended is not asked again by the same words: a trigger keeps none of them then.
  const hasEnded = (column: string) => column === 'asked_caption' && known.asked_caption === null;
  if (Object.entries(values).every(([column, value]) => same(column, value) || hasEnded(column))) return false;
  await trx
    .updateTable('products')
    .set({ ...stored(values), updated_at: sql<Date>`now()` })
    .where('shop_id', '=', known.shop_id)
    .where('video_id', '=', known.video_id)
    .execute();
  // A card that comes back is new to the pages that are open, and one that goes leaves them.
  if ((known.gone_at === null) !== (values.gone_at === null) && !known.hidden) {
    const type = values.gone_at === null ? 'product_created' : 'product_changed';
    await announce(trx, { type, shopId: known.shop_id, videoId: known.video_id });
  }
  return true;
}

function importedValues(caption: string, read: ReadCard) {
  // A card without a title asks for one, too.
  const asksTitle = read.title === null || read.asks.includes('title');
  const asksPrice = read.asks.includes('price');
  return {
    imported_title: read.title,
    imported_price_ugx: read.priceUgx,
    imported_old_price_ugx: read.oldPriceUgx,
    imported_description: read.description ?? '',
    imported_tags: read.tags,
    imported_sizes: read.sizes,
    imported_availability: read.availability,
    title_unsure: asksTitle,
    price_unsure: asksPrice,
    guess_ugx: read.guessUgx,
    asked_caption: asksTitle || asksPrice ? askedCaption(caption, read) : null,
  };
}

/** The same as columns take it. */
function stored<Values extends { asked_caption?: CaptionPiece[] | null }>({ asked_caption: asked, ...values }: Values) {
  return asked === undefined ? values : { ...values, asked_caption: asked && JSON.stringify(asked) };
}

/** Products of a post whose link its owner pasted need no #TRACK from then on. Visitors see no difference. */
export async function keepAsLink(trx: Trx, shopId: string, postId: string): Promise<void> {
  await trx
    .updateTable('products')
    .set({ added_by: 'link' })
    .where('shop_id', '=', shopId)
    .where('post_id', '=', postId)
    .where('added_by', '=', 'track')
    .execute();
}

/**
 * Unlists a post's products, because it is gone or (`onlyTracked`: not one that came by its link) has lost #TRACK. The
 * rows stay with all that the owner wrote: the post or the tag may come back.
 */
export async function unlistPost(
  trx: Trx,
  shopId: string,
  postId: string,
  { now, onlyTracked }: { now: Date; onlyTracked: boolean },
): Promise<void> {
  await lockShop(trx, shopId);
  const rows = await trx
    .updateTable('products')
    .set({ gone_at: now, updated_at: sql<Date>`now()` })
    .where('shop_id', '=', shopId)
    .where('post_id', '=', postId)
    .where('gone_at', 'is', null)
    .$if(onlyTracked, (query) => query.where('added_by', '=', 'track'))
    .returning('hidden')
    .execute();
  if (rows.some((row) => !row.hidden)) await bumpShop(trx, shopId);
}
