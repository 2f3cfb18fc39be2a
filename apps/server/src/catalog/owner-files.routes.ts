import { Readable } from 'node:stream';
import { maxCsvBytes } from '@app/contracts/bounds';
import { uploadBanner } from '@app/contracts/catalog/banner/banner.endpoints';
import * as calls from '@app/contracts/catalog/owner-files.endpoints';
import { maxPhotoBytes, photoTypes } from '@app/contracts/catalog/photos';
import type { FastifyRequest } from 'fastify';
import { takeBanner } from '#server/catalog/banner/banner.ts';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { ownShopOf } from '#server/catalog/shop/own-shop.ts';
import { sellerOf } from '#server/identity/guards.ts';
import { exportsPerAccount } from '#server/identity/limits.ts';
import { csvType } from '#server/platform/csv/csv-file.ts';
import { AppError } from '#server/platform/errors.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { keepAnswer } from '#server/platform/http/idempotency/idempotency.ts';
import { exportProducts } from './owner/csv/csv-export.ts';
import { admitCsv, importProducts } from './owner/csv/csv-import.ts';
import { admitPhoto, uploadPhoto } from './owner/photos/photos.ts';

/** Calls whose body or answer is a file. In a scope of their own: nowhere else are such bodies read. */
export async function ownerFilesRoutes(api: HttpServer, catalog: CatalogContext): Promise<void> {
  // JSON as long as a photo would hold up all other requests while it is parsed.
  api.removeAllContentTypeParsers();
  api.addContentTypeParser([...photoTypes, 'text/csv'], (_request: FastifyRequest, payload: Readable) =>
    wholeBody(payload),
  );
  handle(
    api,
    calls.uploadPhoto,
    { bodyLimit: maxPhotoBytes, preParsing: async (request) => admitPhoto(catalog, sellerOf(request).accountId) },
    async (request) =>
      answer('Photo uploaded', await uploadPhoto(catalog, await ownShopOf(catalog.db, request), bytesOf(request.body))),
  );
  handle(
    api,
    uploadBanner,
    { bodyLimit: maxPhotoBytes, preParsing: async (request) => admitPhoto(catalog, sellerOf(request).accountId) },
    async (request) => {
      const shop = await ownShopOf(catalog.db, request);
      return answer('Saved', { banner: await takeBanner(catalog, shop, bytesOf(request.body)) });
    },
  );
  handle(api, calls.exportProducts, { limits: [exportsPerAccount] }, async (request, reply) => {
    const shop = await ownShopOf(catalog.db, request);
    const parts = await exportProducts(catalog, shop);
    reply.type(csvType);
    reply.header('content-disposition', `attachment; filename="${shop.handle}-products.csv"`);
    return reply.send(Readable.from(parts));
  });
  handle(
    api,
    calls.importProducts,
    { bodyLimit: maxCsvBytes, preParsing: async (request) => admitCsv(catalog, sellerOf(request).accountId) },
    async (request) => {
      const shop = await ownShopOf(catalog.db, request);
      const dryRun = request.query.dryRun === true;
      const words = dryRun ? 'would be changed' : 'changed';
      return importProducts(catalog, shop, bytesOf(request.body), {
        dryRun,
        answerOnce: (trx, data) => keepAnswer(trx, request, answer(`${data.changed} ${words}`, data)),
      });
    },
  );
}

/** The body in the one piece in which an upload comes (`WholeBody`); copying it would take its memory twice. */
async function wholeBody(payload: Readable): Promise<Buffer> {
  let whole = Buffer.alloc(0);
  for await (const piece of payload) whole = whole.length === 0 ? piece : Buffer.concat([whole, piece]);
  return whole;
}

function bytesOf(body: unknown): Buffer {
  if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media_type');
  return body;
}
