import { LRUCache } from 'lru-cache';

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

export type HandleChecker = (handle: string) => Promise<HandleCheck>;

const existsForMs = 5 * 60_000;
/** Short: people rename their account and come back at once. */
const missingForMs = 15_000;

/**
 * The same check, with its answers kept for minutes: validating a handle and signing up with it a moment later ask TikTok once, and so do ten
 * people who try the same famous name. A TikTok that could not be read is asked again.
 */
export function rememberHandleChecks(check: HandleChecker): HandleChecker {
  const answers = new LRUCache<string, HandleCheck>({ max: 1000, ttl: existsForMs });
  const underWay = new Map<string, Promise<HandleCheck>>();
  return async (handle) => {
    const known = answers.get(handle);
    if (known) return known;
    const running = underWay.get(handle);
    if (running) return running;
    const asked = check(handle).finally(() => underWay.delete(handle));
    underWay.set(handle, asked);
    const answer = await asked;
    if (answer.ok) answers.set(handle, answer, { ttl: answer.exists ? existsForMs : missingForMs });
    return answer;
  };
}
