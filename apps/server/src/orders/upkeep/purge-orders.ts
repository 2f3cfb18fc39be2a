import { sql } from 'kysely';
import { dayMs } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';

/** A review that was opened and never sent. */
const reservedForMs = 7 * dayMs;
/** Without personal data. */
const keptForMs = 731 * dayMs;
/** Networks and kinds of browser are compared within an hour; lapsed orders are folded no more. */
const sendersForMs = 4 * dayMs;
/** One statement stays short, also on the embedded database. */
const rowsPerRun = 5000;

/** Deletes reserved and old orders, and what buyers gave, when their time has come. */
export async function purgeOrders(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const some = (condition: ReturnType<typeof sql>) =>
    sql`ctid = any(array(select ctid from orders where ${condition} limit ${rowsPerRun}))`;
  const reserved = some(sql`state = 'reserved' and created_at < ${before(reservedForMs)}::timestamptz`);
  await sql`delete from orders where ${reserved}`.execute(db);
  await sql`delete from orders where ${some(sql`asked_at < ${before(keptForMs)}::timestamptz`)}`.execute(db);
  const due = some(sql`customer is not null and erase_due_at <= ${now.toISOString()}::timestamptz`);
  await sql`update orders set customer = null, name_hashes = '{}', has_phone = false where ${due}`.execute(db);
  const senders = some(sql`sender_hash is not null and created_at < ${before(sendersForMs)}::timestamptz`);
  await sql`update orders set sender_hash = null where ${senders}`.execute(db);
}
