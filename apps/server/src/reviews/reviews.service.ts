/** What other slices may do with reviews. */

export { hideReview } from './hide-review.ts';
export { removeReviews } from './remove-reviews.ts';
export { readTrust } from './reviews.queries.ts';
