import { setImmediate } from 'node:timers/promises';
import type { CsvRowError } from '@app/contracts/catalog/owner-files.schemas';
import type { UpdateProductBody } from '@app/contracts/catalog/owner-products.schemas';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import {
  afterChange,
  changedColumns,
  requireShowable,
  writeChanges,
} from '#server/catalog/owner/products/change-product.ts';
import {
  listByNumbers,
  listKnownNumbers,
  type OwnerProductRow,
} from '#server/catalog/owner/products/owner-products.queries.ts';
import { type OwnShop, requireRunning } from '#server/catalog/shop/own-shop.ts';
import { lockShop } from '#server/catalog/shop-version.ts';
import { neutralise, undoNeutralise } from '#server/platform/csv/csv-file.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { limitRule } from '#server/platform/http/database-limits.ts';
import type { AnswerOnce } from '#server/platform/http/idempotency/idempotency.ts';
import { type CsvFile, type CsvRow, readCsvFile } from './csv-file.ts';

export interface CsvOutcome {
  changed: number;
  unchanged: number;
  errors: CsvRowError[];
}

/** Fifteen lists an hour, each looked at before it is taken. One of them may write thousands of rows. */
const csvByAccount = limitRule('csv_account', { free: 30, windowSeconds: 3600, delaySeconds: [60, 600] });

/** The answer is kept for a repeated call. */
const maxErrors = 200;

/** Much longer than any column takes. */
const maxCellLetters = 1000;

/** Rows that are read before other requests have their turn. */
const rowsAtOnce = 10;

/** Rows in one transaction. */
const batchSize = 50;

interface NumberedRow extends CsvRow {
  number: number;
}

/** Before any of the file is read. Throws `subscription_expired` and `rate_limited`. */
export async function admitCsv(catalog: CatalogContext, shopId: string): Promise<void> {
  await requireRunning(catalog, { shopId });
  await catalog.limits.take(csvByAccount, shopId);
}

interface ImportOptions<Answer> {
  dryRun: boolean;
  answerOnce: AnswerOnce<CsvOutcome, Answer>;
}

/**
 * Writes the cells that differ. A row with a mistake is left out and named. Throws `invalid_request` for a bad file. When
 * it is broken off midway, the same file writes the rest.
 */
export async function importProducts<Answer>(
  catalog: CatalogContext,
  shop: OwnShop,
  bytes: Buffer,
  { dryRun, answerOnce }: ImportOptions<Answer>,
): Promise<Answer> {
  const file = await readCsvFile(bytes);
  const outcome: CsvOutcome = { changed: 0, unchanged: 0, errors: [] };
  const rows = await knownRows(catalog, shop, file, outcome.errors);
  const importFrom = (at: number) => (trx: Trx) =>
    importBatch(catalog, trx, { shop, file, rows: rows.slice(at, at + batchSize), dryRun, outcome });
  let at = 0;
  for (; at + batchSize < rows.length; at += batchSize)
    await inTransaction(catalog.db, 'catalog.import-csv', importFrom(at));
  return inTransaction(catalog.db, 'catalog.import-csv', async (trx) => {
    await importFrom(at)(trx);
    return answerOnce(trx, { ...outcome, errors: firstErrors(outcome.errors) });
  });
}

/** In the order of the file; of too many the last one says how many more there are. */
function firstErrors(errors: CsvRowError[]): CsvRowError[] {
  const inOrder = errors.toSorted((left, right) => left.line - right.line);
  const next = inOrder[maxErrors - 1];
  if (inOrder.length <= maxErrors || !next) return inOrder;
  const message = `${inOrder.length - maxErrors + 1} more mistakes from this line on.`;
  return [...inOrder.slice(0, maxErrors - 1), { line: next.line, number: null, column: null, message }];
}

/** Rows of products that the shop has; the others are named, and cost no transaction. */
async function knownRows(
  catalog: CatalogContext,
  shop: OwnShop,
  file: CsvFile,
  errors: CsvRowError[],
): Promise<NumberedRow[]> {
  const rows = numberRows(file, errors);
  const numbers = rows.map((row) => row.number);
  const known = new Set(await listKnownNumbers(catalog.db, shop.shopId, numbers));
  for (const row of rows) if (!known.has(row.number)) refuseUnknown(file, row, errors);
  return rows.filter((row) => known.has(row.number));
}

