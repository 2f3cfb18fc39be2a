import { Instant, Nullable, NullableString, OneOf } from '@app/contracts/envelope.schemas';
import Type, { type Static } from 'typebox';

/** `change`: of the account, by its owner or by TikTok. `action`: by an administrator. */
export const TimelineKind = OneOf('sign_in', 'import', 'payment', 'report', 'note', 'change', 'action');
export type TimelineKind = Static<typeof TimelineKind>;

/**
 * What happened to a seller. `what` is the kind's own word: an import's outcome, a payment's ledger entry, a report's
 * reason, an account event, an action of the audit log. Imports that brought nothing new are told when that begins.
 */
export const TimelineEntry = Type.Object({
  entryId: Type.String(),
  kind: TimelineKind,
  at: Instant,
  what: Type.String(),
  /** Why an import failed, or where a report stands. */
  detail: NullableString,
  adminName: NullableString,
  /** A note, a buyer's words, a reason, or the browser of a sign-in. */
  text: NullableString,
  amountUgx: Nullable(Type.Integer()),
  reference: NullableString,
  /** Products that an import brought, or reports that one stands for. */
  count: Nullable(Type.Integer()),
});
export type TimelineEntry = Static<typeof TimelineEntry>;

/** Newest first; `next` is the `before` of the page after it, null at the end. */
export const Timeline = Type.Object({ entries: Type.Array(TimelineEntry), next: NullableString });
export type Timeline = Static<typeof Timeline>;
