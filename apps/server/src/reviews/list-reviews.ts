import type { ReviewList } from '@app/contracts/reviews/reviews.schemas';
import { pageKeyOf, readPageKey } from '#server/platform/database/page-key.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { countProven, listShown, readRating } from './reviews.queries.ts';
import { toReview } from './reviews.wire.ts';

const perPage = 20;
/** Below it neither an average nor a review is shown. */
const leastShown = 3;

/** What everyone may read of a shop's reviews. Throws `invalid_request` for a key that is none. */
export async function listReviews(db: Db, shopId: string, lastKey?: string): Promise<ReviewList> {
  const after = readPageKey(lastKey);
  const { average, counted, count } = await readRating(db, shopId);
  const proven = await countProven(db, shopId);
  const shown = count < leastShown ? [] : await listShown(db, shopId, { after, limit: perPage + 1 });
  const reviews = shown.slice(0, perPage);
  const last = shown.length > perPage ? reviews.at(-1) : undefined;
  return {
    average: counted < leastShown ? null : average,
    count,
    ...proven,
    reviews: reviews.map(toReview),
    lastKey: last ? pageKeyOf({ at: last.written_at, id: last.review_id }) : null,
  };
}
