import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

type AccountEventKind =
  | 'taken_over'
  | 'handle_proven'
  | 'detached'
  | 'password_set'
  | 'password_changed'
  | 'contact_changed'
  | 'mobile_money_changed'
  | 'login_phone_changed'
  | 'account_changed_on_tiktok'
  | 'sessions_ended'
  | 'deletion_asked'
  | 'deletion_taken_back'
  | 'suspended'
  | 'restored'
  | 'recovery_started'
  | 'tiktok_connected'
  | 'tiktok_disconnected';

/** `details` holds ids, counts and booleans; never a handle, a number, a code or a password. */
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

/** Did the account have the handle of this shop before? */
export async function lostHandleTo(db: Db | Trx, accountId: string, shopId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account_events')
    .select('event_id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'detached')
    .where(sql`details ->> 'holderId'`, '=', shopId)
    .executeTakeFirst();
  return row !== undefined;
}

/** A request from before a take-over came from the former holder. */
export async function wasTakenOverSince(db: Db, accountId: string, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom('account_events')
    .select('event_id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'taken_over')
    .where('happened_at', '>=', at)
    .executeTakeFirst();
  return row !== undefined;
}
