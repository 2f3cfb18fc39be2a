import type { FastifyReply } from 'fastify';

/**
 * Aborts when the caller has gone before the answer was sent. Fastify's own `request.signal` already does when a body
 * has been read to its end.
 */
export function callerSignal(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return left.signal;
}
