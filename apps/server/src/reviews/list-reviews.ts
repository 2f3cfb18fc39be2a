import type { ReviewList } from '@app/contracts/reviews/reviews.schemas';
import type { Db } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { jsonIn } from '#server/platform/outgoing.ts';
import { countProven, listShown, type ReviewRow, readRating } from './reviews.queries.ts';
import { toReview } from './reviews.wire.ts';

const perPage = 20;
/** Below it neither an average nor a review is shown. */
const leastShown = 3;

/** What everyone may read of a shop's reviews. Throws `invalid_request` for a key that is none. */
export async function listReviews(db: Db, shopId: string, lastKey?: string): Promise<ReviewList> {
  const after = afterKey(lastKey);
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
    lastKey: last ? keyOf(last) : null,
  };
}

/** Opaque to callers: the last review of a page, by which the next one begins. */
const keyOf = ({ written_at, review_id }: ReviewRow): string =>
  Buffer.from(JSON.stringify([written_at.toISOString(), review_id])).toString('base64url');

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function afterKey(lastKey: string | undefined): { at: Date; id: string } | null {
  if (!lastKey) return null;
  const parts = jsonIn(Buffer.from(lastKey, 'base64url').toString());
  const [at, id] = Array.isArray(parts) ? (parts as unknown[]) : [];
  const date = new Date(typeof at === 'string' ? at : Number.NaN);
  if (!(date.getTime() >= 0 && date.getUTCFullYear() < 10_000) || typeof id !== 'string' || !uuid.test(id))
    throw new AppError('invalid_request');
  return { at: date, id };
}
