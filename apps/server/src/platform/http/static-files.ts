import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '#server/platform/errors.ts';
import type { HttpServer } from './http-server.ts';

/**
 * One folder with plain names: whatever else stands in an address names nothing of ours, and is not worth a look at the
 * disk.
 */
const assetPath = /^\/assets\/[\w-][\w.-]{0,200}(?:\?|$)/;

/** Scripts and other built files: their names hold their content, and a compressed twin lies beside each. */
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
  });
}
