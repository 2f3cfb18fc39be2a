import { adoptTikTokAccount } from '#server/catalog/catalog.service.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { importAsAsked } from './import/import-as-asked.ts';
import { anotherAccount, recordOwnFailure } from './import/import-shop.ts';
import { scheduleDue } from './import/schedule-due.ts';
import type { IngestionDeps } from './ingestion.context.ts';
import { addLinkJob, fetchPicturesJob, firstImportPriority, importShopJob, scheduleDueJob } from './ingestion.jobs.ts';
import { findImportTarget, goOn, isOpenForImport } from './ingestion.queries.ts';
import { fetchPictures } from './pictures/fetch-pictures.ts';
import { addLink } from './sync/add-links.ts';

export { noteVisited, resumeImport } from './import/schedule-due.ts';
export { startImport } from './import/start-import.ts';
// The only door for other slices.
export type { IngestionDeps } from './ingestion.context.ts';
export { importShopJob } from './ingestion.jobs.ts';
export { picturePolicy } from './pictures/picture-sources.ts';
export { checksLane, createRequestGap, createVisitorsGap } from './sources/request-gap.ts';
export { createSourceSwitches, readSourcesOff, sourcesOffKey } from './sources/source-switches.ts';
export { createTikTokSources, type TikTokSources } from './sources/sources.ts';
export { addLinks } from './sync/add-links.ts';

/** Names the one handler of every job of this slice and its schedule. */
export function handleIngestionJobs(deps: IngestionDeps): void {
  const { jobs } = deps;
  jobs.handle(importShopJob, async ({ payload, signal, isLastAttempt }) => {
    try {
      await importAsAsked(deps, payload.shopId, signal);
    } catch (error) {
      // The seller must not go on reading the last success when we ourselves have given up.
      if (isLastAttempt && !signal.aborted) await recordOwnFailure(deps, payload.shopId);
      throw error;
    }
  });
  jobs.handle(fetchPicturesJob, ({ payload, signal }) => fetchPictures(deps, payload.shopId, payload.videoId, signal));
  jobs.handle(scheduleDueJob, async ({ signal }) => {
    await scheduleDue(deps, signal);
  });
  jobs.schedule(scheduleDueJob, '* * * * *');
  jobs.handle(addLinkJob, ({ payload, signal }) => addWaitingLink(deps, payload, signal));
}

/** A new seller's first import, in the transaction that makes the account. */
export async function enqueueFirstImport(deps: Pick<IngestionDeps, 'jobs'>, trx: Trx, shopId: string): Promise<void> {
  await deps.jobs.enqueue(trx, importShopJob, { shopId }, { key: shopId, priority: firstImportPriority });
}

/**
 * A shop's handle was proven by this TikTok account: the shop belongs to it from now on, and it is looked at at once, also where the import had
 * stopped because of another one. In the transaction that notes the proof.
 */
export async function acceptTikTokAccount(
  deps: Pick<IngestionDeps, 'jobs' | 'clock'>,
  trx: Trx,
  { shopId, account }: { shopId: string; account: Parameters<typeof adoptTikTokAccount>[2] },
): Promise<void> {
  const now = deps.clock.now();
  await adoptTikTokAccount(trx, shopId, account, now);
  await goOn(trx, shopId, anotherAccount, now);
  await enqueueFirstImport(deps, trx, shopId);
}

async function addWaitingLink(
  deps: IngestionDeps,
  { shopId, url, askedAt }: { shopId: string; url: string; askedAt?: string },
  signal: AbortSignal,
): Promise<void> {
  const target = await findImportTarget(deps.database.db, shopId);
  if (!target || !isOpenForImport(target)) return;
  const added = await addLink(
    deps,
    { shopId, handle: target.handle, askedAt: askedAt ? new Date(askedAt) : deps.clock.now() },
    url,
    signal,
  );
  if (!added.ok && added.reason === 'tiktok_unavailable')
    throw new Error(`TikTok could not be read for a pasted link of ${shopId}`);
}
