import type { AddLinkResult, ReadAgain } from '@app/contracts/ingestion.schemas';
import { callApi } from '#web/lib/requests/api-client.ts';

/** Adds own videos by their links, at most 50; one result per link, in their order. */
export const addLinks = (urls: string[], idempotencyKey: string) =>
  callApi<{ results: AddLinkResult[] }>('/ingestion/add-links', { method: 'POST', body: { urls }, idempotencyKey });

/** Reads the video of one of the own products again. */
export const readAgain = (productId: string) =>
  callApi<ReadAgain>('/ingestion/read-again', { method: 'POST', body: { productId } });
