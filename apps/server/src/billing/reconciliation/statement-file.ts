import type { ListedPayment } from '#server/billing/providers/provider.ts';
import { readCsv } from '#server/platform/csv/csv-reader.ts';
import { fieldError } from '#server/platform/errors.ts';

/** A day of a busy service; a file of 1 MB holds hardly more. */
const maxRows = 10_000;

type Column = 'ours' | 'providerReference' | 'transactionId' | 'state' | 'amount' | 'currency' | 'at';

/** What portals call the columns, in small letters without spaces and signs; the first name that is there counts. */
const columnNames: Record<Column, string[]> = {
  ours: ['externalid', 'customerreference', 'txref', 'merchantreference', 'externaltransactionid', 'reference'],
  providerReference: ['internalreference', 'referenceid', 'flwid'],
  transactionId: ['financialtransactionid', 'providertransactionid', 'transactionid', 'id', 'receipt'],
  state: ['status', 'transactionstatus', 'state'],
  amount: ['amount', 'transactionamount', 'credit', 'paidin'],
  currency: ['currency'],
  at: ['createdat', 'date', 'transactiondate', 'dateandtime', 'datetime', 'completedat', 'timestamp', 'time'],
};

const states: [RegExp, ListedPayment['state']][] = [
  [/revers|refund|return|rolled ?back/i, 'given_back'],
  [/unsuccess|fail|cancel|declin|reject|expire|timed? ?out/i, 'failed'],
  [/success|complet|paid|settled|approved/i, 'paid'],
];

/**
 * Reads the CSV of a provider's portal. `currency` is for files without such a column. Throws `invalid_request` naming
 * `statement`, and the line that cannot be read: an overlooked payment is worse than a refused file.
 */
export async function readStatement(text: string, currency: string): Promise<ListedPayment[]> {
  const file = await readCsv(text, {
    isHeader: (cells) => isComplete(columnsIn(cells)),
    maxRows,
    refuse: unreadable,
  });
  if (!file)
    throw unreadable(
      'The first line must name the columns. Needed are "amount", "date" and one of "external id", "reference" and "transaction id".',
    );
  const { header, rows } = file;
  if (rows.length > maxRows) throw unreadable(`At most ${maxRows} lines at once. Take the statement of one day.`);
  const at = columnsIn(header);
  return rows.flatMap((cells, index) =>
    cells.some((cell) => cell.trim() !== '') ? [rowOf(cells, { at, currency, line: index + 2 })] : [],
  );
}

const isComplete = (at: Columns): boolean =>
  at.amount >= 0 && at.at >= 0 && (at.ours >= 0 || at.transactionId >= 0 || at.providerReference >= 0);

type Columns = Record<Column, number>;

const plain = (header: string): string => header.toLowerCase().replaceAll(/[^a-z]/g, '');

function columnsIn(headers: string[]): Columns {
  const names = headers.map(plain);
  const find = (known: string[]) => known.map((name) => names.indexOf(name)).find((index) => index >= 0) ?? -1;
  return Object.fromEntries(Object.entries(columnNames).map(([column, known]) => [column, find(known)])) as Columns;
}

function rowOf(
  cells: string[],
  { at, currency, line }: { at: Columns; currency: string; line: number },
): ListedPayment {
  const cell = (column: Column): string | null => cells[at[column]]?.trim() || null;
  const amount = amountIn(cell('amount') ?? '');
  if (amount === null) throw unreadable(`Line ${line} has no amount.`);
  const when = instantIn(cell('at') ?? '');
  if (when === null) throw unreadable(`Line ${line} has no date that can be read, such as 2026-11-23 14:05.`);
  return {
    ours: cell('ours'),
    providerReference: cell('providerReference'),
    transactionId: cell('transactionId'),
    state: at.state < 0 ? 'paid' : stateIn(cell('state') ?? ''),
    amount,
    currency: cell('currency')?.toUpperCase() ?? currency,
    at: when,
  };
}

/** What no word fits has not brought money, as far as the file says. */
const stateIn = (word: string) => states.find(([pattern]) => pattern.test(word))?.[1] ?? 'pending';

/** `UGX 10,000.00` as 10000; null when it is no number. */
function amountIn(text: string): number | null {
  const digits = text.replaceAll(/[A-Za-z,\s]/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : null;
}

const clock = String.raw`(?:[ T,]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?)?`;
const yearFirst = new RegExp(String.raw`^(\d{4})-(\d{2})-(\d{2})${clock}$`);
/** As Uganda writes it. */
const dayFirst = new RegExp(String.raw`^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})${clock}$`);

/** A moment as a portal writes it, in Kampala unless it says another zone; null when it is none. */
function instantIn(text: string): Date | null {
  const [, y1, m1, d1, ...time] = yearFirst.exec(text) ?? [];
  const [, d2, m2, y2, ...time2] = dayFirst.exec(text) ?? [];
  const [year, month, day, [h = '0', min = '00', s = '00']] = y1 ? [y1, m1, d1, time] : [y2, m2, d2, time2];
  const two = (part: string | undefined) => (part ?? '').padStart(2, '0');
  const iso = year ? `${year}-${two(month)}-${two(day)}T${two(h)}:${min}:${s}+03:00` : zoned(text);
  const at = new Date(iso ?? '');
  return Number.isNaN(at.getTime()) ? null : at;
}

const zoned = (text: string) => (/^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : null);

const unreadable = (message: string) => fieldError('statement', message);
