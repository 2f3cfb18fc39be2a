import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadStorageConfig } from '#server/config.ts';
import { writeBackup } from '#server/platform/database/data-dir/backup.ts';
import { OperatorError } from '#server/platform/operator-error.ts';
import { askServiceOrOpen, runCommand } from './run-command.ts';

/** `npm run backup -- DIR`: copies the embedded database, its pictures and its secret. The service may be running. */
export async function backUpEmbedded(args: string[], environment?: NodeJS.ProcessEnv): Promise<string> {
  const { databaseUrl, dataDir, s3 } = loadStorageConfig(environment);
  if (databaseUrl)
    throw new OperatorError('DATABASE_URL is set: back PostgreSQL up with pg_dump (docs/operations/backup.md).');
  const [named, ...more] = parseArgs({ args, allowPositionals: true }).positionals;
  if (!named || more.length > 0) throw new OperatorError('Name one directory: npm run backup -- DIR');
  const directory = resolve(named);
  const done = await askServiceOrOpen(
    { databaseUrl, dataDir },
    { command: 'backup', input: { directory }, missing: `There is no database to back up in ${dataDir}.` },
    (database) => writeBackup({ database, dataDir }, directory),
  );
  const pictures = s3 ? ' The pictures are in the bucket, not in this backup.' : '';
  return `Backed up ${done.files} files (${Math.ceil(done.bytes / 1024)} kB) to ${done.directory}.${pictures}`;
}

if (import.meta.main) await runCommand(() => backUpEmbedded(process.argv.slice(2)));
