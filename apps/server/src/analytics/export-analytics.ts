import type { Readable } from 'node:stream';
import { csvFile } from '#server/platform/csv/csv-file.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { type ExportedRow, readExportPage } from './shop-analytics.queries.ts';
import { deletedProduct } from './shop-analytics.ts';

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
  'Pieces ordered',
  'Ordered UGX',
  'Pieces confirmed',
  'Confirmed UGX',
  'Pieces received',
  'Received UGX',
  'Pieces proven',
  'Proven UGX',
  'Post ID',
];

/** Rows read at once: the embedded database cannot stream. */
const pageSize = 500;

/** A shop's counts as CSV, a line for each day and product, oldest first. `onError` gets the error of a failed read. */
export function exportShopAnalytics(db: Db, shopId: string, onError: (error: unknown) => void): Readable {
  return csvFile<ExportedRow>({
    columns: header,
    pageSize,
    readPage: (after) =>
      readExportPage(db, shopId, { day: after?.day ?? '0001-01-01', videoId: after?.video_id ?? '' }, pageSize),
    lineOf,
    onError,
  });
}

function lineOf(row: ExportedRow): (string | number)[] {
  const isShop = row.video_id === '';
  const title = isShop ? 'Shop page' : (row.title ?? deletedProduct);
  const { day, number, video_id, views, whatsapp, tiktok, sales, salesUgx } = row;
  const { asked, askedUgx, confirmed, confirmedUgx, received, receivedUgx, proven, provenUgx } = row;
  const orders = [asked, askedUgx, confirmed, confirmedUgx, received, receivedUgx, proven, provenUgx];
  // Cards of one post have its id and a suffix.
  const postId = /^\d+/.exec(video_id)?.[0] ?? '';
  return [day, number ?? '', title, video_id, views, whatsapp, tiktok, sales, salesUgx, ...orders, postId];
}
