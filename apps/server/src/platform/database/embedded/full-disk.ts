import { existsSync, statfsSync } from 'node:fs';
import { DataDirInUseError } from '#server/platform/database/data-dir/data-dir-lock.ts';
import { OperatorError } from '#server/platform/operator-error.ts';

const mb = 1024 * 1024;
/** PostgreSQL's log grows by files of this size: with less it can neither start nor write. */
const leastFreeBytes = 16 * mb;

/** Says so in words when the disk is what kept the database from opening. PGlite says no more than "Aborted()". */
export function orFullDisk(dataDir: string, error: unknown): unknown {
  if (error instanceof DataDirInUseError || !existsSync(dataDir)) return error;
  const { bavail, bsize, blocks } = statfsSync(dataDir);
  if (bavail * bsize >= leastFreeBytes) return error;
  const [free, all] = [bavail, blocks].map((count) => Math.round((count * bsize) / mb));
  return new OperatorError(
    `The disk of ${dataDir} is full: ${free} MB of ${all} MB are free, and the embedded database needs at least ` +
      `${leastFreeBytes / mb} MB. Make room, or move DATA_DIR to a larger disk, and start again; what is stored is kept.`,
  );
}
