import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Db } from '#server/platform/database/transaction.ts';
import { type ExportedFigures, readFiguresPage } from './figures.queries.ts';
import { deletedProduct } from './own-figures.ts';

const header = [
  'Day',
  'Number',
  'Product',
  'Video ID',
  'Views',
  'WhatsApp chats',
  'TikTok visits',
  'Sales',
  'Sales UGX',
];

/** Rows read at once: the embedded database cannot stream, and this much fits into any phone's shop. */
const pageSize = 500;

/**
 * All of a shop's figures as CSV (RFC 4180, UTF-8 with BOM), one line for each day and product, oldest first. Read page by page as the receiver
 * takes it, so a long history needs no memory. Cells that a spreadsheet would run as a formula are neutralised. `onError` hears of a reading that failed.
 */
export function exportFigures(db: Db, shopId: string, onError: (error: unknown) => void): Readable {
  const csv = stringify({
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    header: true,
    columns: header,
  });
  // A receiver that goes away ends the reading; one whose download breaks off sees that.
  return pipeline(Readable.from(lines(db, shopId, onError)), csv, () => {});
}

async function* lines(db: Db, shopId: string, onError: (error: unknown) => void): AsyncGenerator<(string | number)[]> {
  let after = { day: '0001-01-01', videoId: '' };
  for (;;) {
    const rows = await readFiguresPage(db, shopId, after, pageSize).catch((error: unknown) => {
      onError(error);
      throw error;
    });
    for (const row of rows) yield lineOf(row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    after = { day: last.day, videoId: last.video_id };
  }
}

function lineOf(row: ExportedFigures): (string | number)[] {
  const isShop = row.video_id === '';
  const title = isShop ? 'Shop page' : (row.title ?? deletedProduct);
  return [row.day, row.number ?? '', title, row.video_id, row.views, row.whatsapp, row.tiktok, row.sales, row.salesUgx];
}
