import { isIPv4, isIPv6 } from 'node:net';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { deriveKey, keyedHash } from '#server/platform/keys.ts';

/**
 * `free` tries go through in a window that begins with the first of them. From then on one try goes through per delay,
 * which begins with `delaySeconds` and doubles with each try up to `maxDelaySeconds`. Nobody is locked out for good.
 */
export interface LimitRule {
  name: string;
  free: number;
  windowSeconds: number;
  delaySeconds: number;
  maxDelaySeconds: number;
}

export interface DatabaseLimits {
  /**
   * Counts a try; throws `rate_limited` with Retry-After when it must wait. `key` is an account, a number or an
   * address.
   */
  take(rule: LimitRule, key: string): Promise<void>;
  /** Takes back the last try: what went well does not count against an address that many people share. */
  giveBack(rule: LimitRule, key: string): Promise<void>;
  /** Forgets all tries of the key: its owner has proven to be the right one. */
  clear(rule: LimitRule, key: string): Promise<void>;
}

/**
 * Limits that hold across all processes and restarts, as counters in the table `rate_limits`. Keys are stored as keyed
 * hashes, so the table tells nobody's address. Must not be used inside a transaction.
 */
export function createDatabaseLimits(config: { db: Db; secret: string }): DatabaseLimits {
  const hashKey = deriveKey(config.secret, 'rate-limits');
  const storeClient = storeClientOf(config.db);
  const counters = new Map<LimitRule, Counters>();

  function countersOf(rule: LimitRule): Counters {
    const made = counters.get(rule) ?? makeCounters(storeClient, rule);
    counters.set(rule, made);
    return made;
  }

  const stored = (key: string): string => keyedHash(hashKey, key).toString('base64url');

  return {
    async take(rule, key) {
      const { tries, gate } = countersOf(rule);
      const closed = await gate.get(stored(key));
      if (closed && closed.msBeforeNext > 0) throw tooMany(closed.msBeforeNext);
      const { consumedPoints } = await tries.penalty(stored(key));
      const over = consumedPoints - rule.free;
      if (over <= 0) return;
      const delaySeconds = Math.min(rule.delaySeconds * 2 ** Math.min(over - 1, 30), rule.maxDelaySeconds);
      try {
        // The first one through closes the gate behind itself; of many at once only that one goes on.
        await gate.consume(stored(key), 1, { customDuration: delaySeconds });
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        await tries.reward(stored(key));
        throw tooMany(refusal.msBeforeNext);
      }
    },
    async giveBack(rule, key) {
      await countersOf(rule).tries.reward(stored(key));
    },
    async clear(rule, key) {
      const { tries, gate } = countersOf(rule);
      await tries.delete(stored(key));
      await gate.delete(stored(key));
    },
  };
}

/** `tries` counts what went through, `gate` is closed while a delay runs. */
interface Counters {
  tries: RateLimiterPostgres;
  gate: RateLimiterPostgres;
}

function makeCounters(storeClient: StoreClient, rule: LimitRule): Counters {
  const shared = {
    storeClient,
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
  };
  const tries = { keyPrefix: `${rule.name}:tries`, points: rule.free, duration: rule.windowSeconds };
  const gate = { keyPrefix: `${rule.name}:gate`, points: 1, duration: rule.maxDelaySeconds };
  return {
    tries: new RateLimiterPostgres({ ...shared, ...tries }),
    gate: new RateLimiterPostgres({ ...shared, ...gate }),
  };
}

/** Deletes the counters that ran out; for a job. Answers how many. */
export async function purgeLimits(db: Db, now: Date): Promise<number> {
  const result = await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** The address as a limit counts it: of IPv6 the /64 that one customer has, because its other half changes at will. */
export function addressKey(ip: string): string {
  return leadingGroups(ip, 4);
}

/**
 * The network as a limit counts it: of IPv6 the /48 that one customer can be given, with 65536 of those /64; of IPv4
 * the address.
 */
export function networkKey(ip: string): string {
  return leadingGroups(ip, 3);
}

/**
 * The block as a limit counts it that money hangs on: of IPv4 the /24, the least that is given out; of IPv6 the
 * network.
 */
export function blockKey(ip: string): string {
  const network = networkKey(ip);
  return isIPv4(network) ? network.split('.').slice(0, 3).join('.') : network;
}

function leadingGroups(ip: string, count: number): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const ending = tail.split(':').filter(Boolean);
    while (groups.length + ending.length < 8) groups.push('0');
    groups.push(...ending);
  }
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function tooMany(ms: number): AppError {
  return new AppError('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) });
}

interface StoreClient {
  query(query: { text: string; values: unknown[] }): Promise<{ rows: unknown[]; rowCount: number }>;
}

/** What rate-limiter-flexible asks of a pg client, on Kysely: one pool and one set of rules for all queries. */
function storeClientOf(db: Db): StoreClient {
  return {
    async query({ text, values }) {
      const result = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows: result.rows, rowCount: Number(result.numAffectedRows ?? result.rows.length) };
    },
  };
}
