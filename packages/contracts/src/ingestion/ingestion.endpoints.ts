import type { Endpoint } from '@app/contracts/endpoint';
import type { calls } from './ingestion.schemas.ts';

export const syncNow: Endpoint<typeof calls.syncNow> = {
  method: 'POST',
  path: '/api/v1/ingestion/sync-now',
  auth: 'session',
  idempotent: true,
};

export const readSyncState: Endpoint<typeof calls.readSyncState> = {
  method: 'GET',
  path: '/api/v1/ingestion/status',
  auth: 'session',
};

export const addLinks: Endpoint<typeof calls.addLinks> = {
  method: 'POST',
  path: '/api/v1/ingestion/add-links',
  auth: 'session',
  idempotent: true,
};

export const readAgain: Endpoint<typeof calls.readAgain> = {
  method: 'POST',
  path: '/api/v1/ingestion/read-again',
  auth: 'session',
  idempotent: true,
};
