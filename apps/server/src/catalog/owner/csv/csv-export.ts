import { goneReasonMessages } from '@app/contracts/catalog/gone-reason-messages';
import { stringify } from 'csv-stringify/sync';
import { sql } from 'kysely';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { listAfterNumber, type OwnerProductRow } from '#server/catalog/owner/products/owner-products.queries.ts';
import { productUrl } from '#server/catalog/products/product.wire.ts';
import type { OwnShop } from '#server/catalog/shop/own-shop.ts';
import { neutralise } from '#server/platform/csv/csv-file.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { editableColumns } from './csv-columns.ts';

const batchSize = 500;
/** For reading only: an import knows none of them. */
const figureHeaders = ['Discount', 'Discount ends', 'Views', 'WhatsApp chats', 'TikTok visits', 'Sold', 'Link', 'Note'];

/** As the dashboard says it beside such a product. */
const formerHolders = 'Made before you proved this shop. Check it before you show it';

type Counts = Map<string, Partial<Record<'view' | 'whatsapp' | 'tiktok', number>>>;

/** All products as CSV (RFC 4180, UTF-8 with BOM), in batches; the first is read before the answer starts. */
export async function exportProducts(catalog: CatalogContext, shop: OwnShop): Promise<AsyncGenerator<string>> {
  const first = await readBatch(catalog.db, shop, 0);
  return writeBatches(catalog, shop, first);
}

type Batch = Awaited<ReturnType<typeof readBatch>>;

async function* writeBatches(catalog: CatalogContext, shop: OwnShop, first: Batch): AsyncGenerator<string> {
  const headers = ['Number', ...editableColumns.map((column) => column.header), ...figureHeaders];
  yield `\ufeff${csv([headers])}`;
  for (let batch = first; batch.rows.length > 0; ) {
    const { rows, counts } = batch;
    yield csv(rows.map((row) => [...ownCells(row), ...figureCells(row, counts, shop, catalog.publicOrigin())]));
    const last = rows.at(-1);
    if (rows.length < batchSize || !last) return;
    batch = await readBatch(catalog.db, shop, last.number);
  }
}

function csv(rows: string[][]): string {
  return stringify(rows, { record_delimiter: 'windows' });
}

function ownCells(row: OwnerProductRow): string[] {
  return [String(row.number), ...editableColumns.map((column) => neutralise(column.cell(row)))];
}

function figureCells(row: OwnerProductRow, counts: Counts, shop: OwnShop, publicOrigin: string): string[] {
  const of = counts.get(row.video_id) ?? {};
  const figures = [of.view ?? 0, of.whatsapp ?? 0, of.tiktok ?? 0, row.sold].map(String);
  const notes = [row.from_former_holder && formerHolders, row.gone_reason && goneReasonMessages[row.gone_reason]];
  const { price_ugx, current_price_ugx, sale_ends_at } = row;
  const discount = current_price_ugx === price_ugx ? ['', ''] : [String(current_price_ugx), dayAndTime(sale_ends_at)];
  return [
    ...discount,
    ...figures,
    productUrl(publicOrigin, shop.handle, row.video_id),
    notes.filter(Boolean).join('; '),
  ];
}

/** In Kampala (UTC+3), as a sheet reads it: `2026-11-29 20:00`. */
const dayAndTime = (at: Date | null): string =>
  at === null ? '' : new Date(at.getTime() + 3 * 60 * 60 * 1000).toISOString().slice(0, 16).replace('T', ' ');

async function readBatch(db: Db, { shopId }: OwnShop, afterNumber: number) {
  const rows = await listAfterNumber(db, shopId, afterNumber, batchSize);
  const counts: Counts = new Map();
  const ids = rows.map((row) => row.video_id);
  const { rows: counted } = await sql<{ video_id: string; kind: 'view' | 'whatsapp' | 'tiktok'; count: number }>`
    select video_id, kind, count from total_counts where shop_id = ${shopId} and video_id = any(${ids}::text[])`.execute(
    db,
  );
  for (const { video_id, kind, count } of counted) counts.set(video_id, { ...counts.get(video_id), [kind]: count });
  return { rows, counts };
}
