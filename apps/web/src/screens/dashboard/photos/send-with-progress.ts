import type { Transport } from '#web/lib/requests/send-request.ts';

/** Sends as `fetch` does, and tells how much of the body is on its way: `fetch` itself can't. */
export function sendWithProgress(onProgress: (share: number) => void): Transport {
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
