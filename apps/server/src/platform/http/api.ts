import { monitorEventLoopDelay } from 'node:perf_hooks';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type {} from '@fastify/swagger';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { AppError } from '#server/platform/errors.ts';
import { compressAnswer } from './compress-answer.ts';
import { addressKey } from './database-limits.ts';
import type { HttpServer } from './http-server.ts';

interface ApiConfig {
  /** Requests of one address a minute; generous, because phones of one mobile network share addresses. */
  perAddressPerMinute: number;
  /** Mean delay over a second above which calls are answered 503; 2000 by default, 0 for never. */
  maxEventLoopDelayMs?: number;
}

/** What every JSON route shares, in the API's own scope so that public pages do not pay for it. */
export async function apiConventions(api: HttpServer, config: ApiConfig): Promise<void> {
  api.addHook('onRoute', (route) => {
    const hidden = route.schema?.hide === true || route.method === 'HEAD' || route.method === 'OPTIONS';
    if (!hidden && !route.schema?.response)
      throw new Error(
        `${String(route.method)} ${route.url} has no response schema: a field that is not named could leak.`,
      );
  });
  // Before the plugins, which add hooks of their own to every route.
  api.addHook('onRoute', guardAgainAfterBody);
  await api.register(helmet, {
    ...securityHeaders,
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  });
  refuseWhenBusy(api, config.maxEventLoopDelayMs ?? 2000);
  await api.register(rateLimit, perAddressLimit(config.perAddressPerMinute));
  api.addHook('onSend', noStore);
  api.addHook('onSend', compressAnswer);
}

/** @fastify/under-pressure and prom-client measure every 10 ms by themselves, which is most of what an idle service would cost. */
export const delayMeasuredEveryMs = 250;

function refuseWhenBusy(api: HttpServer, maxDelayMs: number): void {
  if (maxDelayMs === 0) return;
  const intervals = monitorEventLoopDelay({ resolution: delayMeasuredEveryMs });
  intervals.enable();
  let delayMs = 0;
  const timer = setInterval(() => {
    delayMs = intervals.mean / 1e6 - delayMeasuredEveryMs;
    intervals.reset();
  }, 1000).unref();
  api.addHook('onRequest', (_request, _reply, done) =>
    done(delayMs > maxDelayMs ? new AppError('unavailable', { retryAfterSeconds: 5 }) : undefined),
  );
  api.addHook('onClose', (_api, done) => {
    clearInterval(timer);
    intervals.disable();
    done();
  });
}

/**
 * Guards run before the body is read, so that strangers' bodies are not. The session may end while a slow body arrives,
 * so they run again when it is complete.
 */
function guardAgainAfterBody(route: RouteOptions): void {
  const guards = [route.onRequest ?? []].flat() as ((request: FastifyRequest) => Promise<void>)[];
  if (guards.length === 0) return;
  const guardAgain = async (request: FastifyRequest): Promise<void> => {
    // A chunked body may turn out empty after as long a wait.
    if (request.body === undefined && request.headers['transfer-encoding'] === undefined) return;
    for (const guard of guards) await guard(request);
  };
  route.preHandler = [guardAgain, ...[route.preHandler ?? []].flat()];
}

/** For helmet, without the content policy. */
export const securityHeaders = {
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  // These are for pages and old browsers; each makes every JSON answer longer.
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} satisfies FastifyHelmetOptions;

/** `max` requests of one address a minute; more are refused as `rate_limited`. */
export function perAddressLimit(max: number): RateLimitPluginOptions {
  return {
    max,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: (request) => addressKey(request.ip),
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, context) =>
      new AppError('rate_limited', { retryAfterSeconds: context.ttl / 1000 }),
  };
}

function noStore(request: FastifyRequest, reply: FastifyReply, _payload: unknown, done: () => void): void {
  // A person who asks for help can name the line of the log.
  reply.header('x-request-id', request.id);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  done();
}
