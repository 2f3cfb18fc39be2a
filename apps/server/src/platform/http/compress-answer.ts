import { pipeline, type Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compress, compressStream } from '#server/platform/encode.ts';

/** What fits into a packet arrives no sooner when it is smaller. */
const fromBytes = 1200;

/**
 * For `onSend`: compresses JSON and text as it was asked for, off the main thread.
 *
 * Only answers to GET. Whoever can watch sizes and make a browser ask again and again with words of their own could guess
 * a secret that stands beside those words (BREACH). Tokens and codes for signing in leave as answers to POST alone, so
 * they are never compressed; and what a GET shows to one person takes a bearer token, which no other site can make a
 * browser send.
 */
export async function compressAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  // Of an export that failed before anything was sent: the failure is answered in its place.
  reply.removeHeader('content-encoding');
  if (request.method !== 'GET' || !isText(reply)) return payload;
  const isSmall = typeof payload === 'string' && payload.length < fromBytes;
  if (isSmall || payload === null || payload === undefined) return payload;
  reply.header('vary', 'accept-encoding');
  const encoding = chooseEncoding(request.headers['accept-encoding'], 'often');
  if (encoding === 'identity') return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  if (typeof payload === 'string') return compress[encoding](Buffer.from(payload), 'once');
  // What fails midway breaks the answer off, and a receiver that goes away ends the reading.
  return pipeline(payload as Readable, compressStream[encoding](), () => {});
}

function isText(reply: FastifyReply): boolean {
  return /^(?:application\/(?:json|xml)|text\/)/.test(String(reply.getHeader('content-type') ?? ''));
}
