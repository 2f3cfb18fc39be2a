import { idempotencyKeyHeader } from '@app/contracts/accounts';
import { Failure } from '@app/contracts/errors';
import type { SwaggerTransform } from '@fastify/swagger';
import type { FastifySchema } from 'fastify';
import Type from 'typebox';

const idempotencyHeader = Type.Object({
  [idempotencyKeyHeader]: Type.Optional(
    Type.String({ description: 'The same in every retry of one action; the answer is the same then, for 24 hours.' }),
  ),
});

/** What the description says beside each route's own schema: the shape of failures, the idempotency key; and pages are no calls. */
export const describeCall: SwaggerTransform<FastifySchema> = ({ schema, url, route }) => {
  if (!url.startsWith('/api/')) return { schema: { ...schema, hide: true }, url };
  const response = { ...(schema?.response as object | undefined), '4XX': Failure, '5XX': Failure };
  const headers = route.config?.idempotent ? { headers: idempotencyHeader } : {};
  return { schema: { ...schema, response, ...headers }, url };
};
