import { sql } from 'kysely';
import type { StockedSeller } from './api-calls.testing.ts';
import type { TestService } from './service.testing.ts';

/**
 * Every row of the database that names this seller, as the database writes it, by table: two dumps are the same text
 * only when no byte of what the seller has was touched.
 */
export async function rowsOf(service: TestService, seller: StockedSeller): Promise<Record<string, string[]>> {
  const { db } = service;
  const sessions = await db
    .selectFrom('sessions')
    .select('session_id')
    .where('account_id', '=', seller.user.id)
    .execute();
  const names = [seller.user.id, seller.handle, seller.loginPhone, seller.productId, seller.photoId, seller.saleId];
  const marks = [...names, ...sessions.map(({ session_id }) => session_id)];
  const dump: Record<string, string[]> = {};
  for (const [name, rows] of Object.entries(await everyRow(service))) {
    if (buyersTables.includes(name)) continue;
    const theirs = rows.filter((row) => marks.some((mark) => row.includes(mark)));
    if (theirs.length > 0) dump[name] = theirs;
  }
  return dump;
}

/** What buyers say about a shop is not its seller's. */
const buyersTables = ['reports'];

/** The whole database, as it writes it, by table; without the counters of limits. */
export async function everyRow({ db }: TestService): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const dump: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db);
    if (name !== 'rate_limits') dump[name] = rows.map(({ row }) => row).sort();
  }
  return dump;
}
