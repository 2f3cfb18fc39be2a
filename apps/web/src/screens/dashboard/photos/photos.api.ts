import * as endpoints from '@app/contracts/catalog/owner-files.endpoints';
import type { PhotoAnswer } from '@app/contracts/catalog/owner-files.schemas';
import type { Static } from 'typebox';
import { call } from '#web/lib/requests/call.ts';
import type { Transport } from '#web/lib/requests/send-call.ts';

type UploadedPhoto = Static<typeof PhotoAnswer>['data'];

/** A photo of 400 kB takes more than a minute on 2G. */
const timeoutMs = 180_000;

/** Uploads one photo; `onProgress` gets its share from 0 to 1. The same photo sent again is the same upload. */
export async function uploadPhoto(
  handle: string,
  photo: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<UploadedPhoto> {
  const transport = sendWithProgress(onProgress);
  return (await call(endpoints.uploadPhoto, { params: { handle }, body: photo, signal, timeoutMs, transport })).data;
}

/** Like `fetch`, which cannot report upload progress. */
function sendWithProgress(onProgress: (share: number) => void): Transport {
  return (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.withCredentials = true;
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
        lengthComputable && onProgress(loaded / total);
      request.onload = () => resolve(responseOf(request));
      request.onerror = () => reject(new TypeError('The server was not reached'));
      request.onabort = () => reject(new DOMException('Stopped', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      if (signal?.aborted) return reject(new DOMException('Stopped', 'AbortError'));
      onProgress(0);
      request.send(body as XMLHttpRequestBodyInit);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const retryAfter = request.getResponseHeader('retry-after');
  return new Response(responseText, {
    status,
    statusText,
    headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
  });
}
