import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

export const appendOnlyTables = ['audit_log', 'payment_ledger'];
export const readOnlyTables = ['migrations'];

/** pg-boss makes its tables there. */
export const queueSchema = 'pgboss';

/** The role that logged in, not one set later. */
export async function roleOf(db: Db): Promise<string> {
  const { rows } = await sql<{ role: string }>`select session_user as role`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database does not tell its role.');
  return row.role;
}

/**
 * Grants `role`, which owns nothing here, only what the service needs: all rows of the tables, of the append-only ones
 * reading and inserting, and a schema for the queue's tables. The owner runs it at each start, because of new tables, and
 * in one transaction, so that no right is open for a moment.
 */
export async function grantToService(connection: Db, role: string): Promise<void> {
  await connection.transaction().execute(async (trx) => {
    const service = sql.id(role);
    await sql`grant usage on schema public to ${service}`.execute(trx);
    for (const { name, rights } of await listTables(trx)) {
      const table = sql.id('public', name);
      await sql`revoke all on ${table} from ${service}`.execute(trx);
      await sql`grant ${sql.raw(rights)} on ${table} to ${service}`.execute(trx);
    }
    await sql`grant usage, select on all sequences in schema public to ${service}`.execute(trx);
    for (const signature of await listFunctions(trx))
      await sql`grant execute on function ${sql.raw(signature)} to ${service}`.execute(trx);
    if (!(await schemaExists(trx, queueSchema))) await sql`create schema ${sql.id(queueSchema)}`.execute(trx);
    // A service that once had the only role owns it.
    if (await ownsSchema(trx, queueSchema))
      await sql`grant usage, create on schema ${sql.id(queueSchema)} to ${service}`.execute(trx);
  });
}

async function listTables(trx: Trx): Promise<{ name: string; rights: string }[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and not ${inExtension('pg_class')}`.execute(
    trx,
  );
  return rows.map(({ name }) => ({ name, rights: rightsOf(name) }));
}

function rightsOf(table: string): string {
  if (appendOnlyTables.includes(table)) return 'select, insert';
  return readOnlyTables.includes(table) ? 'select' : 'select, insert, update, delete';
}

async function listFunctions(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ signature: string }>`
    select oid::regprocedure::text as signature from pg_proc
    where pronamespace = 'public'::regnamespace and not ${inExtension('pg_proc')}`.execute(trx);
  return rows.map((row) => row.signature);
}

/** Objects of extensions are public already, and not ours to grant. */
function inExtension(catalog: 'pg_class' | 'pg_proc') {
  return sql`exists (select from pg_depend d where d.classid = ${sql.lit(catalog)}::regclass and d.objid = ${sql.ref(`${catalog}.oid`)} and d.deptype = 'e')`;
}

export async function schemaExists(db: Db | Trx, name: string): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`select to_regnamespace(${name}) is not null as is_there`.execute(
    db,
  );
  return rows[0]?.is_there ?? false;
}

async function ownsSchema(trx: Trx, name: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_namespace where nspname = ${name} and nspowner = current_user::regrole`.execute(trx);
  return rows.length > 0;
}
