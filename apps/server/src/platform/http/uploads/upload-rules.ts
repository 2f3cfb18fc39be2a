import type { FastifyReply, FastifyRequest, onSendHookHandler, preParsingHookHandler, RouteOptions } from 'fastify';
import { AppError } from '#server/platform/errors.ts';
import { networkKey } from '#server/platform/http/database-limits.ts';
import { type HttpServer, smallBodyBytes } from '#server/platform/http/http-server.ts';
import { createUploadSlots, type UploadLimits, type UploadSlot, type UploadSlots } from './upload-slots.ts';
import { type Pace, WholeBody } from './whole-body.ts';

/** On 2G at its worst ten times as much comes. */
const slowestPace: Pace = { bytes: 8 * 1024, withinMs: 30_000 };

/**
 * What is refused is still read to its end when it is no longer than this, so that a browser, which looks at the answer
 * last, shows its words. Of longer bodies the connection is closed: to read them costs memory, too.
 */
const mostDiscardedBytes = 2 ** 20;

/** Six photos of the largest size, or more than a hundred of those that the web client makes. */
const mostBytesAtOnce = 64 * 2 ** 20;

const usualLimits: UploadLimits = {
  perAccount: 2,
  perNetwork: 6,
  bytesAtOnce: () => Math.min(mostBytesAtOnce, process.availableMemory() / 2),
  now: () => performance.now(),
};

interface UploadConfig {
  /** Whose bodies these are, as the route's guards have found out; null for strangers. */
  accountOf: (request: FastifyRequest) => string | null;
  slots?: UploadSlots;
  pace?: Pace;
}

/**
 * Adds the rules for large bodies to every route of this scope that is registered afterwards and takes more than
 * `smallBodyBytes`: a slot is taken after the guards and before a byte is read, and given back with the answer. Throws
 * `unavailable` where there is no slot, and for a body that stops on its way.
 */
export function addUploadRules(api: HttpServer, config: UploadConfig): void {
  const { accountOf, slots = createUploadSlots(usualLimits), pace = slowestPace } = config;
  const underWay = new WeakMap<FastifyRequest, { body: WholeBody; slot: UploadSlot }>();

  function begin(request: FastifyRequest, mostBytes: number): WholeBody {
    const bytes = announcedBytes(request, mostBytes);
    if (bytes > mostBytes) throw new AppError('payload_too_large');
    const network = networkKey(request.ip);
    const account = accountOf(request) ?? network;
    let body: WholeBody | null = null;
    const slot = slots.take({ account, network, bytes }, (refusal) => body?.refuse(refusal));
    body = new WholeBody(request.raw, { mostBytes: bytes, pace });
    body.once('end', () => slot.complete());
    underWay.set(request, { body, slot });
    return body;
  }

  function end(request: FastifyRequest, reply: FastifyReply, mostBytes: number): void {
    const upload = underWay.get(request);
    const isRefused = !upload?.body.isComplete;
    if (isRefused && announcedBytes(request, mostBytes) > mostDiscardedBytes) reply.header('connection', 'close');
    upload?.slot.release();
    upload?.body.free();
  }

  api.addHook('onRoute', (route: RouteOptions) => {
    const mostBytes = route.bodyLimit ?? smallBodyBytes;
    if (mostBytes <= smallBodyBytes) return;
    const before: preParsingHookHandler = (request, _reply, _payload, done) => done(null, begin(request, mostBytes));
    const after: onSendHookHandler = (request, reply, payload, done) => {
      end(request, reply, mostBytes);
      done(null, payload);
    };
    route.preParsing = [before, ...[route.preParsing ?? []].flat()];
    route.onSend = [...[route.onSend ?? []].flat(), after];
  });
}

function announcedBytes({ headers }: FastifyRequest, mostBytes: number): number {
  return headers['content-length'] === undefined ? mostBytes : Number(headers['content-length']);
}
