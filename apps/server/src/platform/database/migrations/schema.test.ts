import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productIdPattern } from '@app/contracts/product-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import { readSchemaText } from './schema-text.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  opened = await openTestDatabase(testDatabaseUrl());
});
afterAll(() => opened.drop());

test('schema.sql shows what the migrations make (write it anew with node apps/server/src/cli/schema.ts)', async () => {
  const committed = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'schema.sql'), 'utf8');
  expect(committed.split('\n').slice(2).join('\n')).toBe(await readSchemaText(opened.database.db));
});

/**
 * What a column's type in tables.ts must be for a type of the database; arrays and generated columns are told apart by
 * it, too.
 */
const typeScriptTypes: Record<string, string[]> = {
  uuid: ['string'],
  text: ['string'],
  'character varying': ['string'],
  boolean: ['boolean'],
  smallint: ['number'],
  integer: ['number'],
  bigint: ['number'],
  bytea: ['Uint8Array'],
  jsonb: ['JsonColumn'],
  date: ['DateOnly'],
  'timestamp with time zone': ['Instant', 'DefaultedInstant', 'NullableInstant'],
  ARRAY: ['string[]'],
};

/** A column as tables.ts writes it: `Generated<number>`, `string | null`, `NullableInstant`. */
function parseType(written: string) {
  const wrapped = /^(Generated|GeneratedAlways)<(.*)>$/.exec(written);
  const inner = wrapped?.[2] ?? written;
  const base = inner.replace(' | null', '');
  return {
    base,
    isNullable: inner.endsWith(' | null') || base === 'NullableInstant',
    isOptional: wrapped?.[1] === 'Generated' || base === 'DefaultedInstant',
    isAlways: wrapped?.[1] === 'GeneratedAlways',
  };
}

function tablesInCode(): Record<string, Record<string, string>> {
  const directory = join(import.meta.dirname, '..', 'tables');
  const files = ['../tables.ts', ...readdirSync(directory)].map((file) => readFileSync(join(directory, file), 'utf8'));
  const source = files.join('\n');
  const bodies = Object.fromEntries(
    [...source.matchAll(/^(?:export )?interface (\w+) \{\n(.*?)\n\}/gms)].map(([, name, body]) => [name, body ?? '']),
  );
  const fields = (body: string) =>
    Object.fromEntries([...body.matchAll(/^ {2}(\w+): (.*);$/gm)].map(([, name, type]) => [name, type]));
  return Object.fromEntries(
    Object.entries(fields(bodies.Tables ?? '')).map(([table, name]) => [table, fields(bodies[String(name)] ?? '')]),
  ) as Record<string, Record<string, string>>;
}

test('tables.ts is the database, column by column', async () => {
  const { rows } = await sql<{
    table_name: string;
    column_name: string;
    data_type: string;
    is_nullable: string;
    has_default: boolean;
    is_generated: string;
  }>`
    select table_name, column_name, data_type, is_nullable, column_default is not null as has_default, is_generated from information_schema.columns
    where table_schema = 'public' and table_name <> 'migrations'`.execute(opened.database.db);
  const inCode = tablesInCode();
  const namesInCode = Object.entries(inCode).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
  expect(namesInCode.sort()).toEqual(rows.map((row) => `${row.table_name}.${row.column_name}`).sort());
  for (const row of rows) {
    const written = inCode[row.table_name]?.[row.column_name] ?? '';
    const { base, isNullable, isOptional, isAlways } = parseType(written);
    const where = `${row.table_name}.${row.column_name}: ${written}`;
    expect(typeScriptTypes[row.data_type], where).toContain(base);
    expect(isNullable, where).toBe(row.is_nullable === 'YES');
    expect(isAlways, where).toBe(row.is_generated === 'ALWAYS');
    // A JSON column may be left out; whether it has a default shows in its own type.
    if (base !== 'JsonColumn') expect(isOptional, where).toBe(row.has_default && row.is_generated === 'NEVER');
  }
});

test('the database takes the ids of products that the calls take, and no others', async () => {
  const { rows } = await sql<{ definition: string }>`select pg_get_constraintdef(oid) as definition from pg_constraint
    where conname in ('products_video_id_check', 'sales_video_id_check')`.execute(opened.database.db);
  expect(rows).toHaveLength(2);
  for (const { definition } of rows) expect(definition).toContain(`'${productIdPattern.replaceAll('(?:', '(')}'`);
});
