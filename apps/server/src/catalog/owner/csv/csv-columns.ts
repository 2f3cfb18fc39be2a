import type { UpdateProductBody } from '@app/contracts/catalog/owner-products.schemas';
import { readTypedPrice } from '@app/contracts/catalog/typed-price';
import type { OwnerProductRow } from '#server/catalog/owner/products/owner-products.queries.ts';
import { cleanDescription, cleanSizes, cleanTags, cleanTitle } from '#server/catalog/owner/products/typed-values.ts';
import { fieldError } from '#server/platform/errors.ts';

/** One column of the file that can be edited: what it shows of a product, and what a cell changes. */
export interface EditableColumn {
  header: string;
  cell(row: OwnerProductRow): string;
  /** Throws `invalid_request` with words for people. */
  read(text: string): UpdateProductBody;
}

const listSeparator = '; ';
const yes = new Set(['yes', 'y', 'true', '1', 'x']);
const no = new Set(['no', 'n', 'false', '0', '']);
/** Hidden by support after a report. */
const bySupport = 'by support';
const availabilities = new Map<string, 'available' | 'sold_out'>([
  ['available', 'available'],
  ['in stock', 'available'],
  ['sold out', 'sold_out'],
  ['out of stock', 'sold_out'],
]);

/** In the order of the file, after the number. */
export const editableColumns: EditableColumn[] = [
  {
    header: 'Title',
    cell: (row) => row.title,
    read(text) {
      if (text.length > 120) throw fieldError('title', 'This title is too long. Use at most 120 letters.');
      return { title: cleanTitle(text) };
    },
  },
  {
    header: 'Price',
    cell: (row) => (row.price_ugx === null ? '' : String(row.price_ugx)),
    read: (text) => ({ price: readPrice(text) }),
  },
  {
    header: 'Old price',
    cell: (row) => (row.old_price_ugx === null ? '' : String(row.old_price_ugx)),
    read: (text) => ({ old_price: readPrice(text) }),
  },
  {
    header: 'Description',
    cell: (row) => row.description ?? '',
    read(text) {
      const description = cleanDescription(text);
      if (description.length > 300)
        throw fieldError('description', 'This description is too long. Use at most 300 letters.');
      return { description: description || null };
    },
  },
  {
    header: 'Tags',
    cell: (row) => row.tags.join(listSeparator),
    read: (text) => ({ tags: readList(text, { maxItems: 20, maxLetters: 40, clean: cleanTags }) }),
  },
  {
    header: 'Sizes',
    cell: (row) => row.sizes.join(listSeparator),
    read: (text) => ({ sizes: readList(text, { maxItems: 40, maxLetters: 20, clean: cleanSizes }) }),
  },
  {
    header: 'Availability',
    cell: (row) => (row.availability === 'available' ? 'available' : 'sold out'),
    read(text) {
      const availability = availabilities.get(text.trim().toLowerCase().replaceAll('_', ' '));
      if (!availability) throw fieldError('availability', 'Write "available" or "sold out".');
      return { availability };
    },
  },
  {
    header: 'Hidden',
    cell: (row) => (row.hidden_after_report_of === null ? yesOrNo(row.hidden) : bySupport),
    // In a file from before support gave the product back, it says nothing of what its owner wants.
    read: (text) => (text.trim().toLowerCase() === bySupport ? {} : { hidden: readYesOrNo(text) }),
  },
  { header: 'Pinned', cell: (row) => yesOrNo(row.pinned), read: (text) => ({ pinned: readYesOrNo(text) }) },
];

/** Headers as people and programs write them: `Old price`, `old_price`, ` OLD PRICE `. */
export function columnKey(header: string): string {
  return header.toLowerCase().replace(/[^a-z]/g, '');
}

function readPrice(text: string): number | null {
  if (text.trim() === '') return null;
  const priceUgx = readTypedPrice(text);
  if (priceUgx === null)
    throw fieldError(
      'price',
      `"${text.trim().slice(0, 40)}" cannot be read as a price. Write it in shillings, such as 85000, 85,000 or 85k.`,
    );
  return priceUgx;
}

function readList(
  text: string,
  { maxItems, maxLetters, clean }: { maxItems: number; maxLetters: number; clean: (texts: string[]) => string[] },
): string[] {
  // What was exported is parted by semicolons; who types a list may part it by commas.
  const items = clean(text.split(text.includes(';') ? ';' : /[,\n]/));
  if (items.length > maxItems) throw fieldError('list', `Too many. Use at most ${maxItems}.`);
  const long = items.find((item) => item.length > maxLetters);
  if (long !== undefined)
    throw fieldError('list', `"${long.slice(0, 30)}…" is too long. Use at most ${maxLetters} letters.`);
  return items;
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no';
}

function readYesOrNo(text: string): boolean {
  const word = text.trim().toLowerCase();
  if (!yes.has(word) && !no.has(word)) throw fieldError('yes_or_no', 'Write "yes" or "no".');
  return yes.has(word);
}
