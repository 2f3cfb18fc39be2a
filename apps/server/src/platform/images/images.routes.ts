import type { ImageFormat } from '@app/contracts/catalog/picture-files';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { makeMissingFile } from './images.ts';
import { contentTypes, imageKey, isImageHash, isPublicImageFile, previewFile } from './sizes.ts';
import type { ImageStore } from './store/store.ts';

const missingFor = 'public, max-age=30';
const immutable = 'public, max-age=31536000, immutable';

interface ImageRoutesDeps {
  store: ImageStore;
  /** Whether visitors may see the pictures of a hash; without it, all of them. */
  isShown?: (hash: string) => Promise<boolean>;
}

/**
 * `GET|HEAD /images/:hash/:file`. A file never changes, so its name is its ETag. A wrong name, a missing file and a
 * hidden picture give the same short 404.
 */
export async function imageRoutes(app: FastifyInstance, { store, isShown }: ImageRoutesDeps): Promise<void> {
  app.route<{ Params: { hash: string; file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/images/:hash/:file',
    async handler(request, reply) {
      const { hash, file } = request.params;
      if (!isImageHash(hash) || !isPublicImageFile(file)) return missing(reply);
      if (isShown && !(await isShown(hash))) return missing(reply);
      const key = imageKey(hash, file);
      const findOrMake = async <T>(find: () => Promise<T | null>): Promise<T | null> =>
        (await find()) ?? ((await makeMissingFile(hash, file, store)) ? find() : null);
      const etag = `"${hash}-${file}"`;
      if (matches(request.headers['if-none-match'], etag)) return describe(reply, file, etag).code(304).send();
      if (request.method === 'HEAD') {
        const sizeBytes = await findOrMake(() => store.sizeBytes(key));
        if (sizeBytes === null) return missing(reply);
        return describe(reply, file, etag).header('content-length', sizeBytes).send();
      }
      const found = await findOrMake(() => store.stream(key));
      if (!found) return missing(reply);
      if (found.sizeBytes !== null) reply.header('content-length', found.sizeBytes);
      return describe(reply, file, etag).send(found.body);
    },
  });
}

function describe(reply: FastifyReply, file: string, etag: string): FastifyReply {
  const format = file.slice(file.lastIndexOf('.') + 1) as ImageFormat;
  return reply.headers({
    'content-type': contentTypes[format],
    'cache-control': immutable,
    etag,
    'x-content-type-options': 'nosniff',
    // Previews are there for other sites to show; everything else belongs to our own pages.
    'cross-origin-resource-policy': file === previewFile ? 'cross-origin' : 'same-origin',
  });
}

/** Not for long: an AVIF file may come a little later. */
function missing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({
      'cache-control': missingFor,
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    .send('Not found');
}

/** RFC 9110, 13.1.2: a list, weakly compared. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((given) => given.trim() === '*' || given.trim().replace(/^W\//, '') === etag);
}
