import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { runAsChild } from './child.ts';

export interface BarePage {
  headers: Record<string, string>;
  body: Uint8Array;
}

/** The least that Fastify needs to send these bytes with these headers. */
runAsChild(async (page: BarePage) => {
  const body = Buffer.from(page.body);
  const server = Fastify();
  server.get('/*', (_request, reply) => {
    reply.headers(page.headers).send(body);
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return { ready: { origin: `http://127.0.0.1:${port}` }, stop: () => server.close() };
});
