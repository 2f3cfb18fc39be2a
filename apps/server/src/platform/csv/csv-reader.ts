import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { parse as parseSync } from 'csv-parse/sync';
import type { AppError } from '#server/platform/errors.ts';

/** What spreadsheets write between cells, by country and by menu. */
const delimiters = [',', ';', '\t'];
const maxColumns = 64;
const maxFirstLineBytes = 4096;
const maxLineBytes = 32 * 1024;
/** Parsed before other requests have their turn: a few milliseconds. */
const sliceBytes = 16 * 1024;
const sliceLines = 200;

interface CsvOptions {
  /** Tells which delimiter the file has. */
  isHeader: (cells: string[]) => boolean;
  /** Reading stops one row after these. */
  maxRows: number;
  refuse: (message: string) => AppError;
}

/**
 * Reads a CSV file as spreadsheets save it, in slices between which the event loop does other work. Returns null when no
 * delimiter gives the header. Throws what `refuse` makes for what is no CSV, too long a line or too many columns.
 */
export async function readCsv(
  text: string,
  options: CsvOptions,
): Promise<{ header: string[]; rows: string[][] } | null> {
  const beginning = text.slice(0, maxFirstLineBytes);
  for (const delimiter of delimiters) {
    if (!options.isHeader(headerIn(beginning, delimiter, options.refuse))) continue;
    const [header = [], ...rows] = await readRows(Buffer.from(text), delimiter, options);
    return { header, rows };
  }
  return null;
}

const layout = (delimiter: string) => ({ delimiter, bom: true, relax_column_count: true });

function headerIn(beginning: string, delimiter: string, refuse: CsvOptions['refuse']): string[] {
  try {
    const [header = []] = parseSync(beginning, { ...layout(delimiter), to: 1 });
    return header;
  } catch (error) {
    throw readableError(error, refuse);
  }
}

async function readRows(bytes: Buffer, delimiter: string, { maxRows, refuse }: CsvOptions): Promise<string[][]> {
  const rows: string[][] = [];
  const slices = Readable.from(slicesOf(bytes, createLineGuard(delimiter, refuse)));
  try {
    for await (const cells of pipeline(slices, parse(layout(delimiter)), () => {}) as AsyncIterable<string[]>) {
      // The database takes no NUL.
      rows.push(cells.map((cell) => cell.replaceAll('\0', '')));
      // With the header; one row more tells the caller that there are too many.
      if (rows.length > maxRows + 1) break;
    }
  } catch (error) {
    throw readableError(error, refuse);
  }
  return rows;
}

async function* slicesOf(bytes: Buffer, guard: (slice: Buffer) => void): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; ) {
    const slice = nextSlice(bytes, at);
    guard(slice);
    yield slice;
    await setImmediate();
    at += slice.length;
  }
}

const [quote, lineFeed, carriageReturn] = [0x22, 0x0a, 0x0d];

function nextSlice(bytes: Buffer, at: number): Buffer {
  const slice = bytes.subarray(at, at + sliceBytes);
  let lines = 0;
  const end = slice.findIndex((byte) => (byte === lineFeed || byte === carriageReturn) && ++lines === sliceLines);
  return end < 0 ? slice : slice.subarray(0, end + 1);
}

/** Throws before a line that is too long or too wide is split into its cells. */
function createLineGuard(delimiter: string, refuse: CsvOptions['refuse']): (slice: Buffer) => void {
  const delimiterByte = delimiter.charCodeAt(0);
  let [line, length, columns, previous, isQuoted] = [1, 0, 1, 0, false];
  return (slice) => {
    for (const byte of slice) {
      length += 1;
      // A doubled quote is left and entered at once.
      if (byte === quote) isQuoted = !isQuoted;
      else if (!isQuoted && (byte === lineFeed || byte === carriageReturn)) {
        if (byte === carriageReturn || previous !== carriageReturn) line += 1;
        [length, columns] = [0, 1];
      } else if (!isQuoted && byte === delimiterByte) columns += 1;
      previous = byte;
      if (columns > maxColumns) throw refuse(`Line ${line} has more than ${maxColumns} columns.`);
      if (line === 1 && length > maxFirstLineBytes)
        throw refuse('The first line is too long. It names the columns, nothing else.');
      if (length > maxLineBytes) throw refuse(`Line ${line} is too long, or a quote (") in it is not closed.`);
    }
  };
}

function readableError(error: unknown, refuse: CsvOptions['refuse']): unknown {
  if (!(error instanceof CsvError)) return error;
  const line = typeof error.lines === 'number' ? ` Look at line ${error.lines}.` : '';
  return refuse(`This file cannot be read as CSV: a quote (") is not where it should be.${line}`);
}
