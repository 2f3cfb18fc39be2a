import { maxAuditSearchLength, maxReasonLength, minReasonLength } from '@app/contracts/bounds';
import { Instant, Nullable, NullableString, OneOf, StrictObject, Success } from '@app/contracts/envelope.schemas';
import { CsvFile } from '@app/contracts/files.schemas';
import Type, { type Static } from 'typebox';

/**
 * Why something is done, for the audit log, which is kept for good: no names, handles or phone numbers
 * (`invalid_request` where one is seen).
 */
export const ReasonInput = Type.String({ minLength: minReasonLength, maxLength: maxReasonLength });
export const ReasonBody = StrictObject({ reason: ReasonInput });
export type ReasonBody = Static<typeof ReasonBody>;

/** Everything that is written to the audit log, as `what.happened`. */
export const auditActions = [
  'admin.created',
  'admin.code_asked',
  'admin.signed_in',
  'admin.sign_in_failed',
  'admin.unknown_sign_ins_failed',
  'admin.signed_out',
  'admin.session_theft',
  'admin.session_ended',
  'admin.sessions_ended',
  'admin.password_changed',
  'admin.reset',
  'admin.second_factor_enabled',
  'admin.second_factor_removed',
  'admin.role_changed',
  'admin.disabled',
  'admin.enabled',
  'admin.invited',
  'admin.invitation_accepted',
  'admin.invitation_withdrawn',
  'settings.changed',
  'source.switched',
  'audit.exported',
  'users.exported',
  'user.looked_at',
  'user.suspended',
  'user.restored',
  'user.plan_granted',
  'user.plan_ended',
  'user.recovery_started',
  'user.code_resent',
  'user.number_corrected',
  'user.import_started',
  'user.sessions_ended',
  'user.noted',
  'user.orders_removed',
  'user.reports_resolved',
  'user.product_hidden',
  'user.product_shown',
  'user.review_hidden',
  'user.review_shown',
  'payment.confirmed',
  'payment.refused',
  'payment.taken_back',
  'payment.recorded',
  'payment.asked',
  'payments.reconciled',
  'payments.difference_done',
  'payments.difference_reopened',
  'report.changed',
] as const;
export type AuditAction = (typeof auditActions)[number];
export const AuditAction = Type.Unsafe<AuditAction>(Type.Union(auditActions.map((action) => Type.Literal(action))));

/**
 * Who did what, when, from where. Ids only; names are looked up at reading: `adminName` is null when the administrator is gone or
 * was never known.
 */
export const AuditEntry = Type.Object({
  sequence: Type.Integer(),
  at: Instant,
  adminId: NullableString,
  adminName: NullableString,
  /** Any text: an entry that no version of the service knows must not hide the others. */
  action: Type.Unsafe<AuditAction>(Type.String()),
  /** A seller's, a report's or another administrator's id. */
  subjectId: NullableString,
  /** The seller's `@handle`, or the other administrator; looked up at reading, null when they are gone. */
  subjectName: NullableString,
  address: NullableString,
  reason: NullableString,
  /** What changed: ids, amounts, dates, states. */
  details: Type.Record(Type.String(), Type.Unknown()),
  hash: Type.String(),
});
export type AuditEntry = Static<typeof AuditEntry>;

/**
 * Newest first; `before` is the `sequence` after which to go on. `search` finds part of a reason (below 3 letters the
 * beginning of a word), or a whole id.
 */
export const AuditQuery = StrictObject({
  before: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
  action: Type.Optional(AuditAction),
  adminId: Type.Optional(Type.String({ format: 'uuid' })),
  subjectId: Type.Optional(Type.String({ format: 'uuid' })),
  search: Type.Optional(Type.String({ maxLength: maxAuditSearchLength })),
  from: Type.Optional(Type.String({ format: 'date' })),
  to: Type.Optional(Type.String({ format: 'date' })),
});
export type AuditQuery = Static<typeof AuditQuery>;
export const AuditExportQuery = Type.Omit(AuditQuery, ['before', 'limit'], { additionalProperties: false });

export const AuditAnswer = Success(
  Type.Object({
    entries: Type.Array(AuditEntry),
    /** Null at the end. */
    nextBefore: Nullable(Type.Integer()),
  }),
);

/**
 * `brokenAt` is the first entry whose hash or predecessor is wrong. `protection`: can the service's own database role
 * change the log?
 */
export const AuditVerification = Type.Object({
  entries: Type.Integer(),
  brokenAt: Nullable(Type.Integer()),
  lastHash: NullableString,
  protection: OneOf('append_only_role', 'tamper_evident'),
  checkedAt: Instant,
});
export type AuditVerification = Static<typeof AuditVerification>;

export const calls = {
  readAudit: {
    summary: 'The audit log, newest first; search finds part of a reason, or a whole id',
    query: AuditQuery,
    answer: AuditAnswer,
  },
  exportAudit: {
    summary: 'The audit log as CSV; the export itself is on the log',
    query: AuditExportQuery,
    answer: CsvFile,
  },
  verifyAudit: {
    summary: 'Is the chain of the audit log whole, and could the service change it',
    answer: Success(AuditVerification),
  },
};
