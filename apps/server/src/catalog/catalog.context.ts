import type { FastifyRequest } from 'fastify';
import type { Clock } from '#server/platform/clock.ts';
import { type PublicReads, readsFrom } from '#server/platform/database/standby/public-reads.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { DatabaseLimits } from '#server/platform/http/database-limits.ts';
import type { ImageStore } from '#server/platform/images/store/store.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { TikTokContext } from '#server/tiktok/tiktok.service.ts';
import { createHandleLookup } from './shop/unknown-handles.ts';

export interface CatalogContext {
  db: Db;
  reads: PublicReads;
  jobs: JobQueue;
  limits: DatabaseLimits;
  store: ImageStore;
  clock: Clock;
  publicOrigin: () => string;
  /** Does TikTok know this handle? Asked for unknown shops only. */
  isHandleOnTikTok: (handle: string, address: string) => Promise<boolean>;
}

/** Who says who they are may be the owner, and owners see what they have just changed: from the primary alone. */
export function readsFor({ reads, db }: CatalogContext, request: FastifyRequest): PublicReads {
  return request.headers.authorization === undefined ? reads : readsFrom(db);
}

export function createCatalogContext(
  inputs: Omit<CatalogContext, 'isHandleOnTikTok'> & { tiktok: TikTokContext },
): CatalogContext {
  return { ...inputs, isHandleOnTikTok: createHandleLookup(inputs) };
}
