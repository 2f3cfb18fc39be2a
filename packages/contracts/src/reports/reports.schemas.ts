import { maxReportDetailsLength, maxReportNoteLength } from '@app/contracts/bounds';
import { ShopParams } from '@app/contracts/catalog/catalog.schemas';
import { productIdPattern } from '@app/contracts/catalog/product-id';
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
import Type, { type Static } from 'typebox';

/** Why a buyer reports a shop or a product. */
export const ReportReason = OneOf(
  'scam',
  'not_the_seller',
  'forbidden_goods',
  'wrong_information',
  'offensive',
  'other',
);
export type ReportReason = Static<typeof ReportReason>;

/** Body of `POST /shop/{handle}/reports`; without `videoId` or `reviewId` the shop is meant. `details` are the buyer's own words. */
export const ReportBody = StrictObject({
  reason: ReportReason,
  videoId: Type.Optional(Type.String({ pattern: productIdPattern })),
  reviewId: Type.Optional(Type.String({ format: 'uuid' })),
  details: Type.Optional(Type.String({ maxLength: maxReportDetailsLength })),
});
export type ReportBody = Static<typeof ReportBody>;

export const ReportState = OneOf('new', 'in_work', 'resolved', 'dismissed');
export type ReportState = Static<typeof ReportState>;

/** A report as administrators see it, with its notes, oldest first. */
export const Report = Type.Object({
  reportId: Type.String(),
  userId: Type.String(),
  /** Null when the account was deleted while its shop was suspended. */
  handle: NullableString,
  videoId: NullableString,
  productTitle: NullableString,
  /** A small picture of the product. */
  pictureUrl: NullableString,
  /** Hidden by support stands before all else. `gone`: not on the shop now. Null for a report of a shop, and without the product. */
  productHidden: Nullable(OneOf('by_seller', 'by_support', 'gone', 'no')),
  /** The review that is reported; null for all else, and when its author has deleted it. */
  review: Nullable(
    Type.Object({
      reviewId: Type.String(),
      stars: Type.Integer(),
      text: NullableString,
      answer: NullableString,
      isHidden: Type.Boolean(),
    }),
  ),
  isAboutReview: Type.Boolean(),
  isShopSuspended: Type.Boolean(),
  reason: ReportReason,
  details: NullableString,
  state: ReportState,
  createdAt: Instant,
  changedAt: NullableInstant,
  /** Reports of this shop that are not settled, this one included. */
  openOfShop: Type.Integer(),
  /** How many this one stands for: above a limit, reports of a shop from one network are counted on one. */
  reportCount: Type.Integer(),
  notes: Type.Array(
    Type.Object({ noteId: Type.String(), adminName: NullableString, text: Type.String(), at: Instant }),
  ),
});
export type Report = Static<typeof Report>;

/** `open` are `new` and `in_work`, oldest first; the settled ones newest first. `after` is opaque. */
export const ReportQuery = StrictObject({
  state: Type.Optional(Type.Union([Type.Literal('open'), ReportState], { default: 'open' })),
  userId: Type.Optional(Type.String({ format: 'uuid' })),
  after: Type.Optional(Type.String({ maxLength: 200 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
});
export type ReportQuery = Static<typeof ReportQuery>;
export const ReportListAnswer = Success(
  Type.Object({ reports: Type.Array(Report), openCount: Type.Integer(), next: NullableString }),
);

/** A new state, a note, or both. */
export const ChangeReportBody = StrictObject({
  state: Type.Optional(ReportState),
  note: Type.Optional(Type.String({ minLength: 1, maxLength: maxReportNoteLength })),
});
export type ChangeReportBody = Static<typeof ChangeReportBody>;

export const ReportParams = Type.Object({ reportId: Type.String({ format: 'uuid' }) });

export const calls = {
  fileReport: {
    summary: 'Report a shop, a product or a review',
    params: ShopParams,
    body: ReportBody,
    answer: Success(Nothing),
  },
  listReports: { summary: 'Reports of buyers, page by page', query: ReportQuery, answer: ReportListAnswer },
  changeReport: {
    summary: 'Give a report another state, a note, or both',
    params: ReportParams,
    body: ChangeReportBody,
    answer: Success(Report),
  },
};
