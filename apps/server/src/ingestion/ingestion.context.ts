import type { CaptionReader } from '@app/captions/reader';
import type { DeletedAccounts } from '#server/catalog/catalog.service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { DatabaseLimits } from '#server/platform/http/database-limits.ts';
import type { DownloadPolicy } from '#server/platform/images/download/download.ts';
import type { ImageStore } from '#server/platform/images/store/store.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { TikTokContext } from '#server/tiktok/tiktok.service.ts';
import type { PostReaders } from './sync/post-readers.ts';

/** What importing needs; made once in services.ts. */
export interface IngestionContext extends Pick<TikTokContext, 'sources' | 'apify'> {
  db: Db;
  jobs: JobQueue;
  limits: DatabaseLimits;
  deletedAccounts: DeletedAccounts;
  captions: CaptionReader;
  images: { store: ImageStore; policy: DownloadPolicy };
  clock: Clock;
  logger: Logger;
  publicOrigin: () => string;
  postReaders: PostReaders;
  sync: { intervalMinutes: number; cooldownSeconds: number };
}

/** The value of a successful read of TikTok. */
export type ReadOf<Read extends 'readCreator' | 'readPage'> = Extract<
  Awaited<ReturnType<IngestionContext['sources'][Read]>>,
  { ok: true }
>['value'];
