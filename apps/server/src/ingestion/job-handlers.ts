import { takingMomentsFor } from '#server/tiktok/tiktok.service.ts';
import { enqueueDueBackCatalogues } from './back-catalogue/begin-back-catalogue.ts';
import { noteOwnFailure, readBackCatalogue } from './back-catalogue/read-back-catalogue.ts';
import { importAsAsked, recordOwnFailure } from './import/import-shop.ts';
import { momentsOf } from './import/import-turns.ts';
import { scheduleDue } from './import/schedule-due.ts';
import type { IngestionContext } from './ingestion.context.ts';
import {
  addLinkJob,
  completePostJob,
  fetchPicturesJob,
  importShopJob,
  readBackCatalogueJob,
  scheduleDueJob,
} from './ingestion.jobs.ts';
import { fetchPictures } from './pictures/fetch-pictures.ts';
import { completePost } from './posts/complete-post.ts';
import { addWaitingLink } from './sync/add-links.ts';

/** Names the one handler of every job of this slice and its schedule. */
export function handleIngestionJobs(ingestion: IngestionContext): void {
  const { jobs } = ingestion;
  jobs.handle(importShopJob, async ({ payload, turn, signal, isLastAttempt, putBack }) => {
    const { shopId } = payload;
    try {
      const isAskedAgain = await takingMomentsFor(momentsOf(turn, shopId), () =>
        importAsAsked(ingestion, shopId, signal),
      );
      if (isAskedAgain) putBack();
      await enqueueDueBackCatalogues(ingestion, { shopId });
    } catch (error) {
      // The seller must not go on reading the last success when we ourselves have given up.
      if (isLastAttempt && !signal.aborted) await recordOwnFailure(ingestion, shopId);
      throw error;
    }
  });
  jobs.handle(readBackCatalogueJob, async ({ payload: { shopId }, turn, signal, isLastAttempt, putBack }) => {
    try {
      const hasMore = await takingMomentsFor(momentsOf(turn, shopId), () =>
        readBackCatalogue(ingestion, shopId, { signal, isLastAttempt }),
      );
      if (hasMore) putBack();
    } catch (error) {
      if (isLastAttempt && !signal.aborted) await noteOwnFailure(ingestion, shopId);
      throw error;
    }
  });
  jobs.handle(fetchPicturesJob, ({ payload: { shopId, videoId }, turn, signal }) =>
    takingMomentsFor(momentsOf(turn, shopId), () => fetchPictures(ingestion, shopId, videoId, signal)),
  );
  jobs.handle(completePostJob, ({ payload, turn, signal }) =>
    takingMomentsFor(momentsOf(turn, payload.shopId), () => completePost(ingestion, payload, signal)),
  );
  jobs.handle(scheduleDueJob, async ({ signal }) => {
    await scheduleDue(ingestion, signal);
    await enqueueDueBackCatalogues(ingestion, { signal });
  });
  jobs.schedule(scheduleDueJob, '* * * * *');
  jobs.handle(addLinkJob, ({ payload, turn, signal }) =>
    takingMomentsFor(momentsOf(turn, payload.shopId), () => addWaitingLink(ingestion, payload, signal)),
  );
}
