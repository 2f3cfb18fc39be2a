import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Peer } from './http-page.ts';

/** A server on a free port that writes down what it was asked. `close` ends open connections too. */
export type LocalServer = {
  origin: string;
  asked: string[];
  headers: IncomingMessage['headers'][];
  close: () => Promise<void>;
};

export async function localServer(listener: RequestListener): Promise<LocalServer> {
  const asked: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    headers.push(request.headers);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, headers, close };
}

/** A peer without gaps. */
export function peerAt(origin: string, changes: Partial<Peer> = {}): Peer {
  const gap = async (): Promise<void> => {};
  return { origin, gap, userAgent: 'Dukalink test', timeoutMs: 5000, maxBytes: 100_000, now: Date.now, ...changes };
}
