import type { AnswerBody } from '@app/contracts/reviews/reviews.schemas';
import { bumpShop } from '#server/catalog/catalog.service.ts';
import { lockLiveSession } from '#server/identity/seller-sessions.ts';
import type { Seller } from '#server/identity/tokens.ts';
import type { OrdersContext } from '#server/orders/orders.service.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { cleanName } from '#server/platform/names/clean-name.ts';

const changed = 'The buyer has changed this review. Read it again before you answer.';

/** Null takes it away. Throws `not_found`, also for a hidden review, `conflict` for one that was changed since it was read, and `invalid_request` when nothing was written. */
export async function answerReview(
  { db, clock }: OrdersContext,
  seller: Seller,
  reviewId: string,
  { answer: typed, changedAt }: AnswerBody,
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
      .where('deleted_at', 'is', null)
      .returning('changed_at')
      .executeTakeFirst();
    if (!answered) throw new AppError('not_found');
    const seen = changedAt === undefined || changedAt === (answered.changed_at?.toISOString() ?? null);
    if (!seen) throw new AppError('conflict', { message: changed });
    await bumpShop(trx, seller.accountId);
  });
}
