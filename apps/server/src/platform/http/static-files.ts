import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { HttpServer } from './http-server.ts';

/** Scripts and other built files: their names hold their content, and a compressed twin lies beside each. */
export async function staticFiles(server: HttpServer, { clientDirectory }: { clientDirectory: string }): Promise<void> {
  await server.register(fastifyStatic, {
    root: join(clientDirectory, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    decorateReply: false,
    cacheControl: false,
    // Nobody asks again for what never changes, and every file of a first visit would carry these.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders(reply) {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      reply.header('x-content-type-options', 'nosniff');
      reply.header('cross-origin-resource-policy', 'same-origin');
    },
  });
}
