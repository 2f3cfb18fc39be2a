import { randomUUID } from 'node:crypto';
import type { Trx } from '#server/platform/database/transaction.ts';

export type AccountEventKind =
  | 'taken_over'
  | 'password_set'
  | 'password_changed'
  | 'contact_changed'
  | 'login_phone_changed'
  | 'account_changed_on_tiktok'
  | 'sessions_ended'
  | 'deletion_asked'
  | 'deletion_taken_back'
  | 'suspended'
  | 'restored'
  | 'recovery_started';

/**
 * Puts on record what happened to an account, in the transaction in which it happens. `details` holds ids, counts and yes or no; never a
 * handle, a number, a code or a password.
 */
export async function recordEvent(
  trx: Trx,
  event: {
    accountId: string;
    kind: AccountEventKind;
    now: Date;
    details?: Record<string, string | number | boolean | null>;
  },
): Promise<void> {
  await trx
    .insertInto('account_events')
    .values({
      account_id: event.accountId,
      event_id: randomUUID(),
      kind: event.kind,
      happened_at: event.now,
      details: JSON.stringify(event.details ?? {}),
    })
    .execute();
}
