import { AdminAnalyticsAnswer, AdminAnalyticsQuery, AdminHealthAnswer } from '@app/contracts/admin-figures';
import type { AdminDeps } from '#server/admin/admin.context.ts';
import { readAdminSources } from '#server/admin/settings/admin-sources.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { readHealth } from './health.ts';
import { createConversionReader, readAdminAnalytics } from './read-analytics.ts';
import { readServiceVersion } from './service-version.ts';

const common = { tags: ['admin'], security: [{ admin: [] }] };

/** Figures of all shops, and how the service is. */
export function figuresRoutes(admin: HttpServer, deps: AdminDeps): void {
  const { db, clock, guards } = deps;
  const readConversion = createConversionReader(db, clock);
  const [version, startedAt] = [readServiceVersion(), clock.now().toISOString()];
  admin.get(
    '/analytics',
    {
      onRequest: guards.requireRole('viewer'),
      schema: {
        ...common,
        summary: 'Figures of all shops, by day',
        querystring: AdminAnalyticsQuery,
        response: { 200: AdminAnalyticsAnswer },
      },
    },
    async (request) => ({
      success: true as const,
      message: 'Figures',
      data: await readAdminAnalytics(db, request.query.days ?? 30, clock.now(), readConversion),
    }),
  );
  admin.get(
    '/health',
    {
      onRequest: guards.requireRole('viewer'),
      schema: { ...common, summary: 'How the service is', response: { 200: AdminHealthAnswer } },
    },
    async () => {
      const [health, sources] = [
        await readHealth(deps.database, clock.now()),
        await readAdminSources(db, deps.sources),
      ];
      return { success: true as const, message: 'Health', data: { version, startedAt, ...health, sources } };
    },
  );
}
