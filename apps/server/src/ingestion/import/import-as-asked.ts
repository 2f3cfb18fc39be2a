import type { IngestionDeps } from '#server/ingestion/ingestion.context.ts';
import { readImportState } from '#server/ingestion/ingestion.queries.ts';
import { importShop } from './import-shop.ts';

/**
 * Looks at a seller's newest posts, and once more when the seller asked for a look meanwhile: what was posted after the running one had read the
 * list would be missed. The request is compared with itself, because the clocks of two processes differ.
 */
export async function importAsAsked(deps: IngestionDeps, shopId: string, signal: AbortSignal): Promise<void> {
  let asked = await lastRequest(deps, shopId);
  for (;;) {
    await importShop(deps, shopId, signal);
    const askedSince = await lastRequest(deps, shopId);
    if (signal.aborted || askedSince === null || askedSince === asked) return;
    asked = askedSince;
  }
}

async function lastRequest(deps: IngestionDeps, shopId: string): Promise<number | null> {
  const state = await readImportState(deps.database.db, shopId, 'look');
  return state?.sync_requested_at?.getTime() ?? null;
}
