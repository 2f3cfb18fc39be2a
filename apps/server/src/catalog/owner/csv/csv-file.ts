import { CsvError, parse } from 'csv-parse/sync';
import { fieldError } from '#server/platform/errors.ts';
import { columnKey, type EditableColumn, editableColumns } from './csv-columns.ts';

/** A row of the file; `line` counts as a spreadsheet does, the header being line 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

export interface CsvFile {
  rows: CsvRow[];
  /** Where the number stands, and the columns that can be edited; others are ignored. */
  numberAt: number;
  numberHeader: string;
  columns: { at: number; header: string; column: EditableColumn }[];
}

/** Far more than a shop of TikTok videos has; 1 MB of short lines would be half a million. */
const maxCsvRows = 5000;

/** What spreadsheets write between cells, by country and by menu. */
const delimiters = [',', ';', '\t'];

/**
 * Reads the file as spreadsheets save it. Throws `invalid_request` when it is no CSV, has no column with the numbers or
 * too many rows.
 */
export function readCsvFile(bytes: Buffer): CsvFile {
  const text = decode(bytes);
  for (const delimiter of delimiters) {
    const [headers = []] = parseRows(text, delimiter, 1);
    const numberAt = headers.findIndex((header) => columnKey(header) === 'number');
    if (numberAt < 0) continue;
    const columns = headers.flatMap((header, at) => {
      const column = editableColumns.find((one) => columnKey(one.header) === columnKey(header));
      return column ? [{ at, header, column }] : [];
    });
    const twice = columns.find(({ column, at }) => columns.some((one) => one.column === column && one.at < at));
    if (twice) throw fieldError('file', `The column "${twice.header}" is in the file twice.`);
    // The header, and one row more than may be, which tells that there are too many.
    const [, ...records] = parseRows(text, delimiter, maxCsvRows + 2);
    if (records.length > maxCsvRows) throw fieldError('file', `At most ${maxCsvRows} products at once.`);
    const rows = records
      .map((cells, index) => ({ cells, line: index + 2 }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
    return { rows, numberAt, numberHeader: headers[numberAt] ?? '', columns };
  }
  throw fieldError('file', 'The first line must name the columns, and one of them must be "Number".');
}

function parseRows(text: string, delimiter: string, to: number): string[][] {
  try {
    return parse(text, { delimiter, relax_column_count: true, to });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? ` Look at line ${error.lines}.` : '';
    throw fieldError('file', `This file cannot be read as CSV: a quote (") is not where it should be.${line}`);
  }
}

/** UTF-8, UTF-16 as "Unicode text", or what older Excel saves. */
function decode(bytes: Buffer): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = isUtf16 ? new TextDecoder('utf-16le').decode(bytes) : decodeBytes(bytes);
  return text.replace(/^\ufeff/, '').replaceAll('\0', '');
}

function decodeBytes(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
