import { HealthAnswer } from '@app/contracts/health';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { sql } from 'kysely';
import { accountsRoutes } from '#server/accounts/accounts.routes.ts';
import { findSeller } from '#server/accounts/accounts.service.ts';
import { analyticsRoutes } from '#server/analytics/analytics.routes.ts';
import { catalogRoutes } from '#server/catalog/catalog.routes.ts';
import { ingestionRoutes } from '#server/ingestion/ingestion.routes.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { apiConventions } from '#server/platform/http/api.ts';
import { addressKey, type LimitRule } from '#server/platform/http/database-limits.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { addIdempotency } from '#server/platform/http/idempotency.ts';
import type { Metrics } from '#server/platform/http/metrics.ts';
import type { Services } from './services.ts';

export interface ApiDeps {
  services: Services;
  db: Db;
  tokenSecret: string;
  publicOrigin: () => string;
  metrics: Metrics;
  perAddressPerMinute: number;
  /** False while the process stops: a load balancer sends nothing more. */
  isReady: () => boolean;
}

/** An unknown shop's handle is asked of TikTok; nobody may use us to ask it often. */
const unknownShopRule: LimitRule = {
  name: 'unknown-shop',
  free: 10,
  windowSeconds: 600,
  delaySeconds: 60,
  maxDelaySeconds: 600,
};

/** Everything under `/api`: health, the documented calls under `/api/v1`, and their description at `/api/docs`. */
export async function apiRoutes(server: HttpServer, deps: ApiDeps): Promise<void> {
  await server.register(swagger, {
    openapi: {
      info: {
        title: 'Dukalink',
        version: '1',
        description: 'Shops of TikTok sellers. Every answer is {success, message, data}.',
      },
      components: { securitySchemes: { seller: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
  });
  await server.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, uiConfig: { docExpansion: 'list' } });
  healthRoute(server, deps);
  await server.register(
    async (api: HttpServer) => {
      await apiConventions(api, { perAddressPerMinute: deps.perAddressPerMinute });
      measureRequests(api, deps.metrics);
      const { services, db, publicOrigin } = deps;
      const { accounts, analytics, ingestion, clock } = services;
      addIdempotency(api, {
        db,
        clock,
        secret: deps.tokenSecret,
        scopeOf: (request) => findSeller(request)?.accountId ?? 'anonymous',
      });
      api.setNotFoundHandler(() => {
        throw new AppError('not_found');
      });
      await accountsRoutes(api, accounts);
      await catalogRoutes(api, {
        db,
        publicOrigin,
        guards: accounts.guards,
        clock,
        isHandleOnTikTok: (handle, ip) => isHandleOnTikTok(services, handle, ip),
      });
      await analyticsRoutes(api, { analytics });
      await ingestionRoutes(api, { ingestion, guards: accounts.guards });
    },
    { prefix: '/api/v1' },
  );
}

/** `GET|HEAD /api/health`: 200 when the database answers and the process is not stopping, else 503. */
function healthRoute(server: HttpServer, deps: ApiDeps): void {
  server.get(
    '/api/health',
    { schema: { tags: ['operation'], summary: 'Is the service ready', response: { 200: HealthAnswer } } },
    async (_request, reply) => {
      if (!deps.isReady()) throw new AppError('unavailable', { retryAfterSeconds: 5 });
      try {
        await sql`select 1`.execute(deps.db);
      } catch {
        throw new AppError('unavailable', { retryAfterSeconds: 5 });
      }
      reply.header('cache-control', 'no-store');
      return { success: true as const, message: 'Ready', data: { ready: true } };
    },
  );
}

function measureRequests(api: HttpServer, metrics: Metrics): void {
  api.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.requestSeconds.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    request.log.info(
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
}

async function isHandleOnTikTok(services: Services, handle: string, ip: string): Promise<boolean> {
  await services.limits.take(unknownShopRule, addressKey(ip));
  const outcome = await services.sources.checkHandle(handle);
  return outcome.ok;
}
