import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { CompiledQuery, sql } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { deleteInSteps } from '#server/platform/database/delete-in-steps.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/errors.ts';
import { deriveKey, keyedHash } from '#server/platform/keys.ts';

/**
 * `free` tries go through in a window that begins with the first of them. From then on one try goes through per delay:
 * the first of `delaySeconds`, doubled with each try up to the last of them; without delays, none until the window ends.
 * No one is locked out for good.
 */
export interface LimitRule {
  /** Names the counters in the database. */
  name: string;
  free: number;
  windowSeconds: number;
  delaySeconds?: readonly [first: number, max: number];
}

type CountedRule = Pick<LimitRule, 'name' | 'windowSeconds'>;

/** One try of a key by a rule without delays. */
export type Try = readonly [rule: LimitRule, key: string];

/** A counter as `triesSql` left it. */
export interface CountedTry {
  key: string;
  points: number;
  /** Unix milliseconds. */
  expire: number;
}

/**
 * The CTE `tries`, for a statement that counts tries and writes what they allow: one trip to the database and one commit
 * for all of it. It counts as rate-limiter-flexible does, whose counters these are. `wishes` and `now` are the places of
 * `limits.wishesFor` and of the time in milliseconds.
 */
export const triesSql = (wishes: string, now: string): string => `tries as (
  insert into rate_limits as r (key, points, expire)
  select w.key, 1, w.expire from jsonb_to_recordset(${wishes}::jsonb) as w (key text, expire bigint) order by w.key
  on conflict (key) do update set
    points = case when r.expire <= ${now}::bigint then 1 else r.points + 1 end,
    expire = case when r.expire <= ${now}::bigint then excluded.expire else r.expire end
  returning key, points, expire)`;

/** Whether all of them went through. */
export const triesAreFree = (wishes: string): string => `(select bool_and(t.points <= w.free)
  from tries t join jsonb_to_recordset(${wishes}::jsonb) as w (key text, free integer) using (key))`;

/** A rule on one line, which starts its own counters. */
export const limitRule = (name: string, rule: Omit<LimitRule, 'name'>): LimitRule => ({ name, ...rule });

export type DatabaseLimits = ReturnType<typeof createDatabaseLimits>;

/**
 * Limits across all processes and restarts, as counters in the table `rate_limits`, which holds keyed hashes instead of
 * addresses. A key is an account, a number or an address. Only `count` may be used inside a transaction.
 */
export function createDatabaseLimits(config: { db: Db; secret: string }) {
  const hashKey = deriveKey(config.secret, 'rate-limits');
  const storeClient = storeClientOf(config.db);
  const counters = new Map<LimitRule, Counters>();

  function countersOf(rule: LimitRule): Counters {
    const made = counters.get(rule) ?? makeCounters(storeClient, rule);
    counters.set(rule, made);
    return made;
  }

  const stored = (key: string): string => keyedHash(hashKey, key).toString('base64url');
  const storedTries = (rule: LimitRule, key: string): string => `${triesOf(rule).keyPrefix}:${stored(key)}`;

  return {
    /** For telling networks apart without storing them. */
    hashed: stored,
    /** Counts a try; throws `rate_limited` with Retry-After when it must wait. */
    async take(rule: LimitRule, key: string): Promise<void> {
      const { tries, gate } = countersOf(rule);
      if (!gate || !rule.delaySeconds) return takeOne(tries, stored(key));
      const closed = await gate.get(stored(key));
      if (closed && closed.msBeforeNext > 0) throw tooMany(closed.msBeforeNext);
      const { consumedPoints } = await tries.penalty(stored(key));
      const over = consumedPoints - rule.free;
      if (over <= 0) return;
      const [firstSeconds, maxSeconds] = rule.delaySeconds;
      const delaySeconds = Math.min(firstSeconds * 2 ** Math.min(over - 1, 30), maxSeconds);
      try {
        // Of many at once only the first passes: it closes the gate.
        await gate.consume(stored(key), 1, { customDuration: delaySeconds });
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        await tries.reward(stored(key));
        throw tooMany(refusal.msBeforeNext);
      }
    },
    /** What `triesSql` counts. */
    wishesFor(tries: readonly Try[], nowMs: number): string {
      const toWish = ([rule, key]: Try) => ({
        key: storedTries(rule, key),
        free: rule.free,
        expire: nowMs + rule.windowSeconds * 1000,
      });
      return JSON.stringify(tries.map(toWish));
    },
    /** Throws `rate_limited` when one of them was too many; those that went through are given back. */
    async requireFree(tries: readonly Try[], counted: readonly CountedTry[], nowMs: number): Promise<void> {
      const left = tries.map(([rule, key]) => {
        const { points, expire } = counted.find((one) => one.key === storedTries(rule, key)) ?? {
          points: 0,
          expire: 0,
        };
        return { rule, key, waitMs: points > rule.free ? expire - nowMs : 0 };
      });
      const waitMs = Math.max(...left.map((one) => one.waitMs));
      if (waitMs === 0) return;
      for (const one of left) if (one.waitMs === 0) await this.refund(one.rule, one.key);
      throw tooMany(waitMs);
    },
    /** A success does not count against an address that many people share. */
    async refund(rule: LimitRule, key: string): Promise<void> {
      await countersOf(rule).tries.reward(stored(key));
    },
    /** Counts in the open transaction without refusing; returns the tries in the rule's window, -1 where there was none to take off. */
    async count(trx: Trx, rule: CountedRule, key: string, by: 1 | -1 = 1): Promise<number> {
      const tries = new RateLimiterPostgres({
        ...settings,
        ...triesOf({ ...rule, free: 1 }),
        storeClient: storeClientOf(trx),
      });
      const { consumedPoints } = await tries.penalty(stored(key), by);
      // Its window is over: a new one begins with the next try, and owes none.
      if (consumedPoints < 0) await tries.delete(stored(key));
      return consumedPoints;
    },
    /** Deletes all tries of a key whose owner has proven to be the right one. */
    async clear(rule: LimitRule, key: string): Promise<void> {
      const { tries, gate } = countersOf(rule);
      await tries.delete(stored(key));
      await gate?.delete(stored(key));
    },
  };
}

