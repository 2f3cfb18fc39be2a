import type { FastifyReply, FastifyRequest, onSendHookHandler, preParsingHookHandler, RouteOptions } from 'fastify';
import { AppError } from '#server/platform/errors.ts';
import { networkKey } from '#server/platform/http/database-limits.ts';
import { type HttpServer, smallBodyBytes } from '#server/platform/http/http-server.ts';
import { createUploadSlots, type UploadLimits, type UploadSlot, type UploadSlots } from './upload-slots.ts';
import { type Pace, WholeBody } from './whole-body.ts';

/** The worst 2G brings ten times as much. */
const minPace: Pace = { bytes: 8 * 1024, withinMs: 30_000 };

/**
 * A refused body up to this length is read to its end, so that a browser, which reads the answer last, shows it. For
 * longer ones the connection is closed.
 */
const maxDiscardedBytes = 2 ** 20;

/** Six of the largest photos, or more than a hundred of those that the web client makes. */
const maxBytesAtOnce = 64 * 2 ** 20;

const usualLimits: UploadLimits = {
  perAccount: 2,
  perNetwork: 6,
  bytesAtOnce: () => Math.min(maxBytesAtOnce, process.availableMemory() / 2),
  now: () => performance.now(),
};

interface UploadConfig {
  /** Null for strangers. */
  accountOf: (request: FastifyRequest) => string | null;
  slots?: UploadSlots;
  pace?: Pace;
}

/**
 * For every route of this scope that is registered afterwards and takes more than `smallBodyBytes`. The slot is taken
 * after the guards and before a byte is read. Throws `unavailable` when there is no slot or the body stalls.
 */
export function addUploadRules(api: HttpServer, config: UploadConfig): void {
  const { accountOf, slots = createUploadSlots(usualLimits), pace = minPace } = config;
  const underWay = new WeakMap<FastifyRequest, { body: WholeBody; slot: UploadSlot }>();

  function begin(request: FastifyRequest, maxBytes: number): WholeBody {
    const bytes = announcedBytes(request, maxBytes);
    if (bytes > maxBytes) throw new AppError('payload_too_large');
    const network = networkKey(request.ip);
    const account = accountOf(request) ?? network;
    let body: WholeBody | null = null;
    const slot = slots.take({ account, network, bytes }, (refusal) => body?.refuse(refusal));
    body = new WholeBody(request.raw, { maxBytes: bytes, pace });
    body.once('end', () => slot.complete());
    underWay.set(request, { body, slot });
    return body;
  }

  function end(request: FastifyRequest, reply: FastifyReply, maxBytes: number): void {
    const upload = underWay.get(request);
    const isRefused = !upload?.body.isComplete;
    if (isRefused && announcedBytes(request, maxBytes) > maxDiscardedBytes) reply.header('connection', 'close');
    upload?.slot.release();
    upload?.body.free();
  }

  api.addHook('onRoute', (route: RouteOptions) => {
    const maxBytes = route.bodyLimit ?? smallBodyBytes;
    if (maxBytes <= smallBodyBytes) return;
    const before: preParsingHookHandler = (request, _reply, _payload, done) => done(null, begin(request, maxBytes));
    const after: onSendHookHandler = (request, reply, payload, done) => {
      end(request, reply, maxBytes);
      done(null, payload);
    };
    route.preParsing = [before, ...[route.preParsing ?? []].flat()];
    route.onSend = [...[route.onSend ?? []].flat(), after];
  });
}

function announcedBytes({ headers }: FastifyRequest, maxBytes: number): number {
  return headers['content-length'] === undefined ? maxBytes : Number(headers['content-length']);
}
