import type { RequestPriority } from '#server/platform/fair-queue.ts';
import { blockKey } from '#server/platform/http/database-limits.ts';
import type { TikTokSources } from '#server/tiktok/sources/sources.ts';

/** What TikTok says of a handle; `ok: false` when TikTok could not be read, which says nothing about the handle. */
export type HandleCheck =
  | {
      ok: true;
      exists: boolean;
      private: boolean;
      displayName: string | null;
      /** TikTok's own address, which expires: never shown, only copied. */
      photoUrl: string | null;
      followerCount: number;
      isVerified: boolean;
      /** TikTok's numeric id of the account; null when the source does not say. */
      tiktokUserId: string | null;
    }
  | { ok: false };

/** `ip` for limits and turns of networks, `signal` for callers who may leave before the answer. */
export interface HandleAsker {
  ip?: string;
  signal?: AbortSignal;
}

type Visitors = { visitorSources: TikTokSources };

/** By network: one that asks for much takes no turn of one that asks for little. */
const visitorPriority = (ip = ''): RequestPriority => ({ rank: 0, clientKey: blockKey(ip) });

/** A private account exists; null where TikTok cannot be read. For visitors. */
export async function isOnTikTok({ visitorSources }: Visitors, handle: string, ip: string): Promise<boolean | null> {
  const outcome = await visitorSources.checkHandle(handle, undefined, visitorPriority(ip));
  if (outcome.ok || outcome.reason === 'private') return true;
  return outcome.reason === 'not_found' ? false : null;
}

/** A person looks at a form while it runs: what takes longer is done later. */
const maxCheckMs = 12_000;

/** Asks TikTok for a handle, for visitors. */
export async function checkHandle(
  { visitorSources }: Visitors,
  handle: string,
  { ip, signal: left }: HandleAsker = {},
): Promise<HandleCheck> {
  const late = AbortSignal.timeout(maxCheckMs);
  const until = left ? AbortSignal.any([left, late]) : late;
  const outcome = await visitorSources.checkHandle(handle, until, visitorPriority(ip));
  const reason = outcome.ok ? null : outcome.reason;
  if (reason !== null && reason !== 'not_found' && reason !== 'private') return { ok: false };
  const shown = outcome.ok ? outcome.value : null;
  return {
    ok: true,
    exists: reason !== 'not_found',
    private: reason === 'private' || shown?.creator?.isPrivate === true,
    displayName: shown?.creator?.displayName ?? shown?.displayName ?? null,
    photoUrl: shown?.creator?.photoUrl ?? null,
    followerCount: shown?.creator?.followerCount ?? 0,
    isVerified: shown?.creator?.isVerified ?? false,
    tiktokUserId: shown?.creator?.userId ?? null,
  };
}
