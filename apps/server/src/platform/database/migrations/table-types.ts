import { type Kysely, sql } from 'kysely';
import {
  type Adapter,
  ArrayExpressionNode,
  type ColumnMetadata,
  ColumnTypeNode,
  type ExpressionNode,
  GenericExpressionNode,
  IdentifierNode,
  type PostgresDB,
  PostgresDialect,
  serializeFromMetadata,
  UnionExpressionNode,
} from 'kysely-codegen';
import type { Db } from '#server/platform/database/transaction.ts';

const named = (name: string): IdentifierNode => new IdentifierNode(name);

/** As PostgreSQL is, with what our drivers give and take for these types. */
function ourDialect(): PostgresDialect {
  const dialect = new PostgresDialect();
  Object.assign(dialect.adapter.scalars, {
    int8: named('number'),
    bytea: named('Uint8Array'),
    date: named('DateOnly'),
    jsonb: named('JsonText'),
  });
  Object.assign(dialect.adapter.definitions, {
    // Written as `YYYY-MM-DD`.
    DateOnly: new ColumnTypeNode(named('Date'), named('string'), named('string')),
    // Written as JSON text, because the two drivers do not agree on arrays.
    JsonText: new ColumnTypeNode(named('unknown'), named('string'), named('string')),
  });
  return dialect;
}

/** The text of tables.ts: our tables as they are in the database, which queries are checked against. */
export async function readTableTypes(db: Db): Promise<string> {
  const dialect = ourDialect();
  const metadata = await dialect.introspector.introspect({
    // It asks the catalogue, whose tables ours do not name.
    db: db as unknown as Kysely<PostgresDB>,
    includePattern: 'public.*',
    excludePattern: 'public.migrations',
  });
  const computed = await findComputed(db);
  const columns: Record<string, ExpressionNode> = {};
  for (const table of metadata.tables)
    for (const column of table.columns) {
      const path = `${table.name}.${column.name}`;
      if (!computed.has(path)) continue;
      columns[path] = new GenericExpressionNode('GeneratedAlways', [typeOf(column, dialect.adapter)]);
      // The generator would add another null outside.
      column.isNullable = false;
    }
  const text = serializeFromMetadata({
    metadata,
    dialect,
    overrides: { columns },
    customImports: { GeneratedAlways: 'kysely' },
    typeOnlyImports: true,
  });
  return text.replace('export interface DB {', 'export interface Tables {');
}

function typeOf({ dataType, isArray, isNullable }: ColumnMetadata, { scalars = {} }: Adapter): ExpressionNode {
  const scalar = scalars[dataType] ?? named('unknown');
  const type = isArray ? new ArrayExpressionNode(scalar) : scalar;
  return isNullable ? new UnionExpressionNode([type, named('null')]) : type;
}

/** Columns that are made of others and that no query writes; the generator takes them for columns with a default. */
async function findComputed(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ path: string }>`
    select table_name || '.' || column_name as path from information_schema.columns
    where table_schema = 'public' and is_generated = 'ALWAYS'`.execute(db);
  return new Set(rows.map(({ path }) => path));
}
