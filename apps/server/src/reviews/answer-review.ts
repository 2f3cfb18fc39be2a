import { bumpShop } from '#server/catalog/catalog.service.ts';
import { lockLiveSession } from '#server/identity/seller-sessions.ts';
import type { Seller } from '#server/identity/tokens.ts';
import type { OrdersContext } from '#server/orders/orders.service.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { cleanName } from '#server/platform/names/clean-name.ts';

/** Null takes it away. Throws `not_found`, also for a hidden review, and `invalid_request` when nothing was written. */
export async function answerReview(
  { db, clock }: OrdersContext,
  seller: Seller,
  reviewId: string,
  typed: string | null,
): Promise<void> {
  const answer = typed === null ? null : cleanName(typed);
  if (answer === '') throw fieldError('answer', 'Please write an answer.');
  await inTransaction(db, 'reviews.answer', async (trx) => {
    await lockLiveSession(trx, seller);
    const answered = await trx
      .updateTable('reviews')
      .set({ answer, answered_at: answer === null ? null : clock.now() })
      .where('shop_id', '=', seller.accountId)
      .where('review_id', '=', reviewId)
      .where('hidden_at', 'is', null)
      .returning('review_id')
      .executeTakeFirst();
    if (!answered) throw new AppError('not_found');
    await bumpShop(trx, seller.accountId);
  });
}
