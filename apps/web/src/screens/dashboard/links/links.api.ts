import type { AddLinkResult } from '@app/contracts/ingestion';
import { callApi } from '#web/lib/requests/api-client.ts';

/** Adds own videos by their links, at most 50; one result per link, in their order. */
export const addLinks = (urls: string[], idempotencyKey: string) =>
  callApi<{ results: AddLinkResult[] }>('/ingestion/add-links', { method: 'POST', body: { urls }, idempotencyKey });
