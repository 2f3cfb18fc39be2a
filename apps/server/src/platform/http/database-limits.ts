import { isIPv6 } from 'node:net';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { deriveKey, keyedHash } from '#server/platform/keys.ts';

/**
 * `free` tries go through in a window that begins with the first of them. From then on one try goes through per delay:
 * the first of `delaySeconds`, doubled with each try up to the last of them. No one is locked out for good.
 */
export interface LimitRule {
  /** Names the counters in the database. */
  name: string;
  free: number;
  windowSeconds: number;
  delaySeconds: readonly [first: number, max: number];
}

/** A rule on one line, which starts its own counters. */
export const limitRule = (name: string, rule: Omit<LimitRule, 'name'>): LimitRule => ({ name, ...rule });

export interface DatabaseLimits {
  /**
   * Counts a try; throws `rate_limited` with Retry-After when it must wait. `key` is an account, a number or an
   * address.
   */
  take(rule: LimitRule, key: string): Promise<void>;
  /** Takes back the last try: what went well does not count against an address that many people share. */
  refund(rule: LimitRule, key: string): Promise<void>;
  /**
   * Counts a try in the open transaction without refusing it; answers how many there were in the rule's window. `by` -1
   * takes one back.
   */
  count(trx: Trx, rule: Pick<LimitRule, 'name' | 'windowSeconds'>, key: string, by?: 1 | -1): Promise<number>;
  /** The keyed hash of the key, for what must tell networks apart and name none. */
  hashed(key: string): string;
  /** Forgets all tries of the key: its owner has proven to be the right one. */
  clear(rule: LimitRule, key: string): Promise<void>;
}

/**
 * Limits that hold across all processes and restarts, as counters in the table `rate_limits`. Keys are stored as keyed
 * hashes, so the table tells nobody's address. But for `count` they must not be used inside a transaction.
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
    hashed: stored,
    async take(rule, key) {
      const { tries, gate } = countersOf(rule);
      const closed = await gate.get(stored(key));
      if (closed && closed.msBeforeNext > 0) throw tooMany(closed.msBeforeNext);
      const { consumedPoints } = await tries.penalty(stored(key));
      const over = consumedPoints - rule.free;
      if (over <= 0) return;
      const [firstSeconds, maxSeconds] = rule.delaySeconds;
      const delaySeconds = Math.min(firstSeconds * 2 ** Math.min(over - 1, 30), maxSeconds);
      try {
        // The first one through closes the gate behind itself; of many at once only that one goes on.
        await gate.consume(stored(key), 1, { customDuration: delaySeconds });
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        await tries.reward(stored(key));
        throw tooMany(refusal.msBeforeNext);
      }
    },
    async refund(rule, key) {
      await countersOf(rule).tries.reward(stored(key));
    },
    async count(trx, rule, key, by = 1) {
      const tries = new RateLimiterPostgres({
        ...settings,
        ...triesOf({ ...rule, free: 1 }),
        storeClient: storeClientOf(trx),
      });
      return (await tries.penalty(stored(key), by)).consumedPoints;
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
  const gate = { keyPrefix: `${rule.name}:gate`, points: 1, duration: rule.delaySeconds[1] };
  return {
    tries: new RateLimiterPostgres({ ...settings, ...triesOf(rule), storeClient }),
    gate: new RateLimiterPostgres({ ...settings, ...gate, storeClient }),
  };
}

const settings = { storeType: 'client', tableName: 'rate_limits', tableCreated: true, clearExpiredByTimeout: false };

const triesOf = ({ name, free, windowSeconds }: Pick<LimitRule, 'name' | 'free' | 'windowSeconds'>) => ({
  keyPrefix: `${name}:tries`,
  points: free,
  duration: windowSeconds,
});

/** Deletes the counters that ran out; for a job. Answers how many. */
export async function purgeLimits(db: Db, now: Date): Promise<number> {
  const result = await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** The address as a limit counts it: of IPv6 the /64 that one customer has, because its other half changes at will. */
export function addressKey(ip: string): string {
  return prefixOf(ip, { ipv4Bits: 32, ipv6Bits: 64 });
}

/**
 * The network as a limit counts it: of IPv6 the /48 that one customer can be given, with 65536 of those /64; of IPv4
 * the address.
 */
export function networkKey(ip: string): string {
  return prefixOf(ip, { ipv4Bits: 32, ipv6Bits: 48 });
}

/**
 * The block as a limit counts it that money, or somebody's way in, hangs on: of IPv4 the /24, the least that is given
 * out; of IPv6 the /40, whose 256 networks anybody can rent.
 */
export function blockKey(ip: string): string {
  return prefixOf(ip, { ipv4Bits: 24, ipv6Bits: 40 });
}

/** What one provider has: of IPv4 the /16, of IPv6 the /32. */
export function providerKey(ip: string): string {
  return prefixOf(ip, { ipv4Bits: 16, ipv6Bits: 32 });
}

function prefixOf(ip: string, { ipv4Bits, ipv6Bits }: { ipv4Bits: number; ipv6Bits: number }): string {
  // Of a caller who has left meanwhile Fastify knows no address.
  if (!ip) return '';
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(ip)?.[1];
  if (mapped || !isIPv6(ip))
    return (mapped ?? ip)
      .split('.')
      .slice(0, ipv4Bits / 8)
      .join('.');
  const rest = ipv6Bits % 16;
  return groupsOf(ip)
    .slice(0, Math.ceil(ipv6Bits / 16))
    .map((group, index) => (rest > 0 && index === Math.floor(ipv6Bits / 16) ? group & (0xffff << (16 - rest)) : group))
    .map((group) => group.toString(16))
    .join(':');
}

/** The eight groups of an IPv6 address. */
function groupsOf(ip: string): number[] {
  const [head = '', tail = ''] = ip.split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  return [...start, ...zeros, ...end].map((group) => Number.parseInt(group, 16));
}

function tooMany(ms: number): AppError {
  return new AppError('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) });
}

interface StoreClient {
  query(query: { text: string; values: unknown[] }): Promise<{ rows: unknown[]; rowCount: number }>;
}

/** What rate-limiter-flexible asks of a pg client, on Kysely: one pool and one set of rules for all queries. */
function storeClientOf(db: Db | Trx): StoreClient {
  return {
    async query({ text, values }) {
      const result = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows: result.rows, rowCount: Number(result.numAffectedRows ?? result.rows.length) };
    },
  };
}
