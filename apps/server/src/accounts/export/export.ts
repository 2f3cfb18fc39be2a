import { Readable } from 'node:stream';
import { type RawBuilder, sql } from 'kysely';
import type { AccountsContext } from '#server/accounts/accounts.context.ts';
import { findUser } from '#server/accounts/accounts.queries.ts';
import type { Seller } from '#server/identity/tokens.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { type ExportedTable, exportedTables } from './exported-tables.ts';

const rowsPerBatch = 500;

/** Everything but secrets, as JSON that is written while it is read. */
export async function exportOwnData(
  context: AccountsContext,
  { accountId }: Seller,
): Promise<{ fileName: string; body: Readable }> {
  const now = context.clock.now();
  const user = await findUser(context.db, accountId);
  if (!user) throw new AppError('session_ended');
  const file = writeFile(context.db, accountId, { now, publicOrigin: context.publicOrigin() });
  return {
    fileName: `dukalink-${user.handle ?? user.detached_handle}-${now.toISOString().slice(0, 10)}.json`,
    body: Readable.from(file, { objectMode: false }),
  };
}

/** The rows by table in the envelope of every answer. */
async function* writeFile(
  db: Db,
  accountId: string,
  about: { now: Date; publicOrigin: string },
): AsyncGenerator<string> {
  const pictures = `${about.publicOrigin}/images/HASH/640.jpg`;
  const head = { exportedAt: about.now.toISOString(), pictureAddress: pictures };
  yield `{"success":true,"message":"Your data","data":${JSON.stringify(head).slice(0, -1)}`;
  for (const table of exportedTables) {
    yield `,\n${JSON.stringify(table.name)}:[`;
    let separator = '\n';
    for await (const rows of readBatches(db, table, accountId)) {
      yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
      separator = ',\n';
    }
    yield ']';
  }
  yield '}}\n';
}

interface Batch {
  row: unknown;
  key: string[];
}

/** By keyset, because the embedded database cannot stream. The database makes the JSON, alike on both engines. */
async function* readBatches(db: Db, table: ExportedTable, accountId: string): AsyncGenerator<unknown[]> {
  let after: string[] | null = null;
  for (;;) {
    const rows: Batch[] = await readBatch(db, table, accountId, after);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    after = rows.at(-1)?.key ?? null;
    if (rows.length < rowsPerBatch || Object.keys(table.key).length === 0) return;
  }
}

async function readBatch(db: Db, table: ExportedTable, accountId: string, after: string[] | null): Promise<Batch[]> {
  const { owner, leaveOut = [], only = 'true' } = table;
  const key = Object.entries(table.key);
  const columns = sql.join(key.map(([column]) => sql.ref(`t.${column}`)));
  const place = (values: string[]): RawBuilder<unknown> =>
    sql.join(key.map(([, type], index) => sql`${values[index]}::text::${sql.raw(type)}`));
  const beyond = after === null ? sql`` : sql`and (${columns}) > (${place(after)})`;
  const texts = sql.join(key.map(([column]) => sql`${sql.ref(`t.${column}`)}::text`));
  const { rows } = await sql<Batch>`select to_jsonb(t) - ${[...leaveOut]}::text[] as row, array[${texts}]::text[] as key
    from ${sql.table(table.name)} t where ${sql.ref(`t.${owner}`)} = ${accountId}::uuid and ${sql.raw(only)} ${beyond}
    ${key.length === 0 ? sql`` : sql`order by ${columns}`} limit ${rowsPerBatch}`.execute(db);
  return rows;
}
