/** What other slices may do with reviews. */

export { hideReview } from './hide-review.ts';
export { readTrust } from './reviews.queries.ts';
