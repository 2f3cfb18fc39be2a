import type { Clock } from '#server/platform/clock.ts';
import { createDailyBudget, readUsedToday } from '#server/platform/database/daily-budget.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import type { Logger } from '#server/platform/logger.ts';
import { createRateLimiter } from '#server/tiktok/rate-limiter/rate-limiter.ts';
import { apifySource } from './apify.ts';
import { createApifyApi } from './apify-api.ts';
import type { Need } from './apify-runs.queries.ts';
import { settleRuns } from './buy-runs.ts';

/** Who pays for runs of Apify's TikTok scraper, and for what. */
export interface ApifySettings {
  /** https://api.apify.com */
  origin: string;
  token: string;
  /** Over all processes, by days in UTC. */
  dailyRuns: number;
  /** Whether whole lists may be bought, too. */
  backCatalogue: boolean;
}

/** The name of the day's budget of runs, which all processes share. */
const apifyBudget = 'apify';

/** Whole lists may take half of it, so that enough is left to keep shops fresh when free sources close. */
const listBudget = 'apify-lists';

/** A run takes half a minute or more: asking faster than this brings nothing. */
const maxGapMs = 500;

export type Apify = NonNullable<ReturnType<typeof createApify>>;

/** Null without settings. */
export function createApify(
  settings: ApifySettings | null,
  inputs: { db: Db; clock: Clock; logger: Logger; webOrigin: string; requestGapMs: number },
) {
  if (settings === null) return null;
  const { db, clock, logger, webOrigin, requestGapMs } = inputs;
  const { origin, token, dailyRuns, backCatalogue } = settings;
  const gap = createRateLimiter(db, Math.min(requestGapMs, maxGapMs));
  const api = createApifyApi({ origin, token, gap, logger });
  const dailyLists = backCatalogue ? Math.ceil(dailyRuns / 2) : 0;
  const takeAny = createDailyBudget(db, apifyBudget, dailyRuns);
  const takeList = createDailyBudget(db, listBudget, dailyLists);
  const takeBudget = async (need: Need) => (need === 'newest' || (await takeList())) && takeAny();
  const leftOf = async (name: string, perDay: number) => Math.max(0, perDay - (await readUsedToday(db, name)));
  const leftToday = () => leftOf(apifyBudget, dailyRuns);
  return {
    source: apifySource({ db, clock, api, takeBudget, webOrigin, backCatalogue }),
    dailyRuns,
    /** How many of today's runs may still be bought. */
    leftToday,
    /** How many of them for whole lists; 0 where none may be bought. */
    listsLeftToday: async () => Math.min(await leftOf(listBudget, dailyLists), await leftToday()),
    settle: (signal: AbortSignal) => settleRuns({ db, api, clock }, signal),
  };
}
