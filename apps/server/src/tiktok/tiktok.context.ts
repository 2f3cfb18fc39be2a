import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { Logger } from '#server/platform/logger.ts';
import { createSealedTexts } from '#server/platform/sealed-text.ts';
import type { ConnectionsContext } from './connections/connections.context.ts';
import { createTikTokApi, type TikTokApp } from './connections/tiktok-api.ts';
import { createSourceHealth, type SourceHealth } from './health/source-health.ts';
import {
  checksQueue,
  createRateLimiter,
  createVisitorRateLimiter,
  type RateLimiter,
} from './rate-limiter/rate-limiter.ts';
import { type Apify, type ApifySettings, createApify } from './sources/apify/create-apify.ts';
import type { DisplayAccess } from './sources/display/display.ts';
import { createSourceSwitches } from './sources/source-switches.ts';
import { createTikTokSources, openSources, type TikTokSources } from './sources/sources.ts';

/**
 * TikTok for imports, for visitors, and for proofs of a handle: with rate limits and circuit breakers of their own, so
 * that strangers can neither delay nor stop the others.
 */
export interface TikTokContext extends ConnectionsContext {
  /** For imports, and for sellers who are signed in. */
  sources: TikTokSources;
  /** For people without a session. */
  visitorSources: TikTokSources;
  /** For proofs of a handle. */
  proofSources: TikTokSources;
  /** Waits until a bio may be read as a proof. */
  waitForProof: () => Promise<void>;
  health: SourceHealth;
  /** Null where no account at Apify is configured. */
  apify: Apify | null;
}

interface TikTokInputs {
  db: Db;
  clock: Clock;
  logger: Logger;
  /** TOKEN_SECRET, and the one before it, which opens older seals. */
  tokenSecret: string;
  formerTokenSecret: string | null;
  /** Null where this installation is not registered with TikTok. */
  app: TikTokApp | null;
  apify: ApifySettings | null;
  web: {
    /** Names of sources, first asked first. */
    sources: readonly string[];
    webOrigin: string;
    requestGapMs: number;
    /** Handles of known accounts, by which sources are judged. */
    canaries: readonly string[];
  };
}

/** One moment of four is for proofs by bio, the last way in for an owner; with a session or without: accounts cost nothing. */
const gapsPerProof = 4;

export function createTikTokContext(inputs: TikTokInputs): TikTokContext {
  const { db, clock, logger, app, tokenSecret, formerTokenSecret } = inputs;
  const { sources: order, webOrigin, requestGapMs, canaries: handles } = inputs.web;
  const sealed = createSealedTexts(
    formerTokenSecret ? [tokenSecret, formerTokenSecret] : [tokenSecret],
    'tiktok-tokens',
  );
  const connections = { db, clock, logger, sealed, api: app && createTikTokApi(app, logger) };
  const apify = createApify(inputs.apify, { db, clock, logger, webOrigin, requestGapMs });
  const switches = createSourceSwitches(db);
  const gap = createRateLimiter(db, requestGapMs);
  // Without consent or money: public pages alone.
  const canarySources = openSources({ order, webOrigin, gap, breaker: { threshold: Number.POSITIVE_INFINITY } });
  const health = createSourceHealth({ db, clock, logger, canaries: { handles, sources: canarySources, switches } });
  const shared = { order, webOrigin, switches, health };
  const proofTurns = createRateLimiter(db, gapsPerProof * requestGapMs);
  return {
    ...connections,
    apify,
    health,
    sources: createTikTokSources({
      ...shared,
      gap,
      display: app && displayAccess(connections, requestGapMs),
      apify: apify?.source,
    }),
    visitorSources: createTikTokSources({
      ...shared,
      gap: createVisitorRateLimiter(db, requestGapMs, checksQueue),
      timeoutMs: 5000,
    }),
    proofSources: createTikTokSources({ ...shared, gap: createVisitorRateLimiter(db, requestGapMs, null) }),
    waitForProof: () => proofTurns('proofs'),
  };
}

/** 600 requests a minute are allowed to each call of the Display API. Without a gap for the web pages there is none here either. */
function displayAccess(connections: ConnectionsContext, requestGapMs: number): DisplayAccess {
  const within = (gapMs: number): RateLimiter => createRateLimiter(connections.db, Math.min(gapMs, requestGapMs));
  return { connections, gap: within(100), sellerGap: within(250) };
}
