import * as calls from '@app/contracts/catalog/share-kit/share-kit.endpoints';
import type { ShareKitFile } from '@app/contracts/catalog/share-kit/share-kit.schemas';
import type { FastifyRequest } from 'fastify';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { sellerOf } from '#server/identity/guards.ts';
import { AppError } from '#server/platform/errors.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { contactCard } from './contact-card.ts';
import { kitVersion, readKitPicture, readPoster } from './drawn-kit.ts';
import { type KitFacts, readKitFacts } from './kit-facts.ts';
import { forwardText, saveNumberText, videoLine } from './kit-words.ts';

type KitRequest = FastifyRequest<{ Params: { handle: string }; Querystring: { productId?: string } }>;

/** Pictures, posters and texts by which sellers share what they sell. */
export function shareKitRoutes(api: HttpServer, catalog: CatalogContext): void {
  const factsFor = (request: KitRequest): Promise<KitFacts> =>
    readKitFacts(catalog, {
      handle: request.params.handle,
      accountId: sellerOf(request).accountId,
      productId: request.query.productId ?? null,
    });
  handle(api, calls.readShareKit, async (request) => {
    const facts = await factsFor(request);
    return answer('Share kit', {
      forwardText: forwardText(facts),
      videoLine: videoLine(facts),
      saveNumber: saveNumberText(facts),
      version: kitVersion(facts),
    });
  });
  handle(api, calls.drawShareKit, async (request, reply) => {
    const { file } = request.params;
    const facts = await factsFor(request);
    const number = facts.product ? `-no-${facts.product.number}` : '';
    reply.type(typeOf(file));
    reply.header('content-disposition', `attachment; filename="${facts.handle}${number}-${file}"`);
    return reply.send(await drawFile(catalog, facts, file));
  });
}

const typeOf = (file: ShareKitFile): string =>
  file === 'contact.vcf' ? 'text/vcard; charset=utf-8' : file.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg';

async function drawFile(catalog: CatalogContext, facts: KitFacts, file: ShareKitFile): Promise<Buffer | string> {
  if (file === 'status.jpg') return readKitPicture(catalog, facts, 'status');
  if (file === 'square.jpg') return readKitPicture(catalog, facts, 'square');
  if (file === 'poster-a4.pdf') return readPoster(catalog, facts, 'a4');
  if (file === 'poster-a5.pdf') return readPoster(catalog, facts, 'a5');
  const card = contactCard(facts, catalog.publicOrigin());
  if (card === null) throw new AppError('not_found');
  return card;
}
