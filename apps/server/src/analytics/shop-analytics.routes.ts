import * as calls from '@app/contracts/analytics/analytics.endpoints';
import { requireRunningSubscription } from '#server/billing/billing.service.ts';
import { ownShopOf } from '#server/catalog/catalog.service.ts';
import { exportsPerAccount } from '#server/identity/limits.ts';
import { csvType } from '#server/platform/csv/csv-file.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { dayInKampala } from '#server/platform/kampala-days.ts';
import type { AnalyticsContext } from './analytics.context.ts';
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