/** Rows with a number of their own; the others are named. */
function numberRows(file: CsvFile, errors: CsvRowError[]): NumberedRow[] {
  const lineByNumber = new Map<number, number>();
  return file.rows.flatMap((row) => {
    const text = (row.cells[file.numberAt] ?? '').trim();
    const digits = /^#?(\d{1,9})(?:[.,]0+)?$/.exec(undoNeutralise(text))?.[1];
    const refuse = (message: string): [] => {
      errors.push({ line: row.line, number: text.slice(0, 20) || null, column: file.numberHeader, message });
      return [];
    };
    if (digits === undefined) return refuse('This row has no product number.');
    const number = Number(digits);
    const earlier = lineByNumber.get(number);
    if (earlier !== undefined) return refuse(`Product ${number} is in the file twice. It is also in line ${earlier}.`);
    lineByNumber.set(number, row.line);
    return [{ ...row, number }];
  });
}

interface Batch {
  shop: OwnShop;
  file: CsvFile;
  rows: NumberedRow[];
  dryRun: boolean;
  /** Of the batches before; this one is added to it. */
  outcome: CsvOutcome;
}

async function importBatch(
  catalog: CatalogContext,
  trx: Trx,
  { shop, file, rows, dryRun, outcome }: Batch,
): Promise<void> {
  if (!dryRun) await lockShop(trx, shop.shopId);
  const numbers = rows.map((row) => row.number);
  const known = new Map((await listByNumbers(trx, shop.shopId, numbers)).map((row) => [row.number, row]));
  const written: string[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === 0) await setImmediate();
    const product = known.get(row.number);
    const errors: CsvRowError[] = [];
    // One that the batch does not find was deleted a moment ago.
    const changes = product ? readChanges(file, row, product, errors) : refuseUnknown(file, row, errors);
    outcome.errors.push(...errors);
    if (!product || errors.length > 0) continue;
    if (Object.keys(changes).length === 0) {
      outcome.unchanged += 1;
      continue;
    }
    outcome.changed += 1;
    if (dryRun) continue;
    await writeChanges(trx, shop, product, changes);
    written.push(product.video_id);
  }
  if (written.length > 0) await afterChange(catalog, trx, shop, written);
}

function refuseUnknown(file: CsvFile, row: NumberedRow, errors: CsvRowError[]): UpdateProductBody {
  const message = `Your shop has no product ${row.number}.`;
  errors.push({ line: row.line, number: String(row.number), column: file.numberHeader, message });
  return {};
}

/** What the row's cells change; a cell that says what the export would say changes nothing. */
function readChanges(
  file: CsvFile,
  row: NumberedRow,
  product: OwnerProductRow,
  errors: CsvRowError[],
): UpdateProductBody {
  const changes: UpdateProductBody = {};
  const attempt = (header: string, read: () => void): void => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      errors.push({ line: row.line, number: String(row.number), column: header, message: error.message });
    }
  };
  for (const { at, header, column } of file.columns) {
    const cell = row.cells[at];
    const shown = column.cell(product);
    // Rows that end early leave the rest alone.
    if (cell === undefined || cell === shown || cell === neutralise(shown)) continue;
    attempt(header, () => {
      if (cell.length > maxCellLetters)
        throw fieldError('file', `This is too long. Use at most ${maxCellLetters} letters.`);
      const asked = column.read(undoNeutralise(cell));
      requireShowable(product, asked);
      Object.assign(changes, differing(product, asked));
    });
  }
  // What single cells cannot tell: the old price against the new one.
  const oldPrice = file.columns.find(({ column }) => column.header === 'Old price');
  if (errors.length === 0) attempt(oldPrice?.header ?? 'Old price', () => changedColumns(product, changes));
  return changes;
}

/** Nothing when the cell says in other letters what the product shows: `85,000`, `85k`, `XL, L`. */
function differing(product: OwnerProductRow, changes: UpdateProductBody): UpdateProductBody {
  const { price_ugx: price, old_price_ugx: old_price, hidden_by_owner: hidden } = product;
  const shown: Record<string, unknown> = { ...product, price, old_price, hidden };
  const same = Object.entries(changes).every(
    ([field, value]) => JSON.stringify(value) === JSON.stringify(shown[field]),
  );
  return same ? {} : changes;
}
