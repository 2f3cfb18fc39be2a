import { randomUUID } from 'node:crypto';
import { idempotencyKeyHeader, idempotencyKeyPattern } from '@app/contracts/idempotency-key';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { type Clock, dayMs } from '#server/platform/clock.ts';
import { deleteInSteps } from '#server/platform/database/delete-in-steps.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import type { HttpServer } from '#server/platform/http/http-server.ts';
import { deriveKey, keyedHash } from '#server/platform/keys.ts';
import { createSealedTexts } from '#server/platform/sealed-text.ts';
import { giveBackLater } from './give-back-later.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A POST that answers the same when it is repeated with the same `Idempotency-Key`. */
    idempotent?: boolean;
    /**
     * Of answers with tokens: a secret of the calling browser, such as a cookie; the kept answer goes to that browser
     * only. Null where it has none; then the body must prove who it is.
     */
    answersOnlyTo?: (request: FastifyRequest) => string | null;
  }
}

interface IdempotencyConfig {
  db: Db;
  clock: Clock;
  secret: string;
  /** Whose keys these are: two callers may choose the same key. Runs after the route's guards. */
  scopeOf: (request: FastifyRequest) => string;
}

interface Claim {
  scope: string;
  key: string;
  /** When this attempt began. A later one that took the key over began later. */
  since: Date;
}

/** What a request that has a claim can do before it answers. */
interface OpenClaim extends Claim {
  /** The answer as it is sent, sealed. */
  sealedAnswer: (body: unknown) => { answer: string; status: number };
}

interface StoredAnswer {
  request_hash: Uint8Array;
  answer: string | null;
  status: number | null;
}

const retentionMs = dayMs;
/** Longer than any request may take: a first attempt that has not answered by then died with its process. */
const abandonedMs = 2 * 60_000;

/** The request helper retries these with the same key. */
const retriedStatuses = new Set([408, 425, 429]);

/**
 * For every route of this scope with `config: {idempotent: true}` that is registered afterwards. Answers are stored
 * encrypted, because they can hold tokens. Throws `idempotency_key_reused` for another body or browser under the same key
 * and `conflict` with Retry-After while the first attempt runs.
 */
export function addIdempotency(api: HttpServer, config: IdempotencyConfig): void {
  const hashKey = deriveKey(config.secret, 'idempotency-request');
  const answers = createSealedTexts([config.secret], 'idempotency-answer');
  const freeLater = giveBackLater((claim: Claim) => freeKey(config.db, claim), abandonedMs);

  async function begin(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const key = readKey(request);
    if (key === null) return undefined;
    const now = config.clock.now();
    const claim = { scope: config.scopeOf(request), key, since: now };
    const browser = request.routeOptions.config.answersOnlyTo?.(request) ?? '';
    const hash = keyedHash(hashKey, request.method, request.url, hashedBody(request.body), browser);
    const isOurs = await claimKey(config.db, claim, hash).catch((error: unknown) => {
      // It may have been committed all the same.
      freeLater(claim);
      throw error;
    });
    if (isOurs) {
      const sealedAnswer = (body: unknown) => ({
        answer: answers.seal(String(reply.serialize(body)), `${claim.scope} ${key}`),
        status: reply.statusCode,
      });
      claims.set(request, { ...claim, sealedAnswer });
      return undefined;
    }
    const stored = await findAnswer(config.db, claim);
    // The first attempt failed between the two queries: a retry finds the key free.
    if (!stored) throw new AppError('conflict', { retryAfterSeconds: 1 });
    if (!hash.equals(stored.request_hash)) throw new AppError('idempotency_key_reused');
    if (stored.answer === null || stored.status === null) throw new AppError('conflict', { retryAfterSeconds: 1 });
    const body = answers.open(stored.answer, `${claim.scope} ${key}`);
    if (body === null) throw new Error('A kept answer cannot be decrypted.');
    reply.code(stored.status).header('idempotency-replayed', 'true').type('application/json; charset=utf-8');
    return reply.serializer((text: string) => text).send(body);
  }

  async function end(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    const claim = claims.get(request);
    if (!claim) return payload;
    claims.delete(request);
    // A stranger's refusal leaves no row: strangers can invent any number of keys.
    const isKept = reply.statusCode < 400 || claim.scope !== 'anonymous';
    const isFinal =
      isKept && typeof payload === 'string' && reply.statusCode < 500 && !retriedStatuses.has(reply.statusCode);
    try {
      if (isFinal)
        await storeAnswer(config.db, claim, {
          answer: answers.seal(payload, `${claim.scope} ${claim.key}`),
          status: reply.statusCode,
        });
      else await freeKey(config.db, claim);
    } catch (error) {
      if (!isFinal) freeLater(claim);
      // The work is committed: the caller still gets the answer, only a retry will not.
      request.log.error({ requestId: request.id, err: error }, 'the answer of an idempotent request was not kept');
    }
    return payload;
  }

  api.addHook('onRoute', (route) => {
    if (route.config?.idempotent !== true || route.method !== 'POST') return;
    if (!route.config.answersOnlyTo && JSON.stringify(route.schema?.response ?? {}).includes('"refreshToken"'))
      throw new Error(`POST ${route.url} would repeat tokens to every caller who knows the key: say whose they are.`);
    route.preHandler = [...[route.preHandler ?? []].flat(), begin];
    route.onSend = [...[route.onSend ?? []].flat(), end];
  });
}

