import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Callback } from './provider.ts';

/** A service that only keeps the callbacks that it gets. */
export async function startCallbackServer() {
  const callbacks: Callback[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    callbacks.push({ headers: request.headers, body });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { callbacks, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`, close };
}
