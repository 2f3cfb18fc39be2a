import { findSubscription, mayImport, subscriptionStatus } from '#server/billing/billing.service.ts';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { type ImportState, readImportState } from '#server/ingestion/ingestion.queries.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { readSourcesOff } from '#server/tiktok/tiktok.service.ts';
import { operatorTurn } from './import-turns.ts';
import { enqueueAskedImport } from './schedule-due.ts';

/**
 * Puts a shop's import before all others for an administrator: the seller's cooldown and quota are neither
 * asked nor used up. Answers whether it was put there anew. Throws `not_found`, and with words for the administrator
 * `shop_suspended`, `subscription_expired`, `unavailable` while every source is switched off, and `conflict`.
 * A second import of the shop is never queued beside a first one (`add` of `importShopJob`).
 */
export async function startImport(
  ingestion: Pick<IngestionContext, 'jobs' | 'sources' | 'clock'>,
  trx: Trx,
  shopId: string,
): Promise<boolean> {
  const now = ingestion.clock.now();
  const state = await readImportState(trx, shopId, 'lock');
  if (!state) throw new AppError('not_found');
  refuseClosed(state);
  const dates = await findSubscription(trx, shopId);
  if (!dates || !mayImport(subscriptionStatus(dates, now)))
    throw new AppError('subscription_expired', { message: 'The subscription has ended, so nothing is imported.' });
  const off = await readSourcesOff(trx);
  if (ingestion.sources.configured().every(({ source }) => off.includes(source)))
    throw new AppError('unavailable', { message: 'All TikTok sources are switched off in the settings.' });
  return enqueueAskedImport(ingestion.jobs, trx, shopId, operatorTurn);
}

function refuseClosed(state: ImportState): void {
  if (state.suspended_message !== null)
    throw new AppError('shop_suspended', { message: 'The shop is suspended. Restore it first.' });
  if (state.deletion_due_at !== null)
    throw new AppError('conflict', { message: 'The account is about to be deleted, so nothing is imported.' });
  if (state.detached_at !== null)
    throw new AppError('conflict', {
      message: 'The shop has no TikTok handle now. Importing continues when its owner proves one.',
    });
  if (state.stopped_reason !== null)
    throw new AppError('conflict', {
      message: 'Another TikTok account uses this handle now. Importing continues when its owner proves the handle.',
    });
}
