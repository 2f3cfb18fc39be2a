import type { JobTurn } from '#server/platform/jobs/job-definition.ts';
import { withPriority } from '#server/tiktok/tiktok.service.ts';
import { enqueueDueBackCatalogues } from './back-catalogue/begin-back-catalogue.ts';
import { noteOwnFailure, readBackCatalogue } from './back-catalogue/read-back-catalogue.ts';
import { importAndCheckForNewRequest, recordOwnFailure } from './import/import-shop.ts';
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
import { priorityOf } from './schedule/import-priority.ts';
import { addWaitingLink } from './sync/add-links.ts';

/** Names the one handler of every job of this slice and its schedule. */
export function handleIngestionJobs(ingestion: IngestionContext): void {
  const { jobs } = ingestion;
  jobs.handle(importShopJob, async ({ payload, turn, signal, isLastAttempt, requeue }) => {
    const { shopId } = payload;
    try {
      const isRequestedAgain = await importAndCheckForNewRequest(inTurn(ingestion, turn, shopId), shopId, signal);
      if (isRequestedAgain) requeue();
      await enqueueDueBackCatalogues(ingestion, { shopId });
    } catch (error) {
      // The seller must not go on reading the last success when we have given up.
      if (isLastAttempt && !signal.aborted) await recordOwnFailure(ingestion, shopId);
      throw error;
    }
  });
  jobs.handle(readBackCatalogueJob, async ({ payload: { shopId }, turn, signal, isLastAttempt, requeue }) => {
    try {
      const hasMore = await readBackCatalogue(inTurn(ingestion, turn, shopId), shopId, { signal, isLastAttempt });
      if (hasMore) requeue();
    } catch (error) {
      if (isLastAttempt && !signal.aborted) await noteOwnFailure(ingestion, shopId);
      throw error;
    }
  });
  jobs.handle(fetchPicturesJob, ({ payload: { shopId, videoId }, turn, signal }) =>
    fetchPictures(inTurn(ingestion, turn, shopId), shopId, videoId, signal),
  );
  jobs.handle(completePostJob, ({ payload, turn, signal }) =>
    completePost(inTurn(ingestion, turn, payload.shopId), payload, signal),
  );
  jobs.handle(scheduleDueJob, async ({ signal }) => {
    await scheduleDue(ingestion, signal);
    await enqueueDueBackCatalogues(ingestion, { signal });
  });
  jobs.schedule(scheduleDueJob, '* * * * *');
  jobs.handle(addLinkJob, ({ payload, turn, signal }) =>
    addWaitingLink(inTurn(ingestion, turn, payload.shopId), payload, signal),
  );
}

/** The job's requests to TikTok have its own priority. */
const inTurn = (ingestion: IngestionContext, turn: JobTurn, shopId: string): IngestionContext => ({
  ...ingestion,
  sources: withPriority(ingestion.sources, priorityOf(turn, shopId)),
});
