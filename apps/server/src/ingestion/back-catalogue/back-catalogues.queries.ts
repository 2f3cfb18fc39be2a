import { type Selectable, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

/** How far everything that a seller has posted is read. */
export type BackCatalogue = Selectable<Tables['back_catalogues']>;

export async function findBackCatalogue(db: Db | Trx, shopId: string): Promise<BackCatalogue | null> {
  const row = await db.selectFrom('back_catalogues').selectAll().where('shop_id', '=', shopId).executeTakeFirst();
  return row ?? null;
}

/** At the newest post, with nothing read. */
export const atTheNewest = {
  source: null,
  cursor: null,
  pages_read: 0,
  posts_read: 0,
  total_posts: null,
  last_page_ids: [] as string[],
  trouble: null,
  failures_in_row: 0,
  finished_at: null,
};

type Change = Partial<Omit<BackCatalogue, 'shop_id' | 'may_cost' | 'started_at'>>;

/** Writes down what came of the page after this place; false when another worker has read it, or the reading began again. */
export async function moveOn(db: Db, from: BackCatalogue, change: Change): Promise<boolean> {
  const row = await db
    .updateTable('back_catalogues')
    .set(change)
    .where('shop_id', '=', from.shop_id)
    .where('started_at', '=', from.started_at)
    .where('pages_read', '=', from.pages_read)
    .where(sql<boolean>`cursor is not distinct from ${from.cursor}`)
    .where('due_at', 'is not', null)
    .returning('shop_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A connected seller's list is read from the newest post again. A bought one is not bought again. */
export async function restartBackCatalogue(db: Db, shopId: string, now: Date): Promise<void> {
  await db
    .updateTable('back_catalogues')
    .set({ ...atTheNewest, started_at: now, due_at: now })
    .where('shop_id', '=', shopId)
    .where('may_cost', '=', false)
    .where('pages_read', '>', 0)
    .execute();
}

/** The products that posts have given so far, hidden ones too. */
export async function countPostProducts(db: Db, shopId: string): Promise<number> {
  const row = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .where('post_id', 'is not', null)
    .where('gone_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
