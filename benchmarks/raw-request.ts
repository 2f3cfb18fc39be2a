import { get, type IncomingHttpHeaders } from 'node:http';

export interface RawAnswer {
  headers: IncomingHttpHeaders;
  /** As it crossed the wire, compressed if it was. */
  body: Buffer;
}

/**
 * A GET whose headers, `host` included, are the caller's own and whose answer is not unpacked. Throws unless it is a
 * 200.
 */
export function requestRaw(url: string, headers: Record<string, string>): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  get(url, { headers }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('error', reject);
    response.on('end', () => {
      if (response.statusCode === 200) resolve({ headers: response.headers, body: Buffer.concat(chunks) });
      else
        reject(new Error(`${url} answered ${response.statusCode}: ${Buffer.concat(chunks).toString().slice(0, 200)}`));
    });
  }).on('error', reject);
  return promise;
}
