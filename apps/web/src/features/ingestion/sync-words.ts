import type { SyncState } from '@app/contracts/ingestion';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';

const minuteMs = 60_000;

/** How long ago, for people: 'just now', '14 min ago', '3 h ago', '2 days ago'. */
export function agoWords(instant: string, nowMs: number): string {
  const minutes = Math.floor((nowMs - Date.parse(instant)) / minuteMs);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h ago`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

/** Seconds as `m:ss`. */
export function countdownWords(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** "Last looked at TikTok 14 min ago: 3 found, 1 without a price". What went wrong stands in front of what is old. */
export function lastLookWords({ status, message, lastLookedAt, lastResult }: SyncState, nowMs: number): string {
  if (status === 'error') return message;
  if (lastLookedAt === null) return 'We have not looked at your TikTok yet';
  const looked = `Last looked at TikTok ${agoWords(lastLookedAt, nowMs)}`;
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
