import { type Insertable, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { announce } from '#server/platform/realtime/events.ts';

/**
 * The number is taken back when the transaction fails, so numbers have no holes. What support has hidden does not come
 * back as another product of its post.
 */
export async function createProduct(
  trx: Trx,
  shopId: string,
  product: Omit<Insertable<Tables['products']>, 'shop_id' | 'number'>,
): Promise<void> {
  const { number } = await trx
    .updateTable('shops')
    .set((eb) => ({ next_number: eb('next_number', '+', 1) }))
    .where('shop_id', '=', shopId)
    .returning(sql<number>`next_number - 1`.as('number'))
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('products')
    .values({
      shop_id: shopId,
      number,
      hidden_after_report_of: sql<string | null>`(select min(hidden_after_report_of) from products
        where shop_id = ${shopId} and post_id = substring(${product.video_id} from '^[0-9]+'))`,
      ...product,
    })
    .execute();
  await announce(trx, { type: 'product_created', shopId, videoId: product.video_id });
}
