import { sql } from 'kysely';
import { erasedAfterEndMs } from '#server/orders/order/marks.ts';
import { dayMs } from '#server/platform/clock.ts';
import { deleteInSteps, inSteps } from '#server/platform/database/delete-in-steps.ts';
import type { Db } from '#server/platform/database/transaction.ts';

/** A review that was opened and never sent, since its last change. */
const reservedForMs = 7 * dayMs;
/** Without personal data. */
const keptForMs = 731 * dayMs;
/** Networks and kinds of browser are compared within an hour of asking; lapsed orders are folded no more. */
const sendersForMs = 4 * dayMs;
/** Those of proven orders show support a shop that orders from itself, also when each time another browser's mark came. */
export const provenSendersForMs = 30 * dayMs;

/** Deletes reserved and old orders, and what buyers gave, when their time has come. */
export async function purgeOrders(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
  await deleteInSteps(db, 'orders', sql`state = 'reserved' and created_at < ${before(reservedForMs)}`);
  await deleteInSteps(db, 'orders', sql`asked_at < ${before(keptForMs)}`);
  const erase = sql`update orders set customer = null, name_hashes = '{}', has_phone = false`;
  // As `erasedAt` says: notes that were given after the buyer had all erased stay for a while.
  const isDue = sql`erase_due_at > asked_at or asked_at <= ${before(erasedAfterEndMs)}`;
  await inSteps(db, erase, 'orders', sql`customer is not null and erase_due_at <= ${before(0)} and (${isDue})`);
  const forget = sql`update orders set sender_hash = null`;
  const isOver = sql`proven_at is null or asked_at < ${before(provenSendersForMs)}`;
  await inSteps(
    db,
    forget,
    'orders',
    sql`sender_hash is not null and asked_at < ${before(sendersForMs)} and (${isOver})`,
  );
  const isLeft = sql`state = 'reserved' and created_at < ${before(sendersForMs)}`;
  await inSteps(db, forget, 'orders', sql`sender_hash is not null and ${isLeft}`);
}
