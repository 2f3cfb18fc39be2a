import { Readable } from 'node:stream';
import { type QueryResult, type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database/transaction.ts';
import { filterCondition, orderBy, sortColumns, statusAt, type UserFilter } from './users.queries.ts';

const header = [
  'User ID',
  'Handle',
  'Phone number',
  'Subscription',
  'Trial ends (UTC)',
  'Subscription ends (UTC)',
  'Complimentary until (UTC)',
  'Followers',
  'Verified',
  'Created (UTC)',
  'Suspended (UTC)',
];
const rowsPerBatch = 5000;
/** Read ahead, so that PostgreSQL and the network seldom wait for each other. */
const batchesAhead = 3;
const byteOrderMark = '\uFEFF';

/** The order's columns of a batch's last row, as texts. */
type Cursor = string[];

/**
 * All users of the filter as CSV (RFC 4180, UTF-8 with BOM). PostgreSQL writes the lines, a batch in one text, so a
 * million users need the memory of a few batches. A row that moves while it runs may come twice or not at all. When a
 * read fails, `onError` is called and the download breaks off.
 */
export function exportUsers(db: Db, filter: UserFilter, now: Date, onError: (error: unknown) => void): Readable {
  return Readable.from(chunks(db, filter, now, onError), { objectMode: false });
}

async function* chunks(
  db: Db,
  filter: UserFilter,
  now: Date,
  onError: (error: unknown) => void,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`${byteOrderMark}${header.join(',')}\r\n`);
  const ahead: Promise<QueryResult<{ text: string | null }>>[] = [];
  let after: Cursor | null = null;
  let isLast = false;
  const readAhead = async () => {
    while (!isLast && ahead.length < batchesAhead) {
      const last = await cursorSql(filter, after).execute(db);
      const upTo: Cursor | null = last.rows[0]?.cursor ?? null;
      const lines = batchSql(filter, now, { after, upTo }).execute(db);
      // Its failure is thrown when its turn comes; a receiver that stopped reading never awaits it.
      lines.catch(() => {});
      ahead.push(lines);
      after = upTo;
      isLast = upTo === null;
    }
    return ahead.shift();
  };
  for (;;) {
    const lines = await readAhead().catch((error: unknown) => {
      onError(error);
      throw error;
    });
    if (lines === undefined) return;
    const text = lines.rows[0]?.text;
    if (text) yield Buffer.from(text);
  }
}

/** The last row of the batch after a cursor, read from the index of the order alone; no row when there are fewer. */
export function cursorSql(filter: UserFilter, after: Cursor | null): RawBuilder<{ cursor: Cursor }> {
  const columns = sql.join(sortColumns(filter).map((column) => sql`${sql.ref(`d.${column}`)}::text`));
  return sql<{ cursor: Cursor }>`select array[${columns}] as cursor from seller_directory d
    where ${filterCondition(filter)} and ${after === null ? sql`true` : keysetCondition(filter, 'beyond', after)}
    order by ${orderBy(filter)} offset ${rowsPerBatch - 1} limit 1`;
}

export function batchSql(
  filter: UserFilter,
  now: Date,
  { after, upTo }: { after: Cursor | null; upTo: Cursor | null },
): RawBuilder<{ text: string | null }> {
  const from = after === null ? sql`true` : keysetCondition(filter, 'beyond', after);
  const to = upTo === null ? sql`true` : keysetCondition(filter, 'before or at', upTo);
  return sql<{ text: string | null }>`select string_agg(t.line, '') as text from (
    select ${line(now)} as line from seller_directory d where ${filterCondition(filter)} and ${from} and ${to} order by ${orderBy(filter)}) t`;
}

function keysetCondition(filter: UserFilter, where: 'beyond' | 'before or at', cursor: Cursor): RawBuilder<boolean> {
  const types = { created_at: 'timestamptz', handle: 'text', status: 'text', user_id: 'uuid' } as const;
  const columns = sortColumns(filter);
  const values = columns.map((column, index) => sql`${cursor[index]}::text::${sql.raw(types[column])}`);
  const ascending = filter.sortOrder === 'asc';
  const sign = where === 'beyond' ? (ascending ? '>' : '<') : ascending ? '<=' : '>=';
  return sql`(${sql.join(columns.map((column) => sql.ref(`d.${column}`)))}) ${sql.raw(sign)} (${sql.join(values)})`;
}

/** One row as a line. A number begins with `+`, so a `'` keeps spreadsheets from running it as a formula. */
function line(now: Date): RawBuilder<string> {
  const date = (column: string) => sql`(${sql.ref(`d.${column}`)} at time zone interval '0')::timestamp(0)`;
  return sql`concat(d.user_id, ',', d.handle, ',', '"''' || replace(d.phone_number, '"', '""') || '"', ',', ${statusAt(now)}, ',',
    ${date('trial_ends_at')}, ',', ${date('subscription_ends_at')}, ',', ${date('complimentary_ends_at')}, ',',
    d.follower_count, ',', case when d.is_verified then 'yes' else 'no' end, ',', ${date('created_at')}, ',', ${date('suspended_at')}, E'\\r\\n')`;
}
