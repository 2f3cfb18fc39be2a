import { pipeline, type Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compress, compressStream } from '#server/platform/encode.ts';

/** Shorter ones fit into a packet anyway. */
const minBytes = 1200;

/**
 * `onSend`: compresses JSON and text, off the main thread. Only answers to GET: from the sizes of compressed answers an
 * attacker could guess secrets beside their own words (BREACH). Tokens and codes are sent in answers to POST alone, and
 * private GETs need a bearer token, which no other site can make a browser send.
 */
export async function compressAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  // An export that failed before its first byte answers the failure uncompressed.
  reply.removeHeader('content-encoding');
  if (request.method !== 'GET' || !isText(reply)) return payload;
  const isSmall = typeof payload === 'string' && payload.length < minBytes;
  if (isSmall || payload === null || payload === undefined) return payload;
  reply.header('vary', 'accept-encoding');
  const encoding = chooseEncoding(request.headers['accept-encoding'], 'often');
  if (encoding === 'identity') return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  if (typeof payload === 'string') return compress[encoding](Buffer.from(payload), 'once');
  // A failure midway breaks the answer off; a receiver who leaves ends the reading.
  return pipeline(payload as Readable, compressStream[encoding](), () => {});
}

function isText(reply: FastifyReply): boolean {
  return /^(?:application\/(?:json|xml)|text\/)/.test(String(reply.getHeader('content-type') ?? ''));
}
