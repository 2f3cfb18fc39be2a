import { pipeline, Readable } from 'node:stream';
import { Failure } from '@app/contracts/errors.schemas';
import { idempotencyKeyHeader, idempotencyKeyPattern } from '@app/contracts/idempotency-key';
import { orderSecretHeader } from '@app/contracts/orders/order-code';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger, { type SwaggerTransform } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import Type from 'typebox';
import { chooseEncoding, compressStream } from '#server/platform/encode.ts';
import { perAddressLimit, securityHeaders } from './api.ts';
import type { HttpServer } from './http-server.ts';

/** Describes the calls that are registered afterwards at `/api/docs`, `/api/docs/json` and `/api/docs/yaml`. */
export async function describeApi(server: HttpServer, limits: { perAddressPerMinute: number }): Promise<void> {
  await server.register(swagger, {
    transform: describeCall,
    openapi: {
      info: {
        title: 'Dukalink',
        version: '1',
        description: 'Shops of TikTok sellers. Every answer is {success, message, data}.',
      },
      components: {
        securitySchemes: {
          seller: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          admin: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          order: { type: 'apiKey', in: 'header', name: orderSecretHeader },
        },
      },
    },
  });
  await server.register(async (docs) => {
    // swagger-ui sets its own policy (staticCSP).
    await docs.register(helmet, { ...securityHeaders, contentSecurityPolicy: false });
    await docs.register(rateLimit, perAddressLimit(limits.perAddressPerMinute));
    docs.addHook('onSend', compress);
    await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, uiConfig: { docExpansion: 'list' } });
  });
}

/** Two megabytes of scripts and description, requested too seldom to keep them compressed. */
async function compress(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], 'often');
  if (encoding === 'identity' || reply.statusCode !== 200 || !payload) return payload;
  reply.header('content-encoding', encoding).header('vary', 'accept-encoding').removeHeader('content-length');
  const source = payload instanceof Readable ? payload : Readable.from([payload]);
  // A reader who leaves is no error.
  return pipeline(source, compressStream[encoding](), () => {});
}

const idempotencyHeader = Type.Object({
  [idempotencyKeyHeader]: Type.Optional(
    Type.String({
      pattern: idempotencyKeyPattern,
      description:
        'Random, and the same in every retry of one action; the answer is the same then, for 24 hours. An answer with tokens is repeated only to the browser that made the call (by its cookie). 16 to 100 letters, digits, - or _; others are refused with 400.',
    }),
  ),
});

/** Adds the shape of failures and the idempotency key, and hides pages. */
const describeCall: SwaggerTransform<FastifySchema> = ({ schema, url, route }) => {
  if (!url.startsWith('/api/')) return { schema: { ...schema, hide: true }, url };
  const response = { ...(schema?.response as object | undefined), '4XX': Failure, '5XX': Failure };
  const headers = route.config?.idempotent ? { headers: idempotencyHeader } : {};
  return { schema: { ...schema, response, ...headers }, url };
};
