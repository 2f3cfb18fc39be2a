import { setTimeout } from 'node:timers/promises';
import { readHealth } from '@app/contracts/health.endpoints';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { accountsRoutes } from '#server/accounts/accounts.routes.ts';
import { adminRoutes } from '#server/admin/admin.routes.ts';
import { adminGuard, findAdmin } from '#server/admin/guards.ts';
import { buyersReportsRoutes } from '#server/admin/reports/reports.routes.ts';
import { shopAnalyticsRoutes } from '#server/analytics/analytics.routes.ts';
import { billingRoutes } from '#server/billing/billing.routes.ts';
import { catalogRoutes } from '#server/catalog/catalog.routes.ts';
import { findSeller, sellerGuard } from '#server/identity/guards.ts';
import { ingestionRoutes } from '#server/ingestion/ingestion.routes.ts';
import { captionsRoutes } from '#server/ingestion/preview/captions.routes.ts';
import { orderGuard, ordersRoutes } from '#server/orders/orders.routes.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { answer } from '#server/platform/http/answer.ts';
import { apiConventions } from '#server/platform/http/api.ts';
import { addGuards, type GuardFor, handle } from '#server/platform/http/handle.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { addIdempotency } from '#server/platform/http/idempotency/idempotency.ts';
import type { Metrics } from '#server/platform/http/metrics.ts';
import { describeApi } from '#server/platform/http/openapi.ts';
import { addUploadRules } from '#server/platform/http/uploads/upload-rules.ts';
import type { Logger } from '#server/platform/logger.ts';
import { reviewsRoutes } from '#server/reviews/reviews.routes.ts';
import { visitsRoutes } from './analytics/analytics.routes.ts';
import type { Services } from './services.ts';

interface ApiDeps {
  services: Services;
  database: Database;
  db: Db;
  tokenSecret: string;
  publicOrigin: () => string;
  metrics: Metrics;
  logger: Logger;
  /** Are the calls described at `/api/docs`? */
  isDescribed: boolean;
  perAddressPerMinute: number;
  maxEventLoopDelayMs: number;
  /** False while the process stops: a load balancer sends nothing more. */
  isReady: () => boolean;
}

/** Everything under `/api`: health, the documented calls under `/api/v1`, and where wanted `/api/docs`. */
export async function apiRoutes(server: HttpServer, deps: ApiDeps): Promise<void> {
  if (deps.isDescribed) await describeApi(server, deps);
  healthRoute(server, deps);
  await server.register(
    async (api: HttpServer) => {
      await apiConventions(api, deps);
      measureRequests(api, deps.metrics);
      const { services, db } = deps;
      const { accounts, analytics, clock } = services;
      const accountOf = (request: FastifyRequest) =>
        findSeller(request)?.accountId ?? findAdmin(request)?.adminId ?? null;
      const scopeOf = (request: FastifyRequest) => accountOf(request) ?? 'anonymous';
      addIdempotency(api, { db, clock, secret: deps.tokenSecret, scopeOf });
      addUploadRules(api, { accountOf });
      const guardFor: GuardFor = (auth) => {
        if (typeof auth === 'object') return adminGuard(services.admin, auth);
        return auth === 'order' ? orderGuard(accounts.guards.noteSeller) : sellerGuard(accounts.guards, auth);
      };
      addGuards(api, guardFor, services.limits);
      await accountsRoutes(api, accounts);
      await billingRoutes(api, services.billing);
      ordersRoutes(api, services.orders);
      reviewsRoutes(api, services.orders, services.catalog);
      await catalogRoutes(api, services.catalog);
      visitsRoutes(api, analytics);
      shopAnalyticsRoutes(api, analytics);
      ingestionRoutes(api, services.ingestion);
      captionsRoutes(api, deps);
      buyersReportsRoutes(api, services.admin);
      await adminRoutes(api, services.admin);
      unknownCalls(api, '/*');
    },
    { prefix: '/api/v1' },
  );
  unknownCalls(server, '/api/*');
}

/** Without this the pages, which take every other GET, would answer an unknown call with HTML. */
function unknownCalls(server: HttpServer, path: string): void {
  server.all(path, { schema: { hide: true } }, () => {
    throw new AppError('not_found');
  });
}

/** `GET|HEAD /api/health`: 200 when the database answers and the process is not stopping, else 503. */
function healthRoute(server: HttpServer, deps: ApiDeps): void {
  handle(server, readHealth, async (_request, reply) => {
    if (!deps.isReady()) throw new AppError('unavailable', { retryAfterSeconds: 5 });
    try {
      // A database that does not answer soon does not answer.
      await Promise.race([sql`select 1`.execute(deps.db), rejectAfter(2000)]);
    } catch {
      throw new AppError('unavailable', { retryAfterSeconds: 5 });
    }
    reply.header('cache-control', 'no-store');
    return answer('Ready', { ready: true });
  });
}

async function rejectAfter(ms: number): Promise<never> {
  await setTimeout(ms, undefined, { ref: false });
  throw new Error('The database did not answer in time.');
}

function measureRequests(api: HttpServer, metrics: Metrics): void {
  // Looking a label set up costs more than counting.
  const counters = new Map<string, ReturnType<Metrics['requestSeconds']['labels']>>();
  const counterOf = (method: string, route: string, status: number) => {
    const key = `${method} ${status} ${route}`;
    const counter = counters.get(key) ?? metrics.requestSeconds.labels({ method, route, status });
    counters.set(key, counter);
    return counter;
  };
  api.addHook('onResponse', (request, reply, done) => {
    const { id: requestId, method, routeOptions } = request;
    const { url: route = 'unknown' } = routeOptions;
    const { statusCode: status, elapsedTime } = reply;
    counterOf(method, route, status).observe(elapsedTime / 1000);
    request.log.info({ requestId, method, route, status, durationMs: Math.round(elapsedTime) }, 'request');
    done();
  });
}
