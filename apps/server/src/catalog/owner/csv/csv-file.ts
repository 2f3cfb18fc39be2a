import { readCsv } from '#server/platform/csv/csv-reader.ts';
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

/** Reads the file as spreadsheets save it. Throws `invalid_request` without numbers or with too many rows. */
export async function readCsvFile(bytes: Buffer): Promise<CsvFile> {
  const file = await readCsv(decode(bytes), {
    isHeader: (cells) => numberIn(cells) >= 0,
    maxRows: maxCsvRows,
    refuse: unreadable,
  });
  if (!file) throw unreadable('The first line must name the columns, and one of them must be "Number".');
  const columns = file.header.flatMap((header, at) => {
    const column = editableColumns.find((one) => columnKey(one.header) === columnKey(header));
    return column ? [{ at, header, column }] : [];
  });
  const twice = columns.find(({ column, at }) => columns.some((one) => one.column === column && one.at < at));
  if (twice) throw unreadable(`The column "${twice.header}" is in the file twice.`);
  if (file.rows.length > maxCsvRows) throw unreadable(`At most ${maxCsvRows} products at once.`);
  const rows = file.rows
    .map((cells, index) => ({ cells, line: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const numberAt = numberIn(file.header);
  return { rows, numberAt, numberHeader: file.header[numberAt] ?? '', columns };
}

const numberIn = (headers: string[]) => headers.findIndex((header) => columnKey(header) === 'number');

const unreadable = (message: string) => fieldError('file', message);

/** UTF-8, UTF-16 as "Unicode text", or what older Excel saves. */
function decode(bytes: Buffer): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = isUtf16 ? new TextDecoder('utf-16le').decode(bytes) : decodeBytes(bytes);
  return text.replace(/^\ufeff/, '');
}

function decodeBytes(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