/** Deletes what is older than a day; returns how many. */
export function purgeIdempotencyKeys(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - retentionMs).toISOString();
  return deleteInSteps(db, 'idempotency_keys', sql`created_at < ${before}::timestamptz`);
}

/** The key that was sent; null without one. */
export const sentActionKeyOf = (request: FastifyRequest): string | null => readKey(request);

/** The key that was sent, else a new one. */
export function actionKeyOf(request: FastifyRequest): string {
  return readKey(request) ?? randomUUID();
}

const claims = new WeakMap<FastifyRequest, OpenClaim>();

/** Makes the answer of what an action has done, and keeps it: the last thing in the transaction of its work. */
export type AnswerOnce<Data, Answer> = (trx: Trx, data: Data) => Promise<Answer>;

/**
 * Keeps the answer in the transaction of the work, so that both are there or neither is: a repetition finds it also when
 * the process died before it answered. A call without a key keeps nothing. Throws `conflict`, which takes the work back,
 * when this attempt took so long that a repetition has begun.
 */
export async function keepAnswer<Body>(trx: Trx, request: FastifyRequest, body: Body): Promise<Body> {
  const claim = claims.get(request);
  if (claim && !(await storeAnswer(trx, claim, claim.sealedAnswer(body))))
    throw new AppError('conflict', { retryAfterSeconds: 1 });
  return body;
}

/** As JSON, each byte of a file would be a number. */
function hashedBody(body: unknown): string | Uint8Array {
  return body instanceof Uint8Array ? body : JSON.stringify(body ?? null);
}

const validKey = new RegExp(idempotencyKeyPattern);

function readKey(request: FastifyRequest): string | null {
  const header = request.headers[idempotencyKeyHeader];
  if (header === undefined) return null;
  if (typeof header === 'string' && validKey.test(header)) return header;
  throw fieldError(idempotencyKeyHeader, 'An Idempotency-Key must have 16 to 100 letters (A-Z), digits, "-" or "_".');
}

/** True when the key was free or its claim is over. One statement, so that of two at once only one gets it. */
async function claimKey(db: Db, { scope, key, since }: Claim, hash: Buffer): Promise<boolean> {
  const row = await db
    .insertInto('idempotency_keys')
    .values({ scope, key, request_hash: hash, created_at: since })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet({ request_hash: hash, created_at: since, answer: null, status: null })
        .where(isOver(since)),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

function isOver(now: Date): RawBuilder<boolean> {
  const expired = new Date(now.getTime() - retentionMs).toISOString();
  const [earliest, latest] = [-abandonedMs, abandonedMs].map((ms) => new Date(now.getTime() + ms).toISOString());
  // One that began later than now was made by a process whose clock was ahead.
  return sql<boolean>`idempotency_keys.created_at < ${expired}::timestamptz or (idempotency_keys.status is null
    and idempotency_keys.created_at not between ${earliest}::timestamptz and ${latest}::timestamptz)`;
}

async function findAnswer(db: Db, claim: Omit<Claim, 'since'>): Promise<StoredAnswer | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer', 'status'])
    .where('scope', '=', claim.scope)
    .where('key', '=', claim.key)
    .executeTakeFirst();
  return row ?? null;
}

/** False when it has an answer, or another attempt has the key. */
async function storeAnswer(
  db: Db | Trx,
  { scope, key, since }: Claim,
  kept: { answer: string; status: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency_keys')
    .set(kept)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('created_at', '=', since)
    .where('status', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** An answer that was kept with its work stays: the work is done, whatever came after it. */
async function freeKey(db: Db, { scope, key, since }: Claim): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('created_at', '=', since)
    .where('status', 'is', null)
    .execute();
}
