import type { ErrorCode } from '@app/contracts/errors.schemas';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { readImportState } from '#server/ingestion/ingestion.queries.ts';
import { enqueueAskedImport } from '#server/ingestion/schedule/ask-for-import.ts';
import { operatorTurn } from '#server/ingestion/schedule/import-priority.ts';
import { findObstacle, type ImportObstacle } from '#server/ingestion/schedule/may-import.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { readSourcesOff } from '#server/tiktok/tiktok.service.ts';

/** What an administrator is told, the first one of several. */
const refusals: Record<ImportObstacle, [code: ErrorCode, options: { message: string }]> = {
  suspended: ['shop_suspended', { message: 'The shop is suspended. Restore it first.' }],
  leaving: ['conflict', { message: 'The account is about to be deleted, so nothing is imported.' }],
  detached: [
    'conflict',
    { message: 'The shop has no TikTok handle now. Importing continues when its owner proves one.' },
  ],
  stopped: [
    'conflict',
    {
      message: 'Another TikTok account uses this handle now. Importing continues when its owner proves the handle.',
    },
  ],
  subscription: ['subscription_expired', { message: 'The subscription has ended, so nothing is imported.' }],
};
const obstaclesInOrder = Object.keys(refusals) as ImportObstacle[];

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
  const obstacle = findObstacle(state, now, obstaclesInOrder);
  if (obstacle) throw new AppError(...refusals[obstacle]);
  const off = await readSourcesOff(trx);
  if (ingestion.sources.configured().every(({ source }) => off.includes(source)))
    throw new AppError('unavailable', { message: 'All TikTok sources are switched off in the settings.' });
  return enqueueAskedImport(ingestion.jobs, trx, shopId, operatorTurn);
}
