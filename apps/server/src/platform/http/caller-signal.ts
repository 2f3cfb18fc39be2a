import type { FastifyReply } from 'fastify';

/** Aborts when the caller leaves before the answer is sent; `request.signal` aborts once the body has been read. */
export function callerSignal(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return left.signal;
}
