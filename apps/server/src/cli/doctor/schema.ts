import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { migrationsDirectory } from '#server/platform/database/migrations/migrate.ts';
import {
  appendOnlyTables,
  queueSchema,
  readOnlyTables,
  schemaExists,
} from '#server/platform/database/migrations/service-role.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { type Finding, findingsOf } from './finding.ts';

const schema = findingsOf('schema');
const migrate = 'Run npm run migrate with a MIGRATION_DATABASE_URL whose role owns the tables.';

/** Migrations, and the rights of the service's role. */
export async function checkSchema(db: Db): Promise<Finding[]> {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass('migrations') is not null as "isThere"`.execute(
    db,
  );
  if (!rows[0]?.isThere) return [schema.wrong('The database is empty.', migrate)];
  const missing = await missingRights(db);
  if (missing.some(({ name }) => readOnlyTables.includes(name)))
    return [schema.wrong("The service's role may read none of its tables.", migrate)];
  return [...(await checkMigrations(db)), ...rightsIn(missing), ...(await checkQueue(db)), ...(await checkLog(db))];
}

async function checkMigrations(db: Db): Promise<Finding[]> {
  const files = (await readdir(migrationsDirectory)).filter((name) => name.endsWith('.sql'));
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  const applied = rows.map(({ name }) => name);
  const toApply = files.filter((name) => !applied.includes(name)).sort();
  const newer = applied.filter((name) => !files.includes(name)).sort();
  if (toApply.length > 0) return [schema.wrong(`Not applied: ${toApply.join(', ')}.`, migrate)];
  if (newer.length > 0)
    return [
      schema.note(`The database is of a newer release than this code (${newer.join(', ')}).`, 'Install that release.'),
    ];
  return [schema.ok(`All ${files.length} migrations are applied.`)];
}

interface Right {
  name: string;
  right: string;
}

/** What the service needs by `grantToService`, and its role may not. */
async function missingRights(db: Db): Promise<Right[]> {
  const { rows } = await sql<Right>`
    select relname as name, wanted as right from pg_class, unnest(array['select', 'insert', 'update', 'delete']) wanted
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not has_table_privilege(pg_class.oid, wanted)
      and not (relname = any(${appendOnlyTables}::text[]) and wanted in ('update', 'delete'))
      and not (relname = any(${readOnlyTables}::text[]) and wanted <> 'select')
    order by 1, 2`.execute(db);
  return rows;
}

function rightsIn(missing: Right[]): Finding[] {
  if (missing.length === 0) return [schema.ok("The service's role has the rights that it needs.")];
  const listed = missing.slice(0, 5).map(({ name, right }) => `${right} ${name}`);
  const more = missing.length > 5 ? ` and ${missing.length - 5} more` : '';
  return [schema.wrong(`The service's role may not ${listed.join(', ')}${more}.`, migrate)];
}

async function checkQueue(db: Db): Promise<Finding[]> {
  if (!(await schemaExists(db, queueSchema)))
    return [schema.note('The queue has no tables yet; the first start of the service makes them.')];
  const { rows } = await sql<{ mayUse: boolean }>`
    select has_schema_privilege(${queueSchema}, 'usage') as "mayUse"`.execute(db);
  if (rows[0]?.mayUse) return [];
  return [schema.wrong("The service's role may not use the queue's schema.", migrate)];
}

async function checkLog(db: Db): Promise<Finding[]> {
  const { rows } = await sql<{ mayChange: boolean }>`
    select has_table_privilege('audit_log', 'update') as "mayChange"`.execute(db);
  if (!rows[0]?.mayChange) return [];
  const advice = 'Two roles prevent that (docs/operations/install.md).';
  return [schema.note("The service's role could change its own audit log, which would only show.", advice)];
}
