import { AnalyticsAnswer, AnalyticsQuery } from '@app/contracts/analytics';
import { ShopParams } from '@app/contracts/catalog';
import { requireRunningSubscription } from '#server/billing/billing.service.ts';
import { ownShopOf } from '#server/catalog/catalog.service.ts';
import type { Guards } from '#server/identity/guards.ts';
import { exportByAccount } from '#server/identity/limits.ts';
import { answer } from '#server/platform/http/answer.ts';
import { csvAnswer, csvType } from '#server/platform/http/csv-file.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { dayInKampala } from '#server/platform/kampala-days.ts';
import type { AnalyticsContext } from './analytics.context.ts';
import { exportShopAnalytics } from './export-analytics.ts';
import { readShopAnalytics } from './shop-analytics.ts';

const common = { tags: ['shop'], params: ShopParams, security: [{ seller: [] }] };

/** What the owner sees of views, chats and sales: as a page's data while the subscription runs, as a file always. */
export function shopAnalyticsRoutes(
  api: HttpServer,
  { analytics, guards }: { analytics: AnalyticsContext; guards: Guards },
): void {
  const { db, clock } = analytics;
  api.get(
    '/shop/:handle/analytics',
    {
      onRequest: guards.requireSeller,
      schema: {
        ...common,
        summary: 'Figures of the own shop, by day and by product',
        querystring: AnalyticsQuery,
        response: { 200: AnalyticsAnswer },
      },
    },
    async (request) => {
      const { shopId } = await ownShopOf(db, request);
      await requireRunningSubscription(db, shopId, clock.now());
      // The owner who has just tried the own shop's button looks for it here.
      await analytics.visits.flush();
      const data = await readShopAnalytics(analytics, shopId, request.query.days ?? 30);
      return answer('Statistics', data);
    },
  );
  api.get(
    '/shop/:handle/analytics/export',
    {
      onRequest: guards.requireSeller,
      schema: {
        ...common,
        summary:
          'All figures of the own shop as CSV, by day and product; for sellers whose subscription has ended, too',
        response: { 200: csvAnswer },
      },
    },
    async (request, reply) => {
      const { shopId } = await ownShopOf(db, request);
      await analytics.limits.take(exportByAccount, shopId);
      await analytics.visits.flush();
      const name = `${request.params.handle.toLowerCase()}-figures-${dayInKampala(clock.now())}.csv`;
      reply.type(csvType).header('content-disposition', `attachment; filename="${name}"`);
      return reply.send(
        exportShopAnalytics(db, shopId, (error) =>
          request.log.error({ requestId: request.id, err: error }, 'the export of figures broke off'),
        ),
      );
    },
  );
}
