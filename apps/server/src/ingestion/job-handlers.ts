import { importAsAsked, recordOwnFailure } from './import/import-shop.ts';
import { scheduleDue } from './import/schedule-due.ts';
import type { IngestionContext } from './ingestion.context.ts';
import { addLinkJob, fetchPicturesJob, importShopJob, scheduleDueJob } from './ingestion.jobs.ts';
import { fetchPictures } from './pictures/fetch-pictures.ts';
import { addWaitingLink } from './sync/add-links.ts';

/** Names the one handler of every job of this slice and its schedule. */
export function handleIngestionJobs(ingestion: IngestionContext): void {
  const { jobs } = ingestion;
  jobs.handle(importShopJob, async ({ payload, signal, isLastAttempt }) => {
    try {
      await importAsAsked(ingestion, payload.shopId, signal);
    } catch (error) {
      // The seller must not go on reading the last success when we ourselves have given up.
      if (isLastAttempt && !signal.aborted) await recordOwnFailure(ingestion, payload.shopId);
      throw error;
    }
  });
  jobs.handle(fetchPicturesJob, ({ payload, signal }) =>
    fetchPictures(ingestion, payload.shopId, payload.videoId, signal),
  );
  jobs.handle(scheduleDueJob, async ({ signal }) => {
    await scheduleDue(ingestion, signal);
  });
  jobs.schedule(scheduleDueJob, '* * * * *');
  jobs.handle(addLinkJob, ({ payload, signal }) => addWaitingLink(ingestion, payload, signal));
}
