import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '#server/platform/errors.ts';
import type { HttpServer } from './http-server.ts';

/** One folder with plain names: no other address is looked up on the disk. */
const assetPath = /^\/assets\/[\w-][\w.-]{0,200}(?:\?|$)/;

/** Built files: each name holds a hash of the content, and a compressed copy lies beside each. */
export async function staticFiles(server: HttpServer, { clientDirectory }: { clientDirectory: string }): Promise<void> {
  await server.register(async (scope) => {
    scope.addHook('onRequest', async ({ raw }) => {
      if (!assetPath.test(raw.url ?? '')) throw new AppError('not_found');
    });
    await scope.register(fastifyStatic, {
      root: join(clientDirectory, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      index: false,
      decorateReply: false,
      cacheControl: false,
      // The files never change, so these headers would only cost bytes.
      etag: false,
      lastModified: false,
      acceptRanges: false,
      setHeaders(reply) {
        reply.header('cache-control', 'public, max-age=31536000, immutable');
        reply.header('x-content-type-options', 'nosniff');
        reply.header('cross-origin-resource-policy', 'same-origin');
      },
    });
  });
}
