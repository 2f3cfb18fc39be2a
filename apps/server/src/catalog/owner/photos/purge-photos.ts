import { noteUnusedPictures, removeUnusedPictures } from '#server/catalog/pictures/unused-pictures.ts';
import { dayMs } from '#server/platform/clock.ts';
import { type Db, inTransaction } from '#server/platform/database/transaction.ts';
import type { ImageStore } from '#server/platform/images/store/store.ts';
import { forgetPhotos } from './photos.queries.ts';

const keptMs = dayMs;
const batchSize = 200;

/** Deletes uploads that no product took within a day, with their files unless somebody shows the same picture; for a job. */
export async function purgeUnusedPhotos(db: Db, store: ImageStore, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  for (let forgotten = batchSize; forgotten === batchSize; )
    forgotten = await inTransaction(db, 'catalog.forget-photos', async (trx) => {
      const hashes = await forgetPhotos(trx, before, batchSize);
      await noteUnusedPictures(trx, hashes, now);
      return hashes.length;
    });
  await removeUnusedPictures(db, store, now);
}
