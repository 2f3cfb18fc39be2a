import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { readCsvFile } from './csv-file.ts';

const megabyte = 2 ** 20;
const full = (head: string, unit: string): Buffer =>
  Buffer.from(`${head}${unit.repeat(Math.floor((megabyte - head.length) / Buffer.byteLength(unit)))}`);
const ordinary = Array.from({ length: 5000 }, (_, index) => `${index + 1},"Pot, ""soft""",${'x'.repeat(170)}`);

/** How long the event loop stands when a million columns are split at once, as no reading of a file may. */
let standstillMs: number;

beforeAll(() => {
  const columns = full('Number', ',').toString();
  const begin = workedMs();
  parse(columns);
  standstillMs = workedMs() - begin;
});

/** The clock of this thread, which stands still while others have the machine. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The longest work between two turns of the event loop while the file is read. */
async function longestTurn(file: Buffer): Promise<number> {
  let isReading = true;
  const reading = readCsvFile(file)
    .catch(() => {})
    .finally(() => {
      isReading = false;
    });
  let longest = 0;
  for (let last = workedMs(); isReading; ) {
    await setImmediate();
    const now = workedMs();
    longest = Math.max(longest, now - last);
    last = now;
  }
  await reading;
  return longest;
}

test.each([
  ['5000 ordinary rows', Buffer.from(['Number,Title,Description', ...ordinary].join('\n'))],
  ['a million columns in the first line', full('Number', ',')],
  ['a million columns in the second line', full('Number,Title\n', ',')],
  ['a million columns with line breaks in some', full('Number,Title\n', `${','.repeat(8000)}"\n"`)],
  ['half a million rows of one letter', full('Number\n', '1\n')],
  ['nothing but line ends', full('Number\r', '\r')],
  ['a million empty rows', full('Number,Title,Price\n', '\n')],
  ['rows of three letters', full('Number,Title,Price\n', 'a,1\n')],
  ['a quote that is never closed', full('Number\n"', 'x')],
  ['a quote that is never closed in the first line', full('"', 'x')],
  ['one cell', full('Number\n', 'x')],
  ['nothing but escaped quotes', full('Number\n"', '""')],
  ['rows of escaped quotes', full('Number,Title\n', '1,""""\n')],
  ['rows of 64 columns', full(`Number${',a'.repeat(63)}\n`, `1${','.repeat(63)}\n`)],
  ['spaces', full('Number\n', ' \n')],
  ['UTF-16', Buffer.from(`\ufeffNumber\tTitle\n${'1\tPot\n'.repeat(87_000)}`, 'utf16le')],
  ['old Windows letters', Buffer.from(`Number,Title\n${'1,Caf\xe9\n'.repeat(149_000)}`, 'latin1')],
  ['NUL in between', full('Number\n', '1\0')],
])('other requests have their turn while 1 MB of %s is read', async (_, file) => {
  expect(file.length).toBeLessThanOrEqual(megabyte);
  // The best of three: the collector of garbage has turns, too.
  const turns = [await longestTurn(file), await longestTurn(file), await longestTurn(file)];
  expect(Math.min(...turns)).toBeLessThan(standstillMs / 5);
});

test.each([
  [`Number${',a'.repeat(64)}\n1`, 'Line 1 has more than 64 columns.'],
  [`Number,Title\n1${',a'.repeat(64)}`, 'Line 2 has more than 64 columns.'],
  [`Number,${'a'.repeat(4096)}\n1`, 'The first line is too long. It names the columns, nothing else.'],
  [`Number,Title\r\n\r\n1,"\n${','.repeat(9)}"${',a'.repeat(63)}`, 'Line 3 has more than 64 columns.'],
  [`Number,Title\n1,${'a'.repeat(40_000)}`, 'Line 2 is too long, or a quote (") in it is not closed.'],
])('what no list of products has is refused in words', async (text, message) => {
  await expect(readCsvFile(Buffer.from(text))).rejects.toMatchObject({
    code: 'invalid_request',
    errors: [{ field: 'file', message }],
  });
});

test('64 columns, 4096 letters in the first line and line breaks in its quotes are taken', async () => {
  const header = `Number${',a'.repeat(62)},"two\nlines"`;
  const long = `Number,Title,${'a'.repeat(4096 - 13)}`;
  expect(await readCsvFile(Buffer.from(`${header}\n7`))).toMatchObject({ rows: [{ cells: ['7'], line: 2 }] });
  expect(await readCsvFile(Buffer.from(`${long}\n7`))).toMatchObject({ rows: [{ cells: ['7'], line: 2 }] });
});
