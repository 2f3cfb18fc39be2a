import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import Type from 'typebox';

/**
 * The answer of a route that sends a CSV file. It is sent as a stream, so nothing is serialised; the description says
 * what comes.
 */
export const csvAnswer = { content: { 'text/csv': { schema: Type.Unsafe<Readable>(Type.String()) } } };

export const csvType = 'text/csv; charset=utf-8';

interface CsvFileSource<Row> {
  columns: string[];
  /** The next rows after one, or the first; fewer than `pageSize` are the last. */
  readPage: (after: Row | null) => Promise<Row[]>;
  pageSize: number;
  lineOf: (row: Row) => (string | number)[];
  /** Hears of a reading that failed; whose download breaks off sees that by itself. */
  onError: (error: unknown) => void;
}

/**
 * A CSV file (RFC 4180, UTF-8 with BOM), read page by page as the receiver takes it, so a long one needs no memory.
 * Cells that a spreadsheet would run as a formula are neutralised. A receiver that goes away ends the reading.
 */
export function csvFile<Row>(source: CsvFileSource<Row>): Readable {
  const csv = stringify({
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    header: true,
    columns: source.columns,
  });
  return pipeline(Readable.from(linesOf(source)), csv, () => {});
}

async function* linesOf<Row>(source: CsvFileSource<Row>): AsyncGenerator<(string | number)[]> {
  let after: Row | null = null;
  for (;;) {
    const rows: Row[] = await source.readPage(after).catch((error: unknown) => {
      source.onError(error);
      throw error;
    });
    for (const row of rows) yield source.lineOf(row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < source.pageSize) return;
    after = last;
  }
}