/** `tries` counts what went through, `gate` is closed while a delay runs. */
interface Counters {
  tries: RateLimiterPostgres;
  gate: RateLimiterPostgres | null;
}

function makeCounters(storeClient: StoreClient, rule: LimitRule): Counters {
  const gate = rule.delaySeconds && { keyPrefix: `${rule.name}:gate`, points: 1, duration: rule.delaySeconds[1] };
  return {
    tries: new RateLimiterPostgres({ ...settings, ...triesOf(rule), storeClient }),
    gate: gate ? new RateLimiterPostgres({ ...settings, ...gate, storeClient }) : null,
  };
}

/** In one statement. */
async function takeOne(tries: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await tries.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw tooMany(refusal.msBeforeNext);
  }
}

const settings = { storeType: 'client', tableName: 'rate_limits', tableCreated: true, clearExpiredByTimeout: false };

const triesOf = ({ name, free, windowSeconds }: CountedRule & { free: number }) => ({
  keyPrefix: `${name}:tries`,
  points: free,
  duration: windowSeconds,
});

/** Deletes expired counters; returns how many. */
export function purgeLimits(db: Db, now: Date): Promise<number> {
  return deleteInSteps(db, 'rate_limits', sql`expire < ${now.getTime()}::bigint`);
}

/** Of IPv6 the /64 that one customer has, because the other half changes at will. */
export function addressKey(ip: string): string {
  return prefixOf(ip, { ipv4Bits: 32, ipv6Bits: 64 });
}

/** Of IPv6 the /48 that one customer can get, with 65,536 of those /64. */
export function networkKey(ip: string): string {
  return prefixOf(ip, { ipv4Bits: 32, ipv6Bits: 48 });
}

/**
 * For limits that money or an account depends on: of IPv4 the /24, the least that is sold; of IPv6 the /40, whose 256
 * networks one customer can rent.
 */
export function blockKey(ip: string): string {
  return prefixOf(ip, { ipv4Bits: 24, ipv6Bits: 40 });
}

/** What one carrier has. */
export function carrierKey(ip: string): string {
  return prefixOf(ip, { ipv4Bits: 16, ipv6Bits: 32 });
}

function prefixOf(ip: string, { ipv4Bits, ipv6Bits }: { ipv4Bits: number; ipv6Bits: number }): string {
  // Fastify knows no address of a caller who has left.
  if (!ip) return '';
  const address = ip.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!isIPv6(address))
    return address
      .split('.')
      .slice(0, ipv4Bits / 8)
      .join('.');
  const [withoutZone] = address.split('%');
  const { parts } = ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone}/${ipv6Bits}`);
  const groups = parts.slice(0, Math.ceil(ipv6Bits / 16));
  return groups.map((group) => group.toString(16)).join(':');
}

function tooMany(ms: number): AppError {
  return new AppError('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) });
}

interface StoreClient {
  query(query: { text: string; values: unknown[] }): Promise<{ rows: unknown[]; rowCount: number }>;
}

/** What rate-limiter-flexible needs of a pg client, on Kysely, so that there is one pool. */
function storeClientOf(db: Db | Trx): StoreClient {
  return {
    async query({ text, values }) {
      const result = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows: result.rows, rowCount: Number(result.numAffectedRows ?? result.rows.length) };
    },
  };
}
