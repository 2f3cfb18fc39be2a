import * as calls from '@app/contracts/admin/figures.endpoints';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { readAdminSources } from '#server/admin/settings/admin-sources.ts';
import { answer } from '#server/platform/http/answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { readApifyFigures } from './apify-figures.queries.ts';
import { readHealth, readServiceVersion } from './health.ts';
import { readPaymentAnalytics } from './payment-analytics.queries.ts';
import { readAdminAnalytics } from './read-analytics.ts';

/** What happens in all shops, and how the service is. */
export function figuresRoutes(admin: HttpServer, context: AdminContext): void {
  const [version, startedAt] = [readServiceVersion(), context.clock.now().toISOString()];
  handle(admin, calls.readAdminAnalytics, async (request) =>
    answer('Statistics', await readAdminAnalytics(context, request.query.days ?? 30)),
  );
  handle(admin, calls.readPaymentAnalytics, async (request) =>
    answer('Payments', await readPaymentAnalytics(context, request.query.days ?? 30)),
  );
  handle(admin, calls.readApify, async () => answer('Apify', { apify: await readApifyFigures(context) }));
  handle(admin, calls.readAdminHealth, async () => {
    const health = await readHealth(context);
    const sources = await readAdminSources(context);
    return answer('Health', { version, startedAt, ...health, sources });
  });
}
