import type { FastifyRequest } from 'fastify';
import { requireRunningSubscription } from '#server/billing/billing.service.ts';
import { findShopId } from '#server/catalog/catalog.queries.ts';
import { type Guards, sellerOf } from '#server/identity/guards.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import type { DatabaseLimits } from '#server/platform/http/database-limits.ts';
import type { ImageStore } from '#server/platform/images/store/store.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';

/** What the owner's calls work with. */
export interface OwnerDeps {
  database: Database;
  jobs: JobQueue;
  limits: DatabaseLimits;
  store: ImageStore;
  clock: Clock;
  guards: Guards;
  publicOrigin: () => string;
}

/** A shop whose owner is asking. */
export interface OwnShop {
  shopId: string;
  handle: string;
}

/** The shop of a call's address when it is the caller's own. Throws `not_found`, and `forbidden` for everybody else's. */
export async function ownShopOf(
  deps: OwnerDeps,
  request: FastifyRequest<{ Params: { handle: string } }>,
): Promise<OwnShop> {
  const handle = request.params.handle.toLowerCase();
  const shopId = await findShopId(deps.database.db, handle);
  if (shopId === null) throw new AppError('not_found');
  if (shopId !== sellerOf(request).accountId) throw new AppError('forbidden');
  return { shopId, handle };
}

/** Throws `subscription_expired` for what pauses when neither a trial nor a paid period runs. */
export function requireRunning(deps: OwnerDeps, { shopId }: OwnShop): Promise<void> {
  return requireRunningSubscription(deps.database.db, shopId, deps.clock.now());
}
