import Fastify from 'fastify';
import { listenBare } from './bare-server.ts';
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
  return listenBare(server);
});
