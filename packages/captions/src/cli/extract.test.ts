import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const COMMAND = fileURLToPath(new URL('./extract.ts', import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extract-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function run(...args: string[]) {
  const child = spawn(process.execPath, [COMMAND, ...args], { env: {} });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    err += String(chunk);
  });
  const [code] = await once(child, 'close');
  return { code, out, err };
}

async function fileOf(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

test('prints one product per row, in order, and nothing else', async () => {
  const rows = [
    { id: 'a', caption: 'Was 120k now 95k! Block heels 37-39 #TRACK' },
    { id: 7, caption: 'Kettle\u2028sold out' },
  ];
  const path = await fileOf('good.jsonl', `\ufeff${rows.map((row) => JSON.stringify(row)).join('\n')}\n\n`);
  const { code, out, err } = await run(path);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const printed = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(printed).toHaveLength(2);
  const card = {
    title: 'Block heels',
    price: 95_000,
    guess: null,
    asks: [],
    old_price: 120_000,
    tags: expect.arrayContaining(['shoes']),
    sizes: ['37', '38', '39'],
    availability: 'available',
  };
  expect(printed[0]).toEqual({ id: 'a', has_track: true, ...card, products: [card] });
  expect(printed[1]).toMatchObject({ id: 7, has_track: false, price: null, old_price: null, availability: 'sold_out' });
});

test('names bad rows by line, prints the others and ends with 1', async () => {
  const lines = [
    '{"id":"a","caption":"Kettle 35k #TRACK"}',
    'nonsense',
    '{"id":"b"}',
    '{"caption":"x"}',
    '[]',
    '{"id":"c","caption":""}',
  ];
  const { code, out, err } = await run(await fileOf('bad.jsonl', lines.join('\n')));
  expect(code).toBe(1);
  expect(
    out
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: string }).id),
  ).toEqual(['a', 'c']);
  expect(
    err
      .trimEnd()
      .split('\n')
      .map((line) => line.split(':')[0]),
  ).toEqual(['line 2', 'line 3', 'line 4', 'line 5']);
});

test('a file that cannot be read and a missing argument end with 2', async () => {
  expect(await run(join(folder, 'none.jsonl'))).toMatchObject({ code: 2, out: '' });
  expect(await run()).toMatchObject({ code: 2, out: '' });
});
