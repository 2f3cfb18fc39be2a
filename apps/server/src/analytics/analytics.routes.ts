import * as calls from '@app/contracts/analytics/analytics.endpoints';
import { readCoach as readCoachCall } from '@app/contracts/analytics/coach.endpoints';
import * as visitsCalls from '@app/contracts/analytics/visits.endpoints';
import type { FastifyRequest } from 'fastify';
import { requireRunningSubscription } from '#server/billing/billing.service.ts';
import { ownShopOf } from '#server/catalog/catalog.service.ts';
import { exportsPerAccount } from '#server/identity/limits.ts';
import { csvType } from '#server/platform/csv/csv-file.ts';
import { AppError } from '#server/platform/errors.ts';
import { answer } from '#server/platform/http/answer.ts';
import { addressKey } from '#server/platform/http/database-limits.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { dayInKampala } from '#server/platform/kampala-days.ts';
import type { AnalyticsContext } from './analytics.context.ts';
import { readCoach } from './coach/read-coach.ts';
import { exportShopAnalytics } from './export-analytics.ts';
import { readShopAnalytics } from './shop-analytics.ts';

/** What the owner sees of views, chats and sales: as a page's data while the subscription runs, as a file always. */
export function shopAnalyticsRoutes(api: HttpServer, analytics: AnalyticsContext): void {
  const { db, clock } = analytics;
  handle(api, calls.readAnalytics, async (request) => {
    const { shopId } = await ownShopOf(db, request);
    await requireRunningSubscription(db, shopId, clock.now());
    // Owners who have just tried their shop's button look for the tap here.
    await analytics.visits.flush();
    const data = await readShopAnalytics(analytics, shopId, request.query.days ?? 30);
    return answer('Statistics', data);
  });
  handle(api, readCoachCall, async (request) => {
    const { shopId } = await ownShopOf(db, request);
    await requireRunningSubscription(db, shopId, clock.now());
    return answer('Coach', await readCoach(analytics, shopId));
  });
  handle(api, calls.exportAnalytics, { limits: [exportsPerAccount] }, async (request, reply) => {
    const { shopId } = await ownShopOf(db, request);
    await analytics.visits.flush();
    const name = `${request.params.handle.toLowerCase()}-figures-${dayInKampala(clock.now())}.csv`;
    reply.type(csvType).header('content-disposition', `attachment; filename="${name}"`);
    return reply.send(
      exportShopAnalytics(db, shopId, (error) =>
        request.log.error({ requestId: request.id, err: error }, 'the export of figures broke off'),
      ),
    );
  });
}

/** `POST /shop/{handle}/view` and `/click`: what the pages' own script sends. */
export function visitsRoutes(api: HttpServer, { visits, backAsks }: AnalyticsContext): void {
  handle(api, visitsCalls.countView, { preValidation: bodyMayBeMissing }, async (request) => {
    const { videoId = '' } = request.body;
    const views = await visits.count({ ...visitorOf(request), videoId, kind: 'view' });
    if (views === null) throw new AppError('not_found');
    return answer('Counted', { views });
  });
  handle(api, visitsCalls.countClick, async (request) => {
    const { videoId = '', target, back } = request.body;
    const views = await visits.count({ ...visitorOf(request), videoId, kind: target });
    if (views === null) throw new AppError('not_found');
    if (back !== undefined) await backAsks.count({ ...visitorOf(request), videoId, size: back });
    return answer('Counted', {});
  });
}

/** The specification's view call has an optional body; no body is the shop's own page. */
async function bodyMayBeMissing(request: FastifyRequest): Promise<void> {
  request.body ??= {};
}

function visitorOf(request: FastifyRequest<{ Params: { handle: string } }>) {
  return {
    handle: request.params.handle,
    address: addressKey(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  };
}
