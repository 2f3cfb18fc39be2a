import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

export const csvType = 'text/csv; charset=utf-8';

interface CsvFileSource<Row> {
  columns: string[];
  /** The next rows after one, or the first; fewer than `pageSize` are the last. */
  readPage: (after: Row | null) => Promise<Row[]>;
  pageSize: number;
  lineOf: (row: Row) => (string | number)[];
  onError: (error: unknown) => void;
}

// Signs that begin a formula in a spreadsheet. Where semicolons or tabs separate cells, a cell also begins behind one of
// these and behind a line's end, even within quotes.
const beforeFormula = /(?<=^|[;\t\r\n])(?=[' "]*[=+\-@\t\r＝＋－＠])/g;
const neutralised = /(?<=^|[;\t\r\n])'(?=[' "]*[=+\-@\t\r＝＋－＠])/g;

/** The text with a `'` wherever a spreadsheet would run what follows (OWASP, CSV injection). */
export function neutralise(text: string): string {
  return text.replace(beforeFormula, "'");
}

/** The text that `neutralise` was given. */
export function undoNeutralise(cell: string): string {
  return cell.replace(neutralised, '');
}

/**
 * A CSV file (RFC 4180, UTF-8 with BOM), read page by page as the receiver takes it, so a long one needs no memory.
 * Cells that a spreadsheet would run as a formula are neutralised.
 */
export function csvFile<Row>(source: CsvFileSource<Row>): Readable {
  const csv = stringify({
    bom: true,
    record_delimiter: 'windows',
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
    for (const row of rows)
      yield source.lineOf(row).map((cell) => (typeof cell === 'string' ? neutralise(cell) : cell));
    const last = rows.at(-1);
    if (last === undefined || rows.length < source.pageSize) return;
    after = last;
  }
}
