import * as calls from '@app/contracts/catalog/facts.endpoints';
import { type CatalogContext, readsFor } from '#server/catalog/catalog.context.ts';
import { findSeller } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { readFacts } from './shop-facts.ts';

/** What a shop states of itself, for everyone. */
export function factsRoutes(api: HttpServer, catalog: CatalogContext): void {
  handle(api, calls.readFacts, async (request) => {
    const accountId = findSeller(request)?.accountId ?? null;
    const handle = request.params.handle.toLowerCase();
    const { facts } = await readsFor(catalog, request).read(
      handle,
      (db) => readFacts(db, handle, accountId),
      ({ shopId }) => shopId,
    );
    return answer('Facts', facts);
  });
}
