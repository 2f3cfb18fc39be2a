import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DownloadPolicy } from './download.ts';

export type ImageHost = { origin: string; port: number; paths: string[]; close(): Promise<void> };

/** A real server on a free port of this machine that notes every path it is asked for. */
export async function startImageHost(answer: RequestListener): Promise<ImageHost> {
  const paths: string[] = [];
  const server = http.createServer((request, response) => {
    paths.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    paths,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Ordinary limits; the named origins are trusted. */
export function aPolicy(changes: Partial<DownloadPolicy> = {}): DownloadPolicy {
  return {
    allowedHosts: ['.cdn.example', 'img.example'],
    trustedOrigins: [],
    maxBytes: 1_000_000,
    timeoutMs: 10_000,
    maxRedirects: 3,
    ...changes,
  };
}
