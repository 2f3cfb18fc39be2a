import { openDatabase } from '@app/server/platform/database/database';
import { measureExport } from './admin-export.ts';
import { measureLists } from './admin-lists.ts';
import { generateSellers } from './million-sellers.ts';
import type { Row } from './rows.ts';
import { makeScratch, serverUrl } from './scratch.ts';

/** What administrators ask of a database with a million sellers: pages of the list, totals, the cards, the export. */
export async function run(): Promise<Row[]> {
  const server = serverUrl();
  if (server === null)
    return [{ figure: 'Administration of 1,000,000 sellers', ours: 'not measured: set DATABASE_URL' }];
  const scratch = await makeScratch(server);
  try {
    const database = await openDatabase({ databaseUrl: scratch.databaseUrl, dataDir: scratch.dataDir });
    try {
      await generateSellers(database.db);
      const lists = await measureLists(database.db);
      return [...lists, ...(await measureExport(scratch, database.db))];
    } finally {
      await database.close();
    }
  } finally {
    await scratch.remove();
  }
}
