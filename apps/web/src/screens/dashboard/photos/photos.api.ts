import type { PhotoAnswer } from '@app/contracts/owner-products';
import type { Static } from 'typebox';
import { shopPath } from '#web/features/catalog/owner/own-products.api.ts';
import { callApi } from '#web/lib/requests/api-client.ts';
import { sendWithProgress } from './send-with-progress.ts';

type UploadedPhoto = Static<typeof PhotoAnswer>['data'];

/** A photo of 400 kB needs more than a minute on 2G. */
const timeoutMs = 180_000;

/**
 * Uploads one photo; `onProgress` hears how much of it is there, from 0 to 1. The same photo sent again is the same
 * upload.
 */
export async function uploadPhoto(
  handle: string,
  photo: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<UploadedPhoto> {
  const path = `${shopPath(handle)}/photos`;
  const transport = sendWithProgress(onProgress);
  return (await callApi<UploadedPhoto>(path, { method: 'POST', body: photo, signal, timeoutMs, transport })).data;
}
