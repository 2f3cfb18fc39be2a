import { AdminApifyAnswer } from '@app/contracts/admin-apify';
import { AdminAnalyticsAnswer, AdminAnalyticsQuery, AdminHealthAnswer } from '@app/contracts/admin-figures';
import { PaymentAnalyticsAnswer } from '@app/contracts/admin-payment-analytics';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { adminSchema, requireRole } from '#server/admin/guards.ts';
import { readAdminSources } from '#server/admin/settings/admin-sources.ts';
import { answer } from '#server/platform/http/answer.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { readApifyFigures } from './apify-figures.queries.ts';
import { readHealth, readServiceVersion } from './health.ts';
import { readPaymentAnalytics } from './payment-analytics.queries.ts';
import { readAdminAnalytics } from './read-analytics.ts';

/** What happens in all shops, and how the service is. */
export function figuresRoutes(admin: HttpServer, context: AdminContext): void {
  const [version, startedAt] = [readServiceVersion(), context.clock.now().toISOString()];
  admin.get(
    '/analytics',
    {
      onRequest: requireRole(context, 'viewer'),
      schema: {
        ...adminSchema,
        summary: 'Figures of all shops, by day',
        querystring: AdminAnalyticsQuery,
        response: { 200: AdminAnalyticsAnswer },
      },
    },
    async (request) => answer('Statistics', await readAdminAnalytics(context, request.query.days ?? 30)),
  );
  admin.get(
    '/analytics/payments',
    {
      onRequest: requireRole(context, 'viewer'),
      schema: {
        ...adminSchema,
        summary: 'How payments went, by provider: revenue, success, time to paid, why they failed',
        querystring: AdminAnalyticsQuery,
        response: { 200: PaymentAnalyticsAnswer },
      },
    },
    async (request) => answer('Payments', await readPaymentAnalytics(context, request.query.days ?? 30)),
  );
  admin.get(
    '/apify',
    {
      onRequest: requireRole(context, 'viewer'),
      schema: {
        ...adminSchema,
        summary: 'Runs of Apify, which cost: today, this month, what is left, and what failed',
        response: { 200: AdminApifyAnswer },
      },
    },
    async () => answer('Apify', { apify: await readApifyFigures(context) }),
  );
  admin.get(
    '/health',
    {
      onRequest: requireRole(context, 'viewer'),
      schema: { ...adminSchema, summary: 'How the service is', response: { 200: AdminHealthAnswer } },
    },
    async () => {
      const health = await readHealth(context);
      const sources = await readAdminSources(context);
      return answer('Health', { version, startedAt, ...health, sources });
    },
  );
}
