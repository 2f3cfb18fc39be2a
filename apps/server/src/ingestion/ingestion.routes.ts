import {
  AddLinksAnswer,
  AddLinksBody,
  ReadAgainAnswer,
  ReadAgainBody,
  SyncNowAnswer,
  SyncStateAnswer,
} from '@app/contracts/ingestion';
import { type Guards, sellerOf } from '#server/identity/guards.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { LimitRule } from '#server/platform/http/database-limits.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import type { IngestionContext } from './ingestion.context.ts';
import { addLinks } from './sync/add-links.ts';
import { readAgain } from './sync/read-again.ts';
import { readSyncState, requestSync } from './sync/sync.ts';

/**
 * Fifty links each: more than a seller has older videos, and little enough that one account cannot use up TikTok's
 * patience.
 */
const addLinksByAccount: LimitRule = {
  name: 'add-links',
  free: 20,
  windowSeconds: 3600,
  delaySeconds: 60,
  maxDelaySeconds: 600,
};

/** One post each. */
const readAgainByAccount: LimitRule = {
  name: 'read-again',
  free: 100,
  windowSeconds: 3600,
  delaySeconds: 30,
  maxDelaySeconds: 300,
};

const common = { tags: ['ingestion'], security: [{ seller: [] }] };

/** What a seller asks of the import. */
export function ingestionRoutes(
  api: HttpServer,
  { ingestion, guards }: { ingestion: IngestionContext; guards: Guards },
): void {
  api.post(
    '/ingestion/sync-now',
    {
      config: { idempotent: true },
      onRequest: guards.requireSeller,
      schema: { ...common, summary: 'Look at my TikTok now', response: { 200: SyncNowAnswer } },
    },
    async (request) => {
      const data = await requestSync(ingestion, sellerOf(request).accountId, request.ip);
      return answer(data.message, data);
    },
  );
  api.get(
    '/ingestion/status',
    {
      onRequest: guards.requireSeller,
      schema: { ...common, summary: 'The true state of my import', response: { 200: SyncStateAnswer } },
    },
    async (request) => {
      const data = await readSyncState(ingestion, sellerOf(request).accountId);
      return answer(data.message, data);
    },
  );
  api.post(
    '/ingestion/add-links',
    {
      config: { idempotent: true },
      onRequest: guards.requireSeller,
      schema: {
        ...common,
        summary: 'Add my own videos by their links',
        body: AddLinksBody,
        response: { 200: AddLinksAnswer },
      },
    },
    async (request) => {
      const { accountId } = sellerOf(request);
      await ingestion.limits.take(addLinksByAccount, accountId);
      const results = await addLinks(
        ingestion,
        { shopId: accountId, ip: request.ip },
        request.body.urls,
        AbortSignal.timeout(28_000),
      );
      const added = results.filter((result) => result.ok).length;
      return answer(`${added} of ${results.length} added`, { results });
    },
  );
  api.post(
    '/ingestion/read-again',
    {
      config: { idempotent: true },
      onRequest: guards.requireSeller,
      schema: {
        ...common,
        summary: 'Read the video of one of my products again, with all the products that it names',
        body: ReadAgainBody,
        response: { 200: ReadAgainAnswer },
      },
    },
    async (request) => {
      const { accountId } = sellerOf(request);
      await ingestion.limits.take(readAgainByAccount, accountId);
      const caller = { shopId: accountId, ip: request.ip };
      const data = await readAgain(ingestion, caller, request.body.productId, AbortSignal.timeout(28_000));
      return answer(data.named === 1 ? '1 product in this video' : `${data.named} products in this video`, data);
    },
  );
}
