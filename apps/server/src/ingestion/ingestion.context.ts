import type { CaptionReader } from '#server/captions/captions.service.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DownloadPolicy } from '#server/platform/images/download/download.ts';
import type { ImageStore } from '#server/platform/images/store/store.ts';
import type { JobQueue } from '#server/platform/jobs/job-queue.ts';
import type { Logger } from '#server/platform/logger.ts';
import type { TikTokSources } from './sources/sources.ts';

/** What importing needs; app.ts puts it together. */
export interface IngestionDeps {
  database: Database;
  jobs: JobQueue;
  sources: TikTokSources;
  captions: CaptionReader;
  images: { store: ImageStore; policy: DownloadPolicy };
  clock: Clock;
  logger: Logger;
  publicOrigin: () => string;
  sync: { intervalMinutes: number; cooldownSeconds: number };
}
