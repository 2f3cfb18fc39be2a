import { parseArgs } from 'node:util';
import { loadStorageConfig } from '#server/config.ts';
import { restoreBackup } from '#server/platform/database/data-dir/restore.ts';
import { OperatorError } from '#server/platform/operator-error.ts';
import { runCommand } from './run-command.ts';

/** `npm run restore -- DIR [--force]`: puts back what `npm run backup` wrote. The service must not run. */
export async function restoreEmbedded(args: string[], environment?: NodeJS.ProcessEnv): Promise<string> {
  const { databaseUrl, dataDir } = loadStorageConfig(environment);
  if (databaseUrl)
    throw new OperatorError(
      'DATABASE_URL is set: restore PostgreSQL with pg_restore from what pg_dump wrote (docs/operations/backup.md).',
    );
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { force: { type: 'boolean' } },
  });
  const [directory, ...more] = positionals;
  if (!directory || more.length > 0) throw new OperatorError('Name one directory: npm run restore -- DIR [--force]');
  const { createdAt, files } = await restoreBackup({ directory, dataDir, force: values.force ?? false });
  return `Restored ${files} files of ${createdAt} into ${dataDir}.`;
}

if (import.meta.main) await runCommand(() => restoreEmbedded(process.argv.slice(2)));
