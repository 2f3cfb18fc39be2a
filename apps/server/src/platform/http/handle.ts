import type {
  AdminAuth,
  AdminEndpoint,
  AnswerOf,
  Auth,
  CallSchemas,
  Endpoint,
  StaticOf,
} from '@app/contracts/endpoint';
import { type AnyEndpoint, everyCall } from '@app/contracts/every-call.schemas';
import type { FastifyReply, FastifyRequest, FastifySchema, onRequestHookHandler, RouteShorthandOptions } from 'fastify';
import type { DatabaseLimits, LimitRule } from './database-limits.ts';
import type { HttpServer } from './http-server.ts';

/** `onRequest` of a call: throws for whom it does not let through. */
export type Guard = (request: FastifyRequest) => Promise<void>;
/** The guard of what an endpoint says about its callers; not asked where everybody may call. */
export type GuardFor = (auth: Auth | AdminAuth) => Guard;

declare module 'fastify' {
  interface FastifyInstance {
    guardFor?: GuardFor;
    databaseLimits?: DatabaseLimits;
  }
}

/** How often one caller may make a call: `keyOf` names the caller. */
export interface CallLimit {
  rule: LimitRule;
  keyOf: (request: FastifyRequest) => string;
}

/** From here on endpoints of this scope are guarded as they say, and their limits count. */
export function addGuards(api: HttpServer, guardFor: GuardFor, limits: DatabaseLimits): void {
  api.decorate('guardFor', guardFor);
  api.decorate('databaseLimits', limits);
}

/** A request whose parts are as the endpoint's schemas say. */
export type RequestOf<Schemas> = FastifyRequest<{
  Params: PartOf<Schemas, 'params'>;
  Querystring: PartOf<Schemas, 'query'>;
  Body: PartOf<Schemas, 'body'>;
}>;

type PartOf<Schemas, Name extends string> =
  Schemas extends Record<Name, infer Schema> ? StaticOf<Schema, unknown> : unknown;

type Handler<Schemas> = (
  request: RequestOf<Schemas>,
  reply: FastifyReply,
) => Promise<AnswerOf<Schemas, never> | FastifyReply>;

interface HandleOptions extends Omit<RouteShorthandOptions, 'schema' | 'config' | 'onRequest' | 'preParsing'> {
  /** Before the guard. */
  onRequest?: onRequestHookHandler | Guard;
  /** Before the body is read. */
  preParsing?: (request: FastifyRequest) => Promise<void>;
  /** No guard of its own: the action itself looks at who calls. */
  isUnguarded?: true;
  /**
   * Each call counts. Taken after the guard, the schemas and the replay of an idempotent call. A limit that gets a try
   * back, or whose key is in the database, is taken by the action.
   */
  limits?: CallLimit[];
  /** Of an idempotent call whose answers carry tokens: see `FastifyContextConfig`. */
  answersOnlyTo?: (request: FastifyRequest) => string | null;
  /** False: not in the address's bucket. */
  rateLimit?: false | { keyGenerator: (request: FastifyRequest) => string | Promise<string> };
}

/**
 * Registers the route of an endpoint in the scope whose prefix its path begins with: guarded by its `auth`, checked by
 * its schemas, answered with what they name and nothing else.
 */
export function handle<Schemas>(
  api: HttpServer,
  endpoint: Endpoint<Schemas> | AdminEndpoint<Schemas>,
  ...[optionsOrHandler, orHandler]: [Handler<Schemas>] | [HandleOptions, Handler<Schemas>]
): void {
  const [options, handler] = orHandler ? [optionsOrHandler as HandleOptions, orHandler] : [{}, optionsOrHandler];
  const { onRequest, isUnguarded, answersOnlyTo, rateLimit, limits = [], ...others } = options as HandleOptions;
  const schemas = everyCall.get(endpoint as AnyEndpoint);
  if (!schemas) throw new Error(`${endpoint.method} ${endpoint.path} is no endpoint of every-call.schemas.ts.`);
  if (!endpoint.path.startsWith(`${api.prefix}/`))
    throw new Error(`${endpoint.path} is outside of ${api.prefix}: its guards and limits are not here.`);
  const { databaseLimits } = api;
  if (limits.length > 0 && !databaseLimits) throw new Error('A call has limits, and this scope has none.');
  const guard = isUnguarded ? null : guardOf(api, endpoint.auth);
  const { status = 200 } = schemas;
  api.route({
    ...(others as object),
    method: endpoint.method,
    url: endpoint.path.slice(api.prefix.length),
    onRequest: [onRequest, guard].filter((hook) => hook !== undefined && hook !== null) as onRequestHookHandler[],
    config: {
      ...(endpoint.idempotent && { idempotent: true }),
      ...(answersOnlyTo && { answersOnlyTo }),
      ...(rateLimit !== undefined && { rateLimit }),
    },
    schema: schemaOf(endpoint, schemas),
    handler: async (request, reply) => {
      for (const { rule, keyOf } of limits) await databaseLimits?.take(rule, keyOf(request));
      if (status !== 200) reply.code(status);
      return (handler as Handler<unknown>)(request as never, reply as never);
    },
  });
}

function guardOf(api: HttpServer, auth: Auth | AdminAuth): Guard | null {
  if (auth === 'open' || auth === 'webhook') return null;
  if (!api.guardFor) throw new Error('A call needs a guard, and this scope has none: addGuards comes first.');
  return api.guardFor(auth);
}

function schemaOf({ auth, path }: AnyEndpoint, schemas: CallSchemas): FastifySchema {
  const { tags, summary, description, params, query, body, status = 200, answer, otherAnswers } = schemas;
  const validated = { ...(params && { params }), ...(query && { querystring: query }), ...(body && { body }) };
  if (summary === undefined) return { hide: true, ...validated };
  const security = schemas.describesAuth === false ? undefined : securityOf(auth);
  return {
    tags: tags ?? [path.split('/')[3] ?? ''],
    summary,
    ...(description && { description }),
    ...(security && { security }),
    ...validated,
    response: { [status]: answer, ...otherAnswers },
  };
}

/** Which token the description asks for. */
function securityOf(auth: Auth | AdminAuth): FastifySchema['security'] {
  if (auth === 'session' || auth === 'owner') return [{ seller: [] }];
  if (auth === 'optional') return [{}, { seller: [] }];
  if (auth === 'order') return [{ order: [] }];
  return typeof auth === 'object' && auth.admin !== 'cookie' ? [{ admin: [] }] : undefined;
}
