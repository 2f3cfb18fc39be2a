import { AnalyticsAnswer, AnalyticsQuery } from '@app/contracts/analytics';
import { ShopParams } from '@app/contracts/catalog';
import type { FastifyRequest } from 'fastify';
import { requireRunningSubscription } from '#server/billing/billing.service.ts';
import { findShopId } from '#server/catalog/catalog.service.ts';
import { type Guards, sellerOf } from '#server/identity/guards.ts';
import { exportByAccount } from '#server/identity/limits.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { csvAnswer, csvType } from '#server/platform/http/csv-file.ts';
import type { DatabaseLimits } from '#server/platform/http/database-limits.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import type { Analytics } from './analytics.service.ts';
import { exportFigures } from './export-analytics.ts';
import { readOwnFigures } from './shop-analytics.ts';
import { dayInKampala } from './visits.ts';

export interface FiguresRoutesDeps {
  db: Db;
  analytics: Analytics;
  guards: Guards;
  limits: DatabaseLimits;
  clock: Clock;
}

const common = { tags: ['shop'], params: ShopParams, security: [{ seller: [] }] };

/** What the owner sees of views, chats and sales: as a page's data while the subscription runs, as a file always. */
export async function figuresRoutes(api: HttpServer, deps: FiguresRoutesDeps): Promise<void> {
  const { db, analytics, clock } = deps;
  api.get(
    '/shop/:handle/analytics',
    {
      onRequest: deps.guards.requireSeller,
      schema: {
        ...common,
        summary: 'Figures of the own shop, by day and by product',
        querystring: AnalyticsQuery,
        response: { 200: AnalyticsAnswer },
      },
    },
    async (request) => {
      const shopId = await ownShopId(db, request);
      await requireRunningSubscription(db, shopId, clock.now());
      // The owner who has just tried the own shop's button looks for it here.
      await analytics.flush();
      const data = await readOwnFigures(db, shopId, request.query.days ?? 30, clock.now());
      return { success: true as const, message: 'Figures', data };
    },
  );
  api.get(
    '/shop/:handle/analytics/export',
    {
      onRequest: deps.guards.requireSeller,
      schema: {
        ...common,
        summary:
          'All figures of the own shop as CSV, by day and product; for sellers whose subscription has ended, too',
        response: { 200: csvAnswer },
      },
    },
    async (request, reply) => {
      const shopId = await ownShopId(db, request);
      await deps.limits.take(exportByAccount, shopId);
      await analytics.flush();
      const name = `${request.params.handle.toLowerCase()}-figures-${dayInKampala(clock.now())}.csv`;
      reply.type(csvType).header('content-disposition', `attachment; filename="${name}"`);
      return reply.send(
        exportFigures(db, shopId, (error) =>
          request.log.error({ requestId: request.id, err: error }, 'the export of figures broke off'),
        ),
      );
    },
  );
}

/** The shop of the path if it is the caller's. Throws `not_found`, `forbidden`. */
async function ownShopId(db: Db, request: FastifyRequest<{ Params: { handle: string } }>): Promise<string> {
  const shopId = await findShopId(db, request.params.handle.toLowerCase());
  if (shopId === null) throw new AppError('not_found');
  if (shopId !== sellerOf(request).accountId) throw new AppError('forbidden');
  return shopId;
}
