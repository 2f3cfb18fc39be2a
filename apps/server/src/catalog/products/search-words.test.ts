import { nameWords } from '@app/captions/typed-search';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabaseUrl } from '#server/config.ts';
import { openTestDatabase } from '#server/platform/database/database.testing.ts';
import type { Database } from '#server/platform/database/database.ts';
import { cutWords, nearQuery, soundOf, stemsSql, wordQuery } from './search-words.ts';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ database, drop } = await openTestDatabase(testDatabaseUrl()));
});
afterAll(() => drop());

async function ask<Row>(text: string, values: unknown[]): Promise<Row[]> {
  return (await database.db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
}

test('what is typed sounds as the database says of what products are called', async () => {
  const words = [
    ...nameWords(),
    'sneekers',
    'zzz',
    'chchch',
    'catchphrase',
    'café',
    'a',
    '',
    'xl',
    '44',
    'cycle',
    'photocopy',
  ];
  const rows = await ask<{ word: string; sound: string | null }>(
    'select word, search_sound(word) as sound from unnest($1::text[]) word',
    [words],
  );
  expect(rows.map(({ word }) => ({ word, sound: soundOf(word) }))).toEqual(rows);
});

test('what is typed is cut into words as what products say is', async () => {
  const texts = [
    'Block-heels, size 40/41',
    'CAFÉ crème',
    '𝐁𝐨𝐥𝐝 ﬁne',
    `it's “quoted” – and\ttabbed\nlines`,
    'a\\b\'c"d%_',
    '😀 emoji 👗👠',
    'ñandú ½ ²',
  ];
  const rows = await ask<{ text: string; words: string[] }>(
    `select text, array(select search_words(text)) as words from unnest($1::text[]) text`,
    [texts],
  );
  expect(rows.map(({ text }) => ({ text, words: cutWords(text) }))).toEqual(rows);
});

test('no word that can be cut breaks a question', async () => {
  const shopId = '00000000-0000-4000-8000-0000000000a1';
  const hostile = ['&|!():*', "a'b\\c", '\\', "''", ':A*', '<->', '~~~', '#7', '𝕏', '👗', '\u202e\u0301', '½'];
  for (const word of hostile.flatMap(cutWords)) {
    const query = nearQuery(shopId, word, [wordQuery.name], new Map());
    await expect(ask('select $1::tsquery', [query]), word).resolves.toHaveLength(1);
  }
});

test('stems come by word, and words of grammar have none', async () => {
  const [row] = await ask<{ stems: [string, string][] }>(`select ${stemsSql('$1')} as stems`, [
    ['dresses', 'the', 'heels'],
  ]);
  expect(new Map(row?.stems)).toEqual(
    new Map([
      ['dresses', 'dress'],
      ['heels', 'heel'],
    ]),
  );
});
