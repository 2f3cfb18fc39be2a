import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { registerAjvFormats, type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RawServerDefault,
} from 'fastify';
import { AppError } from '#server/platform/errors.ts';
import type { Logger } from '#server/platform/logger.ts';
import { forgetForwardedPorts } from './client-address.ts';
import { answerError } from './error-handler.ts';
import { hostGuard } from './host-guard.ts';

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

/** Larger than any body that the API takes: 50 links of 500 characters. */
const bodyLimitBytes = 64 * 1024;

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
    bodyLimit: bodyLimitBytes,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100 },
    return503OnClosing: true,
    // What cannot even be routed (a broken address) is refused in the envelope, too.
    frameworkErrors: (error, request, reply) => answerError(error, request as FastifyRequest, reply as FastifyReply),
  }).withTypeProvider<TypeBoxTypeProvider>();
  server.setValidatorCompiler(TypeBoxValidatorCompiler);
  acceptEmptyJson(server as HttpServer);
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
