import { PaymentStatus } from '@app/contracts/billing/billing.schemas';
import { maxUserSearchLength } from '@app/contracts/bounds';
import {
  Instant,
  Nullable,
  NullableInstant,
  NullableString,
  OneOf,
  StrictObject,
  Success,
} from '@app/contracts/envelope.schemas';
import { CsvFile } from '@app/contracts/files.schemas';
import Type, { type Static } from 'typebox';
import { Timeline } from './support/timeline.schemas.ts';

/** `pending`: a phone sign-up that is not verified yet. `active`: a complimentary plan. */
export const AdminSubscriptionStatus = OneOf('trial', 'paid', 'active', 'expired', 'pending');
export type AdminSubscriptionStatus = Static<typeof AdminSubscriptionStatus>;

export const AdminUserSort = OneOf('createdAt', 'handle', 'subscriptionStatus');
export type AdminUserSort = Static<typeof AdminUserSort>;
export const SortOrder = OneOf('asc', 'desc');
export type SortOrder = Static<typeof SortOrder>;

/** Of the list and of its file, which holds every page. */
export const AdminUserQuery = StrictObject({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
  sortBy: Type.Optional(Type.Unsafe<AdminUserSort>({ ...AdminUserSort, default: 'createdAt' })),
  sortOrder: Type.Optional(Type.Unsafe<SortOrder>({ ...SortOrder, default: 'desc' })),
  /** Part of a handle or phone number; from 3 characters on anywhere in it, shorter ones at its beginning. */
  search: Type.Optional(Type.String({ maxLength: maxUserSearchLength })),
  subscriptionStatus: Type.Optional(Type.Union([...AdminSubscriptionStatus.anyOf, Type.Literal('all')])),
});
export type AdminUserQuery = Static<typeof AdminUserQuery>;

/**
 * One row of the list. `phoneNumber` is the contact for buyers, or the number that signs in where there is no contact.
 */
export const AdminUserListItem = Type.Object({
  userId: Type.String(),
  handle: Type.String(),
  displayName: NullableString,
  followerCount: Type.Integer(),
  isVerified: Type.Boolean(),
  phoneNumber: NullableString,
  subscriptionStatus: AdminSubscriptionStatus,
  trialExpiresAt: NullableInstant,
  /** The end of what was paid, also after it. */
  paidUntil: NullableInstant,
  /** The end of a complimentary plan, also after it. */
  freeUntil: NullableInstant,
  lastImportAt: NullableInstant,
  lastImportFailed: Type.Boolean(),
  createdAt: Instant,
  /** Without those that TikTok took away. */
  productCount: Type.Integer(),
  suspendedAt: NullableInstant,
  /** Since when another seller has the handle, which they proved; the seller keeps the rest. */
  detachedAt: NullableInstant,
});
export type AdminUserListItem = Static<typeof AdminUserListItem>;

/** `total` may be 30 seconds old. */
export const Pagination = Type.Object({
  page: Type.Integer(),
  limit: Type.Integer(),
  total: Type.Integer(),
  totalPages: Type.Integer(),
  hasNext: Type.Boolean(),
  hasPrev: Type.Boolean(),
});
export type Pagination = Static<typeof Pagination>;

export const AdminUserListAnswer = Type.Object({
  success: Type.Literal(true),
  message: Type.String(),
  users: Type.Array(AdminUserListItem),
  pagination: Pagination,
});
export type AdminUserListAnswer = Static<typeof AdminUserListAnswer>;

/** A payment as administrators see it; `handle` is null when its account is gone. */
export const AdminPayment = Type.Object({
  paymentId: Type.String(),
  userId: Type.String(),
  handle: NullableString,
  reference: Type.String(),
  provider: Type.String(),
  status: PaymentStatus,
  amountUgx: Type.Integer(),
  months: Type.Integer(),
  /** The transaction id: the seller's word while it waits, an administrator's once it is paid. */
  receipt: NullableString,
  createdAt: Instant,
  lapsesAt: Instant,
  paidAt: NullableInstant,
  periodStartsAt: NullableInstant,
  periodEndsAt: NullableInstant,
  refusedReason: NullableString,
  /** Why only a person can put it right: `wrong_amount`, `receipt_used`, `refused_before`, `no_answer`. */
  trouble: NullableString,
  /** An administrator has to decide it, because it waits by hand or is in trouble. The state `open` lists these. */
  needsDecision: Type.Boolean(),
});
export type AdminPayment = Static<typeof AdminPayment>;
export const AdminPaymentListAnswer = Success(
  Type.Object({
    payments: Type.Array(AdminPayment),
    /** The reference after which the next ones come; null at the end. */
    nextBefore: NullableString,
  }),
);

/**
 * One seller. Each reading of it is on the audit log. A pending sign-up has no shop yet: what it lacks is null or 0.
 */
export const AdminUserDetail = Type.Object({
  userId: Type.String(),
  handle: Type.String(),
  displayName: NullableString,
  isVerified: Type.Boolean(),
  subscriptionStatus: AdminSubscriptionStatus,
  phoneNumber: NullableString,
  shopLink: NullableString,
  /** Not null while TikTok has not shown the handle: visitors do not find the shop. */
  handleCheck: Type.Union([Type.Literal('waiting'), Type.Literal('not_found'), Type.Null()]),
  /** Since when the shop has no address because another seller proved `handle`; null while it has one. */
  detachment: Nullable(Type.Object({ since: Instant })),
  followerCount: Type.Integer(),
  trialEndDate: NullableInstant,
  subscriptionEndDate: NullableInstant,
  /** Until when importing goes on although what was paid is over; null outside of a grace. */
  graceEndDate: NullableInstant,
  createdAt: Instant,
  lastLoginAt: NullableInstant,
  loginPhoneNumber: NullableString,
  confirmedAt: NullableInstant,
  complimentaryEndDate: NullableInstant,
  contactNewUntil: NullableInstant,
  deletionDueAt: NullableInstant,
  suspension: Nullable(Type.Object({ since: Instant, message: Type.String() })),
  productCount: Type.Integer(),
  sessionCount: Type.Integer(),
  openReportCount: Type.Integer(),
  /**
   * Many proven orders from few browsers: the shop may order from itself. Whose browser forgets its mark is seen by its
   * network: `recent` are proven orders of 30 days, from `senders` networks and kinds of browser. `counted`: reviews in the
   * average.
   */
  trust: Type.Object({
    orders: Type.Integer(),
    browsers: Type.Integer(),
    recent: Type.Integer(),
    senders: Type.Integer(),
    reviews: Type.Integer(),
    counted: Type.Integer(),
  }),
  lastImport: Nullable(Type.Object({ finishedAt: NullableInstant, outcome: NullableString, reason: NullableString })),
  /** The newest 20. */
  payments: Type.Array(AdminPayment),
  /** The newest entries. */
  timeline: Timeline,
});
export type AdminUserDetail = Static<typeof AdminUserDetail>;
export const AdminUserAnswer = Success(AdminUserDetail);
export const AdminUserParams = Type.Object({ userId: Type.String({ format: 'uuid' }) });

export const calls = {
  listUsers: {
    summary: 'Sellers by page, sorted, filtered, searched',
    query: AdminUserQuery,
    answer: AdminUserListAnswer,
  },
  readUser: {
    summary: 'One seller, or a phone sign-up that waits for its code; each look is on the audit log',
    params: AdminUserParams,
    answer: AdminUserAnswer,
  },
  exportUsers: {
    summary: 'All sellers of a query as CSV, whatever its page and limit; x-total-rows tells about how many',
    query: AdminUserQuery,
    answer: CsvFile,
  },
};
