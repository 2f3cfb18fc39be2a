import { randomUUID } from 'node:crypto';
import type { ReportBody } from '@app/contracts/reports/reports.schemas';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { plainText } from '#server/admin/plain-text.ts';
import { findOpenShopId } from '#server/catalog/catalog.service.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { addressKey, blockKey } from '#server/platform/http/database-limits.ts';
import { deriveKey, keyedHash } from '#server/platform/keys.ts';
import { countReport, hasProduct, hasReview, insertReport, noteReport, wasReported } from './reports.queries.ts';

/**
 * Reports an hour from one address, and from one block (an IPv6 /40, an IPv4 /24), whose addresses one customer can
 * change at will. Above it each shop has one row for all of them: a flood fills no table and keeps no one else out.
 */
const byAddress = { name: 'report_address', windowSeconds: 3600 };
const maxByAddress = 60;
const byBlock = { name: 'report_block', windowSeconds: 3600 };
const maxByBlock = 120;

/** Reports of one shop from one block that are rows of their own. Those above it are counted on one row. */
const maxOwnRows = 6;
const byShopAndBlock = { name: 'report_shop_block', windowSeconds: 24 * 3600 };

/** Who reports, as far as the connection tells; only a keyed hash of it is stored, for a day. */
export interface Reporter {
  ip: string;
  userAgent: string;
}

export const thanks = 'Thank you. We will look at it.';

/**
 * Takes a buyer's report of a shop, of the product that `videoId` names, or of a review. Throws `not_found` for a shop that visitors
 * do not find, and for a product or a review that is not the shop's.
 */
export async function fileReport(
  { db, clock, limits, tokenSecret }: AdminContext,
  typedHandle: string,
  body: ReportBody,
  { ip, userAgent }: Reporter,
): Promise<void> {
  const { reason, videoId = null, reviewId = null, details = '' } = body;
  const shopId = await findOpenShopId(db, typedHandle.toLowerCase());
  if (shopId === null) throw new AppError('not_found', { message: 'There is no such shop.' });
  // A product that its seller has just hidden can still be reported.
  if (videoId !== null && !(await hasProduct(db, shopId, videoId)))
    throw new AppError('not_found', { message: 'There is no such product in this shop.' });
  if (reviewId !== null && !(await hasReview(db, shopId, reviewId)))
    throw new AppError('not_found', { message: 'There is no such review in this shop.' });
  const address = addressKey(ip);
  const key = deriveKey(tokenSecret, 'reports');
  const hash = keyedHash(key, shopId, videoId ?? reviewId ?? '', reason, address, userAgent.slice(0, 300));
  // A repeated report is answered like the first and counts against no limit.
  if (await wasReported(db, hash, clock.now())) return;
  const block = blockKey(ip);
  const at = clock.now();
  const report = { shopId, reportId: randomUUID(), videoId, reviewId, reason, details: plainText(details), at };
  await inTransaction(db, 'admin.file-report', async (trx) => {
    // An address above its own limit does not use up the block's.
    const isFlood =
      (await limits.count(trx, byAddress, address)) > maxByAddress ||
      (await limits.count(trx, byBlock, block)) > maxByBlock;
    if (!isFlood && !(await noteReport(trx, hash, at))) return;
    const reports = await limits.count(trx, byShopAndBlock, `${shopId} ${block}`);
    const isStored =
      !isFlood && reports <= maxOwnRows
        ? await insertReport(trx, report)
        : await countReport(trx, keyedHash(key, 'network', shopId, block), report);
    if (!isStored) throw new AppError('not_found', { message: 'There is no such shop.' });
  });
}
