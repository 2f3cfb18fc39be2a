import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { registerAjvFormats, type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type onRequestHookHandler,
  type preParsingHookHandler,
  type RawServerDefault,
} from 'fastify';
import { AppError } from '#server/platform/errors.ts';
import type { Logger } from '#server/platform/logger.ts';
import { forgetForwardedPorts } from './client-address.ts';
import { networkKey } from './database-limits.ts';
import { answerError } from './error-handler.ts';
import { hostGuard } from './host-guard.ts';
import { createSmallBodyBudget, freeBytes } from './uploads/small-body-budget.ts';
import { type Pace, WholeBody } from './uploads/whole-body.ts';

/** Fastify whose routes are typed by their TypeBox schemas. */
export type HttpServer = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

interface HttpServerConfig {
  publicOrigin: () => string;
  trustProxy: string[] | null;
  logger: Logger;
}

/** Larger than any body that the API takes by itself: 50 links of 500 characters. Larger ones follow `addUploadRules`. */
export const smallBodyBytes = 64 * 1024;
const smallPace: Pace = { bytes: Number.POSITIVE_INFINITY, withinMs: 30_000 };
/** The web client waits three minutes for a photo on 2G. */
const uploadMs = 200_000;

/**
 * A Fastify server with what every route shares: request ids, the envelope for failures, the guard against foreign Host
 * headers, strict validation (bodies are never coerced) and time limits against slow clients.
 */
export function createHttpServer(config: HttpServerConfig): HttpServer {
  registerAjvFormats();
  const server = Fastify({
    loggerInstance: config.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustProxy ?? false,
    bodyLimit: smallBodyBytes,
    http: { headersTimeout: 30_000 },
    requestTimeout: uploadMs,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100 },
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/api/') || canBePage(url) ? url : noPage),
    return503OnClosing: true,
    // What cannot even be routed (a broken address of a call) is refused in the envelope, too.
    frameworkErrors: (error, request, reply) => answerError(error, request as FastifyRequest, reply as FastifyReply),
  }).withTypeProvider<TypeBoxTypeProvider>();
  server.setValidatorCompiler(TypeBoxValidatorCompiler);
  acceptEmptyJson(server as HttpServer);
  server.addHook('preParsing', readSmallBody());
  server.addHook('onRequest', limitPipelining());
  server.setErrorHandler(answerError);
  server.setNotFoundHandler(() => {
    throw new AppError('not_found');
  });
  // A logger of its own for each request costs a cached page a tenth; what is logged of a request names its id.
  server.setChildLoggerFactory((logger) => logger);
  if (config.trustProxy)
    server.addHook('onRequest', (request, _reply, done) => {
      forgetForwardedPorts(request.raw);
      done();
    });
  server.addHook('onRequest', hostGuard(config.publicOrigin));
  return server as HttpServer;
}

/** Looked up in the place of an address that cannot be a page's. No page has it, and no shop: handles have no dash. */
export const noPage = '/not-found';

/**
 * Can a page have this address? Only its path counts: a query may hold anything. What the URL parser would read as
 * another origin (`//host`, a backslash, a whole address), what cannot be decoded, and what has more than one line reaches
 * no route, no renderer and no cache. Calls keep their addresses: the API refuses its own.
 */
function canBePage(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return /^\/(?!\/)[^\\\n\r\u2028\u2029]*$/.test(path.includes('%') ? decoded(path) : path);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/** Browsers and proxies wait for an answer before they send the next request on a connection. */
const mostPipelined = 8;

/**
 * Closes a connection on which many requests wait for their answers. Node reads on while answers are unread: a caller who
 * reads nothing kept 7 MB of pages on each connection.
 */
function limitPipelining(): onRequestHookHandler {
  const waiting = new WeakMap<Socket, number>();
  return ({ raw: { socket } }, reply, done) => {
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > mostPipelined) {
      reply.hijack();
      socket.destroy();
      return;
    }
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    done();
  };
}

/** Of all bodies together that are too small for a slot. */
const smallBodiesBytes = 32 * 2 ** 20;

/**
 * Reads small bodies as a whole, and only for so long; `addUploadRules` does it for large ones. In the thousands of
 * pieces in which a caller can send it, a body of 64 kB would take 8 MB.
 */
function readSmallBody(): preParsingHookHandler {
  const budget = createSmallBodyBudget(smallBodiesBytes);
  return (request, reply, payload, done) => {
    const { raw, headers } = request;
    const announced = headers['content-length'];
    if ((announced ?? headers['transfer-encoding']) === undefined) return done(null, payload);
    const { bodyLimit = smallBodyBytes } = request.routeOptions;
    if (bodyLimit > smallBodyBytes) return done(null, payload);
    const mostBytes = Math.min(Number(announced ?? bodyLimit), bodyLimit);
    let body: WholeBody | null = null;
    if (mostBytes > freeBytes) {
      // A refused connection that stayed open would take memory, too; the browser asks again on another one.
      reply.header('connection', 'close');
      const giveBack = budget.take(networkKey(request.ip), mostBytes, (refusal) => body?.refuse(refusal));
      reply.removeHeader('connection');
      reply.raw.once('close', giveBack);
    }
    body = new WholeBody(raw, { mostBytes, pace: smallPace });
    done(null, body);
  };
}

/**
 * JSON is all that is read. Every call may have the JSON header, also one without a body, as our pages send it; Fastify
 * by itself refuses those. Where a body is needed its schema refuses that there is none.
 */
function acceptEmptyJson(server: HttpServer): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser(['application/json', 'text/plain']);
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body, done);
  });
}
