import { Readable } from 'node:stream';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database/transaction.ts';
import { meets, orderBy, sortColumns, statusAt, type UserFilter } from './users.queries.ts';

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
/** So that PostgreSQL and the network seldom wait for each other. */
const batchesAhead = 3;
const byteOrderMark = '\uFEFF';

/** Where the next batch begins: the order's columns of the last row, as texts. */
type Place = string[];

interface Batch {
  text: string | null;
  count: number;
  last: Place | null;
}

/**
 * All users of the filter as CSV (RFC 4180, UTF-8 with BOM). PostgreSQL writes the lines, a batch in one text, and reads the next ones while the last is
 * sent: a million users need no more memory than a few batches. A row that changes its place meanwhile may come twice or not at all. `onError` hears of a
 * reading that failed; the receiver sees the download break off.
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
  const read = async (after: Place | null): Promise<Batch> => {
    const { rows } = await batchSql(filter, now, after).execute(db);
    return rows[0] ?? { text: null, count: 0, last: null };
  };
  const ahead: Promise<Batch>[] = [];
  const add = (batch: Promise<Batch>): void => {
    ahead.push(batch);
    // Whoever stops reading does not wait for it; whoever goes on hears of its failure below.
    batch.catch(() => {});
  };
  add(read(null));
  for (;;) {
    while (ahead.length < batchesAhead) add(following(ahead.at(-1), read));
    const batch = await ahead.shift()?.catch((error: unknown) => {
      onError(error);
      throw error;
    });
    if (batch?.text == null) return;
    yield Buffer.from(batch.text);
  }
}

/** The batch after another one; after the last one there is an empty one. */
async function following(
  before: Promise<Batch> | undefined,
  read: (after: Place | null) => Promise<Batch>,
): Promise<Batch> {
  const batch = await before;
  return batch?.count === rowsPerBatch ? read(batch.last) : { text: null, count: 0, last: null };
}

/** The next lines after a place. A search reads the index of the order first and only what it found from the table. */
export function batchSql(filter: UserFilter, now: Date, after: Place | null): RawBuilder<Batch> {
  const beyond = after === null ? sql`true` : isBeyond(filter, after);
  const order = orderBy(filter, 'd');
  const wanted = sql`seller_directory d where ${meets(filter)} and ${beyond} order by ${order} limit ${rowsPerBatch}`;
  const rows =
    filter.search === null
      ? sql`select ${line(now)} as line, d.* from ${wanted}`
      : sql`select ${line(now)} as line, d.* from (select d.user_id from ${wanted}) p
          join seller_directory d using (user_id) order by ${order}`;
  const last = sql.join(sortColumns(filter).map((column) => sql`((array_agg(t.${sql.ref(column)}))[count(*)])::text`));
  return sql<Batch>`select string_agg(t.line, '') as text, count(*)::int as count, array[${last}] as last from (${rows}) t`;
}

function isBeyond(filter: UserFilter, after: Place): RawBuilder<boolean> {
  const types = { created_at: 'timestamptz', handle: 'text', status: 'text', user_id: 'uuid' } as const;
  const columns = sortColumns(filter);
  const place = columns.map((column, index) => sql`${after[index]}::text::${sql.raw(types[column])}`);
  const sign = sql.raw(filter.sortOrder === 'asc' ? '>' : '<');
  return sql`(${sql.join(columns.map((column) => sql.ref(`d.${column}`)))}) ${sign} (${sql.join(place)})`;
}

/** One row as a line. Of the texts only a number can be anything but letters and digits: it begins with `+`, so it gets the `'` that keeps it from running. */
function line(now: Date): RawBuilder<string> {
  const date = (column: string) => sql`(${sql.ref(`d.${column}`)} at time zone interval '0')::timestamp(0)`;
  return sql`concat(d.user_id, ',', d.handle, ',', '"''' || replace(d.phone_number, '"', '""') || '"', ',', ${statusAt(now)}, ',',
    ${date('trial_ends_at')}, ',', ${date('subscription_ends_at')}, ',', ${date('complimentary_ends_at')}, ',',
    d.follower_count, ',', case when d.is_verified then 'yes' else 'no' end, ',', ${date('created_at')}, ',', ${date('suspended_at')}, E'\\r\\n')`;
}
