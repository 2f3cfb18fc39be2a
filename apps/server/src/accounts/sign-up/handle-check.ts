import { normaliseHandle } from '@app/contracts/addresses/handle';
import { isReservedHandle } from '@app/contracts/addresses/reserved-handles';
import { LRUCache } from 'lru-cache';
import { handleCheckByAddress, handleCheckByNetwork } from '#server/accounts/limits.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { addressKey, blockKey, type DatabaseLimits, networkKey } from '#server/platform/http/database-limits.ts';
import type { checkHandle } from '#server/tiktok/tiktok.service.ts';

/** The specified words for a handle that cannot be one. */
const handleRefused = 'Please enter a valid TikTok handle';

/** The stored form of a typed handle; throws an input error that names `handle`. */
export function requireHandle(typed: string): string {
  const handle = normaliseHandle(typed);
  if (handle === null) throw fieldError('handle', handleRefused);
  return handle;
}

/** Where a shop needs a handle and has lost it. */
export const noHandle =
  'Your shop has no TikTok handle now. Prove your handle on the sign-in page, under "Get back into your shop".';

const handleReserved =
  'We use this handle as an address of our own site, so a shop cannot have it. Please write to our support.';

/** Refuses a handle that no new shop may have, with an input error that names `handle`. */
export function refuseReserved(handle: string): void {
  if (isReservedHandle(handle)) throw fieldError('handle', handleReserved);
}

export type HandleChecker = (handle: string, asker?: HandleAsker) => Promise<HandleCheck>;
export type HandleCheck = Awaited<ReturnType<typeof checkHandle>>;
export type HandleAsker = NonNullable<Parameters<typeof checkHandle>[2]>;

const existsForMs = 5 * 60_000;
/** Short: people rename their account and come back at once. */
const missingForMs = 15_000;

interface RunningCheck {
  answer: Promise<HandleCheck>;
  /** The last caller who leaves stops it. */
  callers: number;
  stop: AbortController;
}

/**
 * The same check, with its answers kept for minutes: validating a handle and signing up with it a moment later ask
 * TikTok once, and so do ten people of one network who try the same name. An address that asks too often by `mayAsk` gets
 * the same answer as when TikTok cannot be read: it may be that of a whole mobile network.
 */
export function rememberHandleChecks(
  check: HandleChecker,
  mayAsk: (ip: string) => Promise<boolean> = async () => true,
): HandleChecker {
  const answers = new LRUCache<string, HandleCheck>({ max: 1000, ttl: existsForMs });
  const checks = new Map<string, RunningCheck>();

  function begin(handle: string, ip: string | undefined, key: string): RunningCheck {
    const stop = new AbortController();
    const answer = check(handle, { ...(ip === undefined ? {} : { ip }), signal: stop.signal }).finally(() => {
      if (checks.get(key) === begun) checks.delete(key);
    });
    const begun = { answer, callers: 0, stop };
    checks.set(key, begun);
    return begun;
  }

  return async (handle, { ip, signal } = {}) => {
    const known = answers.get(handle);
    if (known) return known;
    // Turns go by network: callers of another one do not share a check, which may have to wait longer.
    const key = `${handle} ${blockKey(ip ?? '')}`;
    if (!checks.has(key) && ip !== undefined && !(await mayAsk(ip))) return { ok: false };
    const running = checks.get(key) ?? begin(handle, ip, key);
    running.callers += 1;
    const leave = (): void => {
      running.callers -= 1;
      if (running.callers > 0) return;
      checks.delete(key);
      running.stop.abort();
    };
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
    try {
      const answer = await running.answer;
      if (answer.ok) answers.set(handle, answer, { ttl: answer.exists ? existsForMs : missingForMs });
      return answer;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  };
}

/** Counts a check that asks TikTok; false when this address has asked too often for now. */
export async function mayAskTikTok({ limits }: { limits: DatabaseLimits }, ip: string): Promise<boolean> {
  try {
    await limits.take(handleCheckByAddress, addressKey(ip));
    await limits.take(handleCheckByNetwork, networkKey(ip));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return false;
    throw error;
  }
}

/** A check that became an account does not count against an address that many people share: accounts have own limits. */
export async function refundHandleCheck({ limits }: { limits: DatabaseLimits }, ip: string): Promise<void> {
  await limits.refund(handleCheckByAddress, addressKey(ip));
  await limits.refund(handleCheckByNetwork, networkKey(ip));
}
