import { type Auth, endpoint, forAnyone, forOwner, type Options } from '@app/contracts/endpoint';
import type { calls } from './reviews.schemas.ts';

const bySecret: Options<Auth> = { auth: 'order' };

export const readOwnReview = endpoint<typeof calls.readOwnReview>('GET /api/v1/orders/:code/review', bySecret);
export const writeReview = endpoint<typeof calls.writeReview>('POST /api/v1/orders/:code/review', bySecret);
export const changeReview = endpoint<typeof calls.changeReview>('PUT /api/v1/orders/:code/review', bySecret);
export const deleteReview = endpoint<typeof calls.deleteReview>('DELETE /api/v1/orders/:code/review', bySecret);
export const listReviews = endpoint<typeof calls.listReviews>('GET /api/v1/shop/:handle/reviews', forAnyone);
export const answerReview = endpoint<typeof calls.answerReview>(
  'POST /api/v1/shop/:handle/reviews/:reviewId/answer',
  forOwner,
);
