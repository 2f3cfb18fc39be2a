import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadStorageConfig } from '#server/config.ts';
import { askRunningService } from '#server/platform/control-socket.ts';
import { type BackupSummary, writeBackup } from '#server/platform/database/data-dir/backup.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { OperatorError } from '#server/platform/operator-error.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run backup -- DIR`: the embedded database, its pictures and its secret into a new directory. The service may run
 * meanwhile.
 */
export async function backUpEmbedded(args: string[], environment?: NodeJS.ProcessEnv): Promise<string> {
  const { databaseUrl, dataDir, s3 } = loadStorageConfig(environment);
  if (databaseUrl)
    throw new OperatorError('DATABASE_URL is set: back PostgreSQL up with pg_dump (docs/operations/backup.md).');
  const [directory, ...more] = parseArgs({ args, allowPositionals: true }).positionals;
  if (!directory || more.length > 0) throw new OperatorError('Name one directory: npm run backup -- DIR');
  const { bytes, files, ...done } = await backUp(dataDir, resolve(directory));
  const pictures = s3 ? ' The pictures are in the bucket, not in this backup.' : '';
  return `Backed up ${files} files (${Math.ceil(bytes / 1024)} kB) to ${done.directory}.${pictures}`;
}

async function backUp(dataDir: string, directory: string): Promise<BackupSummary> {
  const asked = await askRunningService(dataDir, 'backup', { directory });
  if (asked) return asked.result as BackupSummary;
  if (!existsSync(join(dataDir, 'postgres'))) throw new OperatorError(`There is no database to back up in ${dataDir}.`);
  const database = await openDatabase({ databaseUrl: null, dataDir });
  try {
    return await writeBackup({ database, dataDir }, directory);
  } finally {
    await database.close();
  }
}

if (import.meta.main) await runCommand(() => backUpEmbedded(process.argv.slice(2)));
