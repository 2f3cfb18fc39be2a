import * as calls from '@app/contracts/ingestion/ingestion.endpoints';
import { sellerOf } from '#server/identity/guards.ts';
import { perAccount } from '#server/identity/limits.ts';
import { answer } from '#server/platform/http/answer.ts';
import { limitRule } from '#server/platform/http/database-limits.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import type { IngestionContext } from './ingestion.context.ts';
import { addLinks } from './sync/add-links.ts';
import { readSyncState, requestSync } from './sync/sync.ts';

/** Fifty links each: more than a seller has older videos, and little enough that one account cannot use up TikTok. */
const linksPerAccount = perAccount(limitRule('add-links', { free: 20, windowSeconds: 3600, delaySeconds: [60, 600] }));

/** What a seller asks of the import. */
export function ingestionRoutes(api: HttpServer, ingestion: IngestionContext): void {
  handle(api, calls.syncNow, async (request) => {
    const data = await requestSync(ingestion, sellerOf(request).accountId, request.ip);
    return answer(data.message, data);
  });
  handle(api, calls.readSyncState, async (request) => {
    const data = await readSyncState(ingestion, sellerOf(request).accountId);
    return answer(data.message, data);
  });
  handle(api, calls.addLinks, { limits: [linksPerAccount] }, async (request) => {
    const { accountId } = sellerOf(request);
    const results = await addLinks(
      ingestion,
      { shopId: accountId, ip: request.ip },
      request.body.urls,
      AbortSignal.timeout(28_000),
    );
    const added = results.filter((result) => result.ok).length;
    return answer(`${added} of ${results.length} added`, { results });
  });
}
