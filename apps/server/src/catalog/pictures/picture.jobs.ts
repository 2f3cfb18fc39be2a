import Type from 'typebox';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { bumpShop } from '#server/catalog/shop/shop-version.ts';
import { inTransaction, type Trx } from '#server/platform/database/transaction.ts';
import { makeAvif } from '#server/platform/images/renditions/avif.ts';
import { defineJob } from '#server/platform/jobs/job-definition.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import { makePreviews } from './previews.ts';
import { markAvif } from './thumbnails.ts';

/**
 * Makes the AVIF files of one stored picture. Costs most, helps least: last. A second use of a picture in work is
 * marked by a run of its own.
 */
const makeAvifJob = defineJob({
  name: 'catalog.make-avif',
  payload: Type.Object({ hash: Type.String() }),
  add: 'unless_waiting',
  priority: -10,
  // It waits behind every picture that is being imported, and that time is not lost.
  expireInSeconds: 3600,
});

/** Draws the picture that link previews of a shop and its changed products show. */
const makePreviewsJob = defineJob({
  name: 'catalog.make-previews',
  payload: Type.Object({ shopId: Type.String() }),
  add: 'unless_waiting',
  priority: -5,
});

/** Names the one handler of every job of this slice. */
export function handlePictureJobs(catalog: CatalogContext): void {
  const { jobs, db, store } = catalog;
  jobs.handle(makeAvifJob, async ({ payload }) => {
    const made = await makeAvif(payload.hash, { store });
    if (made.ok) await inTransaction(db, 'catalog.mark-avif', (trx) => showAvif(trx, payload.hash));
  });
  jobs.handle(makePreviewsJob, async ({ payload }) => {
    while (await makePreviews(catalog, payload.shopId));
  });
}

/** What follows in the background when pictures of a shop were stored: smaller files and new previews. */
export async function enqueuePictureWork(jobs: JobQueue, trx: Trx, shopId: string, hashes: string[]): Promise<void> {
  for (const hash of hashes) await jobs.enqueue(trx, makeAvifJob, { hash }, { key: hash });
  await jobs.enqueue(trx, makePreviewsJob, { shopId }, { key: shopId });
}

async function showAvif(trx: Trx, hash: string): Promise<void> {
  const touched = await markAvif(trx, hash);
  for (const shopId of new Set(touched.map((product) => product.shop_id))) await bumpShop(trx, shopId);
}
