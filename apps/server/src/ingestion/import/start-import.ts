import type { ErrorCode } from '@app/contracts/errors.schemas';
import type { IngestionContext } from '#server/ingestion/ingestion.context.ts';
import { readImportState } from '#server/ingestion/ingestion.queries.ts';
import { enqueueImport } from '#server/ingestion/schedule/ask-for-import.ts';
import { operatorTurn } from '#server/ingestion/schedule/import-priority.ts';
import { findObstacle, type ImportObstacle } from '#server/ingestion/schedule/may-import.ts';
import type { Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { readSourcesOff } from '#server/tiktok/tiktok.service.ts';

/** What an administrator reads, the first one of several. */
const refusals: Record<ImportObstacle, [code: ErrorCode, message: string]> = {
  suspended: ['shop_suspended', 'The shop is suspended. Restore it first.'],
  leaving: ['conflict', 'The account is about to be deleted, so nothing is imported.'],
  detached: ['conflict', 'The shop has no TikTok handle now. Importing continues when its owner proves one.'],
  stopped: [
    'conflict',
    'Another TikTok account uses this handle now. Importing continues when its owner proves the handle.',
  ],
  subscription: ['subscription_expired', 'The subscription has ended, so nothing is imported.'],
};
const obstaclesInOrder = Object.keys(refusals) as ImportObstacle[];

/**
 * Puts a shop's import before all others for an administrator, whatever the seller's cooldown and quota. Answers whether
 * a new one was queued. Throws `not_found`, and with words for the administrator `shop_suspended`,
 * `subscription_expired`, `unavailable` while every source is switched off, and `conflict`.
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
  if (obstacle) {
    const [code, message] = refusals[obstacle];
    throw new AppError(code, { message });
  }
  const off = await readSourcesOff(trx);
  if (ingestion.sources.configured().every(({ source }) => off.includes(source)))
    throw new AppError('unavailable', { message: 'All TikTok sources are switched off in the settings.' });
  return enqueueImport(ingestion.jobs, trx, shopId, operatorTurn);
}
