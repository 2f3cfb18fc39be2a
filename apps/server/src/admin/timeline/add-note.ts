import { randomUUID } from 'node:crypto';
import type { AdminCaller } from '#server/admin/guards.ts';
import { plainText } from '#server/admin/plain-text.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { fieldError } from '#server/platform/errors.ts';

/** Throws `invalid_request` for a note of nothing but spaces and invisible signs. */
export function requireNote(field: string, typed: string): string {
  const text = plainText(typed);
  if (text === null) throw fieldError(field, 'Please write a note.');
  return text;
}

/** The account must be locked. Answers the note's id, which is all that the audit log may keep of it. */
export async function insertNote(
  trx: Trx,
  { userId, caller, text, now }: { userId: string; caller: AdminCaller; text: string; now: Date },
): Promise<string> {
  const noteId = randomUUID();
  await trx
    .insertInto('seller_notes')
    .values({ account_id: userId, note_id: noteId, admin_id: caller.adminId, text, created_at: now })
    .execute();
  return noteId;
}
