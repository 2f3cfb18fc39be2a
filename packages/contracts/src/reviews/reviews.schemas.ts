import { maxAnswerLength, maxReviewLength } from '@app/contracts/bounds';
import { ShopParams } from '@app/contracts/catalog/catalog.schemas';
import {
  Instant,
  Nothing,
  Nullable,
  NullableInstant,
  NullableString,
  OneOf,
  StrictObject,
  Success,
} from '@app/contracts/envelope.schemas';
import { OrderParams } from '@app/contracts/orders/orders.schemas';
import Type, { type Static } from 'typebox';

/** What was good, one tap each. */
export const Praise = OneOf('as_shown', 'on_time', 'easy_to_talk_to');
export type Praise = Static<typeof Praise>;

const Stars = Type.Integer({ minimum: 1, maximum: 5 });

export const ReviewBody = StrictObject({
  stars: Stars,
  good: Type.Array(Praise, { maxItems: 3, uniqueItems: true }),
  text: Type.Optional(Nullable(Type.String({ maxLength: maxReviewLength }))),
});
export type ReviewBody = Static<typeof ReviewBody>;

/** `counts`: false where it is not in the average. */
export const Review = Type.Object({
  id: Type.String(),
  stars: Stars,
  good: Type.Array(Praise),
  text: NullableString,
  at: Instant,
  changedAt: NullableInstant,
  answer: NullableString,
  counts: Type.Boolean(),
});
export type Review = Static<typeof Review>;

/**
 * `average` of those that count, null below three of them. `count`: how many were written, hidden ones included; below three
 * none is listed. `orders`: proven received ones, from `browsers` browsers.
 */
export const ReviewList = Type.Object({
  average: Nullable(Type.Number()),
  count: Type.Integer(),
  orders: Type.Integer(),
  browsers: Type.Integer(),
  reviews: Type.Array(Review),
  lastKey: NullableString,
});
export type ReviewList = Static<typeof ReviewList>;

/** What the browser of an order may know: its review, whether one may be written, and until when it can be changed. */
export const OwnReview = Type.Object({
  review: Nullable(Type.Interface([Review], { isHidden: Type.Boolean() })),
  mayWrite: Type.Boolean(),
  until: NullableInstant,
});
export type OwnReview = Static<typeof OwnReview>;

export const ReviewQuery = StrictObject({ lastKey: Type.Optional(Type.String({ maxLength: 200 })) });

export const ReviewParams = Type.Interface([ShopParams], { reviewId: Type.String({ format: 'uuid' }) });

/** Null takes the answer away. `changedAt` is that of the review that is answered: one that was changed since refuses it. */
export const AnswerBody = StrictObject({
  answer: Nullable(Type.String({ minLength: 1, maxLength: maxAnswerLength })),
  changedAt: Type.Optional(NullableInstant),
});
export type AnswerBody = Static<typeof AnswerBody>;

const tags = ['reviews'];
const OwnReviewAnswer = Success(OwnReview);

export const calls = {
  readOwnReview: {
    tags,
    summary: 'The review of an order, for the browser that ordered',
    params: OrderParams,
    answer: OwnReviewAnswer,
  },
  writeReview: {
    tags,
    summary: 'Say how a proven received order was, within 60 days; repeated it changes what was said',
    params: OrderParams,
    body: ReviewBody,
    answer: OwnReviewAnswer,
  },
  changeReview: {
    tags,
    summary: 'Change a review, for 60 days',
    params: OrderParams,
    body: ReviewBody,
    answer: OwnReviewAnswer,
  },
  deleteReview: {
    tags,
    summary: 'Delete a review, for 60 days',
    params: OrderParams,
    answer: OwnReviewAnswer,
  },
  listReviews: {
    tags,
    summary: 'What buyers say of a shop whose orders they received, newest first',
    params: ShopParams,
    query: ReviewQuery,
    answer: Success(ReviewList),
  },
  answerReview: {
    tags,
    summary: 'Answer a review of my shop, or take the answer away',
    params: ReviewParams,
    body: AnswerBody,
    answer: Success(Nothing),
  },
};
