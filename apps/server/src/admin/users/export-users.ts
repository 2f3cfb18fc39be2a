import { Readable } from 'node:stream';
import { type RawBuilder, sql } from 'kysely';
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
/** Read at once, so that PostgreSQL and the network seldom wait for each other. */
const batchesAhead = 3;
const byteOrderMark = '\uFEFF';

/** Where a batch ends and the next one begins: the order's columns of a row, as texts. */
type Cursor = string[];

/**
 * All users of the filter as CSV (RFC 4180, UTF-8 with BOM). PostgreSQL writes the lines, a batch in one text, and
 * reads the next ones while the last is sent: a million users need no more memory than a few batches. A row that
 * changes its place meanwhile may come twice or not at all. `onError` hears of a reading that failed; the receiver sees
 * the download break off.
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
  const ahead: Promise<string>[] = [];
  let after: Cursor | null = null;
  let isLast = false;
  const readAhead = async (): Promise<string | undefined> => {
    while (!isLast && ahead.length < batchesAhead) {
      const upTo: Cursor | null = await readCursor(db, filter, after);
      const lines = readLines(db, filter, now, { after, upTo });
      // Whoever stops reading does not wait for it; whoever goes on hears of its failure later.
      lines.catch(() => {});
      ahead.push(lines);
      after = upTo;
      isLast = upTo === null;
    }
    return ahead.shift();
  };
  for (;;) {
    const text = await readAhead().catch((error: unknown) => {
      onError(error);
      throw error;
    });
    if (text === undefined) return;
    if (text !== '') yield Buffer.from(text);
  }
}

/**
 * The last row of the batch after a cursor; null when there are fewer rows. It is read from the index of the order
 * alone.
 */
export function cursorSql(filter: UserFilter, after: Cursor | null): RawBuilder<{ cursor: Cursor }> {
  const columns = sql.join(sortColumns(filter).map((column) => sql`${sql.ref(`d.${column}`)}::text`));
  return sql<{ cursor: Cursor }>`select array[${columns}] as cursor from seller_directory d
    where ${filterCondition(filter)} and ${after === null ? sql`true` : keysetCondition(filter, 'beyond', after)}
    order by ${orderBy(filter, 'd')} offset ${rowsPerBatch - 1} limit 1`;
}

async function readCursor(db: Db, filter: UserFilter, after: Cursor | null): Promise<Cursor | null> {
  const { rows } = await cursorSql(filter, after).execute(db);
  return rows[0]?.cursor ?? null;
}

async function readLines(
  db: Db,
  filter: UserFilter,
  now: Date,
  batch: { after: Cursor | null; upTo: Cursor | null },
): Promise<string> {
  const { rows } = await batchSql(filter, now, batch).execute(db);
  return rows[0]?.text ?? '';
}

/** The lines between two cursors. */
export function batchSql(
  filter: UserFilter,
  now: Date,
  { after, upTo }: { after: Cursor | null; upTo: Cursor | null },
): RawBuilder<{ text: string | null }> {
  const from = after === null ? sql`true` : keysetCondition(filter, 'beyond', after);
  const to = upTo === null ? sql`true` : keysetCondition(filter, 'before or at', upTo);
  return sql<{ text: string | null }>`select string_agg(t.line, '') as text from (
    select ${line(now)} as line from seller_directory d where ${filterCondition(filter)} and ${from} and ${to} order by ${orderBy(filter, 'd')}) t`;
}

function keysetCondition(filter: UserFilter, where: 'beyond' | 'before or at', cursor: Cursor): RawBuilder<boolean> {
  const types = { created_at: 'timestamptz', handle: 'text', status: 'text', user_id: 'uuid' } as const;
  const columns = sortColumns(filter);
  const values = columns.map((column, index) => sql`${cursor[index]}::text::${sql.raw(types[column])}`);
  const ascending = filter.sortOrder === 'asc';
  const sign = where === 'beyond' ? (ascending ? '>' : '<') : ascending ? '<=' : '>=';
  return sql`(${sql.join(columns.map((column) => sql.ref(`d.${column}`)))}) ${sql.raw(sign)} (${sql.join(values)})`;
}

/**
 * One row as a line. Of the texts only a number can be anything but letters and digits: it begins with `+`, so it gets
 * the `'` that keeps it from running.
 */
function line(now: Date): RawBuilder<string> {
  const date = (column: string) => sql`(${sql.ref(`d.${column}`)} at time zone interval '0')::timestamp(0)`;
  return sql`concat(d.user_id, ',', d.handle, ',', '"''' || replace(d.phone_number, '"', '""') || '"', ',', ${statusAt(now)}, ',',
    ${date('trial_ends_at')}, ',', ${date('subscription_ends_at')}, ',', ${date('complimentary_ends_at')}, ',',
    d.follower_count, ',', case when d.is_verified then 'yes' else 'no' end, ',', ${date('created_at')}, ',', ${date('suspended_at')}, E'\\r\\n')`;
}
