import { endpoint, forSeller, forSellerOnce } from '@app/contracts/endpoint';
import type { calls } from './ingestion.schemas.ts';

export const syncNow = endpoint<typeof calls.syncNow>('POST /api/v1/ingestion/sync-now', forSellerOnce);
export const readSyncState = endpoint<typeof calls.readSyncState>('GET /api/v1/ingestion/status', forSeller);
export const addLinks = endpoint<typeof calls.addLinks>('POST /api/v1/ingestion/add-links', forSellerOnce);
