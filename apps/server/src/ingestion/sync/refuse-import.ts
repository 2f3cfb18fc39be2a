import { requireRunningSubscription } from '#server/billing/billing.service.ts';
import { refuseSuspended } from '#server/catalog/catalog.service.ts';
import type { ImportState } from '#server/ingestion/ingestion.queries.ts';
import { findObstacle, type ImportObstacle } from '#server/ingestion/schedule/may-import.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { closedText, detachedText, failureText } from './sync.messages.ts';

/**
 * Tells a seller why the shop may not be imported now, of several reasons the first in `order`. Throws
 * `subscription_expired`, `shop_suspended`, `forbidden`, `tiktok_unavailable`.
 */
export async function refuseObstacle(
  db: Db | Trx,
  { shopId, now, order }: { shopId: string; now: Date; order?: readonly ImportObstacle[] },
  state: ImportState,
): Promise<void> {
  const obstacle = findObstacle(state, now, order);
  // These two know the words for the reason.
  if (obstacle === 'subscription') await requireRunningSubscription(db, shopId, now);
  if (obstacle === 'suspended') refuseSuspended(state.suspended_message);
  if (obstacle === 'leaving') throw new AppError('forbidden', { message: closedText });
  if (obstacle === 'detached') throw new AppError('forbidden', { message: detachedText });
  if (obstacle === 'stopped')
    throw new AppError('tiktok_unavailable', { message: failureText(state.stopped_reason ?? 'transient', now) });
}
