import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import serializers from '@fastify/fast-json-stringify-compiler';
import { registerAjvFormats, type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifySerializerCompiler,
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

/** 50 links of 500 characters fit. Larger bodies follow `addUploadRules`. */
export const smallBodyBytes = 64 * 1024;
const smallPace: Pace = { bytes: Number.POSITIVE_INFINITY, withinMs: 30_000 };
/** The web client waits three minutes for a photo on 2G. */
const uploadMs = 200_000;

/** What every route shares: error answers, the Host check, strict validation (no coercion), limits against slow clients. */
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
    // Such as a broken address, which cannot be routed.
    frameworkErrors: (error, request, reply) => answerError(error, request as FastifyRequest, reply as FastifyReply),
  }).withTypeProvider<TypeBoxTypeProvider>();
  server.setValidatorCompiler(TypeBoxValidatorCompiler);
  server.setSerializerCompiler(serializerFor);
  acceptEmptyJson(server as HttpServer);
  server.addHook('preParsing', readSmallBody());
  server.addHook('onRequest', limitPipelining());
  server.setErrorHandler(answerError);
  server.setNotFoundHandler(() => {
    throw new AppError('not_found');
  });
  // A logger for each request would make a cached page a tenth slower; log lines name the request's id instead.
  server.setChildLoggerFactory((logger) => logger);
  if (config.trustProxy)
    server.addHook('onRequest', (request, _reply, done) => {
      forgetForwardedPorts(request.raw);
      done();
    });
  server.addHook('onRequest', hostGuard(config.publicOrigin));
  return server as HttpServer;
}

const compileSerializer = serializers()({}, {});
const serializerBySchema = new Map<string, ReturnType<typeof compileSerializer>>();

/** Most routes answer errors by the same schemas. Compiling them for each route took half of a service's start. */
const serializerFor: FastifySerializerCompiler<unknown> = ({ httpStatus = '', ...route }) => {
  const schema = JSON.stringify(route.schema);
  const serializer = serializerBySchema.get(schema) ?? compileSerializer({ httpStatus, ...route });
  serializerBySchema.set(schema, serializer);
  return serializer;
};

/** Replaces an address that no page can have. No shop has it: handles have no dash. */
export const noPage = '/not-found';

/**
 * Judges the path alone: a query may hold anything. What the URL parser would read as another origin (`//host`, a
 * backslash, a full address), what cannot be decoded, and line breaks reach no route, no renderer and no cache.
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
const maxPipelined = 8;

/** Node reads on while answers are unread: a caller who read none of them held 7 MB of pages on each connection. */
function limitPipelining(): onRequestHookHandler {
  const waiting = new WeakMap<Socket, number>();
  return ({ raw: { socket } }, reply, done) => {
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > maxPipelined) {
      reply.hijack();
      socket.destroy();
      return;
    }
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    done();
  };
}

/** Of all small bodies together. */
const maxSmallBodiesBytes = 32 * 2 ** 20;

/** As a whole and within a time limit: in thousands of pieces a body of 64 kB would take 8 MB. */
function readSmallBody(): preParsingHookHandler {
  const budget = createSmallBodyBudget(maxSmallBodiesBytes);
  return (request, reply, payload, done) => {
    const { raw, headers } = request;
    const announced = headers['content-length'];
    if ((announced ?? headers['transfer-encoding']) === undefined) return done(null, payload);
    const { bodyLimit = smallBodyBytes } = request.routeOptions;
    if (bodyLimit > smallBodyBytes) return done(null, payload);
    const maxBytes = Math.min(Number(announced ?? bodyLimit), bodyLimit);
    let body: WholeBody | null = null;
    if (maxBytes > freeBytes) {
      // A refused connection that stayed open would take memory, too; the browser retries on another one.
      reply.header('connection', 'close');
      const release = budget.take(networkKey(request.ip), maxBytes, (refusal) => body?.refuse(refusal));
      reply.removeHeader('connection');
      reply.raw.once('close', release);
    }
    body = new WholeBody(raw, { maxBytes, pace: smallPace });
    done(null, body);
  };
}

/** Our pages send the JSON header without a body, too, which Fastify refuses by default. Schemas require bodies. */
function acceptEmptyJson(server: HttpServer): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser(['application/json', 'text/plain']);
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body, done);
  });
}
