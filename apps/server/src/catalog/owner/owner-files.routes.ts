import { Readable } from 'node:stream';
import { ShopParams } from '@app/contracts/catalog';
import { ImportCsvAnswer, ImportCsvQuery, PhotoAnswer } from '@app/contracts/owner-products';
import { maxPhotoBytes, photoTypes } from '@app/contracts/photos';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { ownShopOf } from '#server/catalog/shop/own-shop.ts';
import { type Guards, sellerOf } from '#server/identity/guards.ts';
import { AppError } from '#server/platform/errors.ts';
import { answer } from '#server/platform/http/answer.ts';
import { csvAnswer, csvType } from '#server/platform/http/csv-file.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { exportProducts } from './csv/csv-export.ts';
import { admitCsv, importProducts } from './csv/csv-import.ts';
import { admitPhoto, uploadPhoto } from './photos/photos.ts';

const maxCsvBytes = 1024 * 1024;
const common = { tags: ['own products'], params: ShopParams, security: [{ seller: [] }] };

/** Calls whose body or answer is a file. In a scope of their own: nowhere else are such bodies read. */
export async function ownerFilesRoutes(api: HttpServer, catalog: CatalogContext, guards: Guards): Promise<void> {
  // JSON as long as a photo would hold up all other requests while it is parsed.
  api.removeAllContentTypeParsers();
  api.addContentTypeParser([...photoTypes, 'text/csv'], (_request: FastifyRequest, payload: Readable) =>
    wholeBody(payload),
  );
  photoRoute(api, catalog, guards);
  exportRoute(api, catalog, guards);
  importRoute(api, catalog, guards);
}

/** For the description; what the bytes are is looked at by whoever takes them. */
function fileBody(types: readonly string[], description: string) {
  const schema = Type.Any({ description });
  return { content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

function photoRoute(api: HttpServer, catalog: CatalogContext, guards: Guards): void {
  api.post(
    '/shop/:handle/photos',
    {
      bodyLimit: maxPhotoBytes,
      onRequest: guards.requireSeller,
      preParsing: async (request) => admitPhoto(catalog, sellerOf(request).accountId),
      schema: {
        ...common,
        summary: 'Upload a photo (image/jpeg, image/png or image/webp, at most 10 MB) for a product added by hand',
        body: fileBody(photoTypes, 'The photo itself'),
        response: { 200: PhotoAnswer },
      },
    },
    async (request) =>
      answer('Photo uploaded', await uploadPhoto(catalog, await ownShopOf(catalog.db, request), bytesOf(request.body))),
  );
}

function exportRoute(api: HttpServer, catalog: CatalogContext, guards: Guards): void {
  api.get(
    '/shop/:handle/products/export',
    {
      onRequest: guards.requireSeller,
      schema: {
        ...common,
        summary:
          'All products as CSV that can be edited and imported back; for sellers whose subscription has ended, too',
        response: { 200: csvAnswer },
      },
    },
    async (request, reply) => {
      const shop = await ownShopOf(catalog.db, request);
      const parts = await exportProducts(catalog, shop);
      reply.type(csvType);
      reply.header('content-disposition', `attachment; filename="${shop.handle}-products.csv"`);
      return reply.send(Readable.from(parts));
    },
  );
}

function importRoute(api: HttpServer, catalog: CatalogContext, guards: Guards): void {
  api.post(
    '/shop/:handle/products/import',
    {
      bodyLimit: maxCsvBytes,
      config: { idempotent: true },
      onRequest: guards.requireSeller,
      preParsing: async (request) => admitCsv(catalog, sellerOf(request).accountId),
      schema: {
        ...common,
        summary: 'Upload the changed CSV (text/csv, at most 1 MB)',
        body: fileBody(['text/csv'], 'The file itself'),
        querystring: ImportCsvQuery,
        response: { 200: ImportCsvAnswer },
      },
    },
    async (request) => {
      const shop = await ownShopOf(catalog.db, request);
      const dryRun = request.query.dryRun === true;
      const data = await importProducts(catalog, shop, bytesOf(request.body), { dryRun });
      const message = dryRun ? `${data.changed} would be changed` : `${data.changed} changed`;
      return answer(message, data);
    },
  );
}

/** The body in the one piece in which an upload comes (`WholeBody`); copying it would take its memory twice. */
async function wholeBody(payload: Readable): Promise<Buffer> {
  let whole = Buffer.alloc(0);
  for await (const piece of payload) whole = whole.length === 0 ? piece : Buffer.concat([whole, piece]);
  return whole;
}

/** The body as it came; a call without one has none. */
function bytesOf(body: unknown): Buffer {
  if (!Buffer.isBuffer(body)) throw new AppError('unsupported_media_type');
  return body;
}
