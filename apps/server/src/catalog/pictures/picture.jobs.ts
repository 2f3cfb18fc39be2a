import Type from 'typebox';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { defineJob } from '#server/platform/jobs/job-definition.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import { makePreviews } from './previews.ts';
import { findWithoutAvif, makeShopAvif } from './shop-avif.ts';

/** Makes the AVIF files of a shop that was visited. Costs most, helps least: last. Key: the shop's id. */
const makeShopAvifJob = defineJob({
  name: 'catalog.make-shop-avif',
  payload: Type.Object({ shopId: Type.String() }),
  add: 'unless_waiting_or_running',
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

export function handlePictureJobs(catalog: CatalogContext): void {
  const { jobs } = catalog;
  jobs.handle(makeShopAvifJob, ({ payload, signal }) => makeShopAvif(catalog, payload.shopId, signal));
  jobs.handle(makePreviewsJob, async ({ payload }) => {
    while (await makePreviews(catalog, payload.shopId));
  });
}

export async function enqueuePreviews(jobs: JobQueue, trx: Trx, shopId: string): Promise<void> {
  await jobs.enqueue(trx, makePreviewsJob, { shopId }, { key: shopId });
}

/** Only for visited shops; most others wait long for their first visitor. */
export async function enqueueAvif(jobs: JobQueue, trx: Trx, visited: string[]): Promise<void> {
  for (const shopId of await findWithoutAvif(trx, visited))
    await jobs.enqueue(trx, makeShopAvifJob, { shopId }, { key: shopId });
}
