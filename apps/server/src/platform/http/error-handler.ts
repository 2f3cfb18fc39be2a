import type { ErrorCode, Failure, FieldError } from '@app/contracts/errors.schemas';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { awayRetrySeconds, DatabaseAwayError } from '#server/platform/database/database-away.ts';
import { AppError } from '#server/platform/errors.ts';

/** Unknown errors answer a fixed text; the log has the rest under the request's id. */
export function answerError(
  error: FastifyError | AppError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const known = error instanceof AppError ? error : (fromDatabase(error) ?? fromFastify(error as FastifyError));
  const answer = known ?? new AppError('internal');
  if (!known)
    request.log.error({ requestId: request.id, err: error, route: request.routeOptions.url }, 'unexpected error');
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', String(Math.ceil(answer.retryAfterSeconds)));
  reply.code(answer.status).header('cache-control', 'no-store').type('application/json; charset=utf-8');
  reply.serializer((body: unknown) => JSON.stringify(body)).send(failureOf(answer));
}

export function failureOf(error: AppError): Failure {
  return {
    success: false,
    message: error.message,
    code: error.code,
    ...(error.errors ? { errors: error.errors } : {}),
  };
}

/** While the database is away each call would log the same; the process says so by itself (`jobs/job-queue.ts`). */
function fromDatabase(error: Error): AppError | null {
  return error instanceof DatabaseAwayError
    ? new AppError('unavailable', { retryAfterSeconds: awayRetrySeconds })
    : null;
}

/** Refusals by Fastify and its plugins in our codes; null for other errors. */
function fromFastify(error: FastifyError): AppError | null {
  if (namesNoProduct(error)) return new AppError('not_found');
  if (error.validation) return new AppError('invalid_request', { errors: fieldErrors(error) });
  const byStatus: Record<number, ErrorCode> = {
    400: 'invalid_request',
    404: 'not_found',
    405: 'method_not_allowed',
    413: 'payload_too_large',
    415: 'unsupported_media_type',
    429: 'rate_limited',
    503: 'unavailable',
  };
  const code = byStatus[error.statusCode ?? 500];
  return code ? new AppError(code) : null;
}

/** A malformed product id is answered like an unknown one. */
function namesNoProduct({ validation = [], validationContext }: FastifyError): boolean {
  return validationContext === 'params' && validation.some(({ instancePath }) => instancePath === '/productId');
}

function fieldErrors(error: FastifyError): FieldError[] {
  return (error.validation ?? []).slice(0, 20).map((one) => ({
    field: fieldOf(one.instancePath, one.params),
    message: one.message ?? 'is not valid',
  }));
}

function fieldOf(instancePath: string, params: Record<string, unknown>): string {
  const path = instancePath.split('/').slice(1).join('.');
  const missing = params.requiredProperties ?? params.missingProperty ?? params.additionalProperties;
  const name = Array.isArray(missing) ? String(missing[0]) : typeof missing === 'string' ? missing : '';
  return [path, name].filter(Boolean).join('.') || 'body';
}
