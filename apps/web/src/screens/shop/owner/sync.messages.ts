import { importResultWords } from '@app/contracts/ingestion/import-result';
import type { SyncState } from '@app/contracts/ingestion/ingestion.schemas';
import { formatAgo } from '#web/lib/formatting/format-ago.ts';
import { ApiError } from '#web/lib/requests/api-error.ts';
import { wordsFor } from '#web/lib/requests/error.messages.ts';

/** Seconds as `m:ss`. */
export function countdownWords(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** "Last looked at TikTok 14 min ago. 1 new product. All your newest videos have #TRACK." Errors come first. */
export function lastLookWords(state: SyncState, nowMs: number): string {
  const { status, message, lastLookedAt, nextLookAt, lastResult } = state;
  // Without a next look importing is paused.
  if (status === 'error' || nextLookAt === null) return message;
  if (lastLookedAt === null) return 'We have not looked at your TikTok yet';
  const looked = `Last looked at TikTok ${formatAgo(lastLookedAt, nowMs)}`;
  if (lastResult === null) return looked;
  // What has no price is asked for by a button beside these words.
  return `${looked}. ${importResultWords({ ...lastResult, withoutPrice: 0 })}`;
}

/** The specified words; more exact words of the server stay. */
export function syncFailedWords(error: unknown): string {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'sync_rate_limited') return 'Too many sync requests. Please wait a moment and try again.';
  if (code === 'sync_quota_exceeded') return 'Monthly sync quota exceeded. Upgrade your plan for more syncs.';
  if (code === 'unauthenticated' || code === 'session_ended') return 'Please sign in to sync your videos';
  if (code === 'internal') return syncFailed;
  return wordsFor(error, syncFailed);
}

const syncFailed = 'Failed to sync videos. Please try again later.';
