import type { AccountsContext, BioReader } from '#server/accounts/accounts.context.ts';
import { createBioLooks } from '#server/accounts/claims/bio-looks.ts';
import type { HandleAsker, HandleCheck } from '#server/accounts/sign-up/handle-check.ts';
import type { Config } from '#server/config.ts';
import { isSellerConnected } from '#server/ingestion/ingestion.queries.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { blockKey } from '#server/platform/http/database-limits.ts';
import type { Logger } from '#server/platform/logger.ts';
import { createSourceHealth } from '#server/tiktok/health/source-health.ts';
import { createApify } from '#server/tiktok/sources/apify/create-apify.ts';
import type { DisplayAccess } from '#server/tiktok/sources/display/display.ts';
import {
  checksLane,
  createRequestGap,
  createVisitorsGap,
  type Moments,
  type RequestGap,
  takingMomentsFor,
} from '#server/tiktok/sources/request-gap.ts';
import { createSourceSwitches } from '#server/tiktok/sources/source-switches.ts';
import { createTikTokSources, openDoors, type TikTokSources } from '#server/tiktok/sources/sources.ts';

/**
 * Of every four moments one is for proofs by bio: for an owner the last way in, so visitors' checks have no part in it.
 * Those of sellers who are signed in share it: an account costs nothing.
 */
const gapsPerProof = 4;

/**
 * TikTok for imports, for visitors, and for who proves a handle: in lanes and with
 * circuit breakers of their own, so that nothing which strangers ask can hold up the others or stop them.
 */
export function createSources(
  { config, database: { db }, logger }: { config: Config; database: Database; logger: Logger },
  clock: Clock,
  ask: DisplayAccess['ask'],
) {
  const { tiktokApp, formerTokenSecret } = config;
  const { sources: order, webOrigin, requestGapMs, canaries: handles } = config.tiktok;
  const apify = createApify(config.apify, { db, clock, logger, webOrigin, requestGapMs });
  const switches = createSourceSwitches(db);
  const gap = createRequestGap(db, requestGapMs);
  // Without consent or money: public pages alone.
  const canaryDoors = openDoors({ order, webOrigin, gap, breaker: { threshold: Number.POSITIVE_INFINITY } });
  const health = createSourceHealth({ db, clock, logger, canaries: { handles, doors: canaryDoors, switches } });
  const shared = { order, webOrigin, switches, health };
  const visitorSources = createTikTokSources({
    ...shared,
    gap: createVisitorsGap(db, requestGapMs, checksLane),
    timeoutMs: 5000,
  });
  const proofSources = createTikTokSources({ ...shared, gap: createVisitorsGap(db, requestGapMs, null) });
  const proofTurns = createRequestGap(db, gapsPerProof * requestGapMs);
  return {
    apify,
    health,
    sources: createTikTokSources({
      ...shared,
      gap,
      display: tiktokApp && displayAccess(db, requestGapMs, ask),
      apify: apify?.source,
    }),
    visitorSources,
    forAccounts: {
      tiktokApp,
      formerTokenSecret,
      checkHandle: (handle: string, asker?: HandleAsker) => checkHandle(visitorSources, handle, asker),
      lookAtBio: createBioLooks({
        read: (handle) => readBio(proofSources, handle),
        nextTurn: () => proofTurns('proofs'),
        clock,
      }),
      readPostAuthor: (postId: string, left: AbortSignal) => readAuthor(proofSources, postId, left),
    },
  };
}

/**
 * 600 questions a minute are allowed to each call of the Display API; nothing is said of one seller, who is asked
 * politely all the same. Without a gap for the web pages, as in tests, there is none here either.
 */
function displayAccess(db: Database['db'], requestGapMs: number, ask: DisplayAccess['ask']): DisplayAccess {
  const within = (gapMs: number): RequestGap => createRequestGap(db, Math.min(gapMs, requestGapMs));
  return { isConnected: (shopId) => isSellerConnected(db, shopId), ask, gap: within(100), sellerGap: within(250) };
}

/** By network: one that asks for much has none of the moments of who asks for little. */
const visitorsMoments = (ip = ''): Moments => ({ rank: 0, place: blockKey(ip) });

/** A private account exists; a TikTok that cannot be read says nothing. */
export async function isOnTikTok(sources: TikTokSources, handle: string, ip: string): Promise<boolean | null> {
  const outcome = await takingMomentsFor(visitorsMoments(ip), () => sources.checkHandle(handle));
  if (outcome.ok || outcome.reason === 'private') return true;
  return outcome.reason === 'not_found' ? false : null;
}

/** Somebody looks at a form meanwhile: what takes longer is done later. */
const longestCheckMs = 12_000;

async function checkHandle(
  sources: TikTokSources,
  handle: string,
  { ip, signal: left }: HandleAsker = {},
): Promise<HandleCheck> {
  const missing = { displayName: null, photoUrl: null, followerCount: 0, isVerified: false, tiktokUserId: null };
  const late = AbortSignal.timeout(longestCheckMs);
  const until = left ? AbortSignal.any([left, late]) : late;
  const outcome = await takingMomentsFor(visitorsMoments(ip), () => sources.checkHandle(handle, until));
  if (!outcome.ok) {
    if (outcome.reason === 'not_found') return { ok: true, exists: false, private: false, ...missing };
    return outcome.reason === 'private' ? { ok: true, exists: true, private: true, ...missing } : { ok: false };
  }
  const { creator, displayName } = outcome.value;
  if (!creator) return { ok: true, exists: true, private: false, ...missing, displayName };
  const { photoUrl, followerCount, isVerified, isPrivate, userId } = creator;
  return {
    ok: true,
    exists: true,
    private: isPrivate,
    displayName: creator.displayName,
    photoUrl,
    followerCount,
    isVerified,
    tiktokUserId: userId,
  };
}

/** Somebody looks at a button meanwhile. The browser gives up after 30 s, some of which went by in waiting for a turn. */
const maxLookMs = 12_000;

async function readBio(sources: TikTokSources, handle: string): ReturnType<BioReader> {
  const nothing = { ok: true, account: null } as const;
  const outcome = await sources.readCreator({ handle }, AbortSignal.timeout(maxLookMs));
  if (!outcome.ok) return outcome.reason === 'not_found' || outcome.reason === 'private' ? nothing : { ok: false };
  const { creator, posts, renamedFrom } = outcome.value;
  if (creator === null) return { ok: false };
  const postIds = posts.map(({ id }) => id);
  // A renamed account's bio proves another handle.
  return renamedFrom === null ? { ok: true, account: { ...creator, tiktokUserId: creator.userId, postIds } } : nothing;
}

async function readAuthor(
  sources: TikTokSources,
  postId: string,
  left: AbortSignal,
): ReturnType<AccountsContext['readPostAuthor']> {
  const outcome = await sources.readPost({ id: postId }, AbortSignal.any([left, AbortSignal.timeout(maxLookMs)]));
  if (!outcome.ok)
    return outcome.reason === 'not_found' || outcome.reason === 'private' ? { ok: true, author: null } : { ok: false };
  const { userId, handle } = outcome.value;
  return { ok: true, author: userId === null ? null : { tiktokUserId: userId, handle } };
}
