import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productIdPattern } from '@app/contracts/catalog/product-id';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import { readSchemaText } from './schema-text.ts';
import { readTableTypes } from './table-types.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  opened = await openTestDatabase(testDatabaseUrl());
});
afterAll(() => opened.drop());

test('schema.sql shows what the migrations make (npm run db:types)', async () => {
  const committed = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'schema.sql'), 'utf8');
  expect(committed.split('\n').slice(2).join('\n')).toBe(await readSchemaText(opened.database.db));
});

test('tables.ts are the types of the tables that the migrations make (npm run db:types)', async () => {
  const committed = readFileSync(join(import.meta.dirname, '..', 'tables.ts'), 'utf8');
  expect(committed).toBe(await readTableTypes(opened.database.db));
});

test('the database takes the ids of products that the calls take, and no others', async () => {
  const { rows } = await sql<{ definition: string }>`select pg_get_constraintdef(oid) as definition from pg_constraint
    where conname in ('products_video_id_check', 'sales_video_id_check')`.execute(opened.database.db);
  expect(rows).toHaveLength(2);
  for (const { definition } of rows) expect(definition).toContain(`'${productIdPattern.replaceAll('(?:', '(')}'`);
});
