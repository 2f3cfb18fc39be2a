import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isImageHash, isPublicImageFile } from '@app/server/platform/images/sizes';

/**
 * Serves hand-written pages, compressed as hard as Brotli can, and the stored pictures of `dataDir`; nothing else.
 * Brotli is all it knows.
 */
export async function openStaticSite(
  pages: Record<string, string>,
  dataDir: string,
): Promise<{ port: number; close(): Promise<void> }> {
  const compressed = new Map(Object.entries(pages).map(([path, html]) => [path, brotliCompressSync(html)]));
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const page = compressed.get(path);
    const image = page ? null : await readImage(path, dataDir);
    if (page)
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page);
    else if (image)
      response
        .writeHead(200, {
          'content-type': path.endsWith('.webp') ? 'image/webp' : 'image/jpeg',
          'cache-control': 'max-age=31536000',
        })
        .end(image);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function readImage(path: string, dataDir: string): Promise<Buffer | null> {
  const [, , hash = '', file = ''] = path.split('/');
  if (!isImageHash(hash) || !isPublicImageFile(file)) return null;
  return readFile(join(dataDir, 'images', hash.slice(0, 2), hash, file));
}
