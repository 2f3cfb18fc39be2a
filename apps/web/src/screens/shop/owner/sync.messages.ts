import type { SyncState } from '@app/contracts/ingestion';
import { formatAgo } from '#web/lib/formatting/format-ago.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';

/** Seconds as `m:ss`. */
export function countdownWords(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** "Last looked at TikTok 14 min ago: 3 found, 1 without a price". What went wrong stands in front of what is old. */
export function lastLookWords({ status, message, lastLookedAt, lastResult }: SyncState, nowMs: number): string {
  if (status === 'error') return message;
  if (lastLookedAt === null) return 'We have not looked at your TikTok yet';
  const looked = `Last looked at TikTok ${formatAgo(lastLookedAt, nowMs)}`;
  if (lastResult === null) return looked;
  const { found, withoutPrice } = lastResult;
  return `${looked}: ${found} found${withoutPrice > 0 ? `, ${withoutPrice} without a price` : ''}`;
}

/** The specified words of a sync that was not accepted; what the server says more exactly stays. */
export function syncFailedWords(error: unknown): string {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'sync_rate_limited') return 'Too many sync requests. Please wait a moment and try again.';
  if (code === 'sync_quota_exceeded') return 'Monthly sync quota exceeded. Upgrade your plan for more syncs.';
  if (code === 'unauthenticated' || code === 'session_ended') return 'Please sign in to sync your videos';
  if (code === 'internal') return syncFailed;
  return wordsFor(error, syncFailed);
}

const syncFailed = 'Failed to sync videos. Please try again later.';
