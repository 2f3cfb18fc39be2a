import type { Review } from '@app/contracts/reviews/reviews.schemas';
import type { ReviewRow } from './reviews.queries.ts';

export const toReview = (row: ReviewRow): Review => ({
  id: row.review_id,
  stars: row.stars,
  good: row.good,
  text: row.text,
  at: row.written_at.toISOString(),
  changedAt: row.changed_at?.toISOString() ?? null,
  answer: row.answer,
  counts: row.counts,
});
