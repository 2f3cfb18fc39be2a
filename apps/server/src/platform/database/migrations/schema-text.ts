import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

interface Column {
  table: string;
  name: string;
  type: string;
  not_null: boolean;
  /** The default, or what a generated column is made of. */
  expression: string | null;
  is_generated: boolean;
}

interface Named {
  table: string;
  name: string;
  definition: string;
}

/** The tables of the public schema as readable SQL, in alphabetical order; the same on PostgreSQL 15 and newer. */
export async function readSchemaText(db: Db | Trx): Promise<string> {
  const { rows: columns } = await sql<Column>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as not_null,
      pg_get_expr(d.adbin, d.adrelid) as expression, a.attgenerated = 's' as is_generated
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    order by c.relname collate "C", a.attnum`.execute(db);
  const { rows: constraints } = await sql<Named>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'c', 'f')
    order by array_position(array['p', 'u', 'f', 'c']::"char"[], contype), conname collate "C"`.execute(db);
  const { rows: indexes } = await sql<Named>`
    select tablename as table, indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and not exists (select from pg_constraint where conname = indexname and contype in ('p', 'u'))
    order by indexname collate "C"`.execute(db);
  const { rows: triggers } = await sql<Named>`
    select c.relname as table, t.tgname as name, pg_get_triggerdef(t.oid) as definition
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal order by t.tgname collate "C"`.execute(db);
  const tables = [...new Set(columns.map((column) => column.table))];
  const of = <Row extends { table: string }>(rows: Row[], table: string) => rows.filter((row) => row.table === table);
  return tables
    .map((table) =>
      tableText(table, of(columns, table), of(constraints, table), [...of(indexes, table), ...of(triggers, table)]),
    )
    .join('\n\n')
    .concat('\n');
}

/** `others`: indexes and triggers, which are statements of their own. */
function tableText(table: string, columns: Column[], constraints: Named[], others: Named[]): string {
  const lines = [
    ...columns.map(columnText),
    ...constraints.map(({ name, definition }) => `constraint ${name} ${definition}`),
  ];
  const create = `create table ${table} (\n${lines.map((line) => `  ${line}`).join(',\n')}\n);`;
  return [create, ...others.map(({ definition }) => `${definition.replace(' ON public.', ' ON ')};`)].join('\n');
}

function columnText({ name, type, not_null, expression, is_generated }: Column): string {
  const oneLine = expression?.replaceAll(/\s*\n\s*/g, ' ').trim();
  const made =
    oneLine === undefined ? '' : is_generated ? ` generated always as (${oneLine}) stored` : ` default ${oneLine}`;
  return `${name} ${type}${not_null ? ' not null' : ''}${made}`;
}
