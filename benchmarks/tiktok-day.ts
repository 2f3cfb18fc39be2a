import { importShop } from '@app/server/ingestion/import/import-shop';
import { completePost } from '@app/server/ingestion/posts/complete-post';
import { importIntervalMs } from '@app/server/ingestion/schedule/import-interval';
import { fixedClock } from '@app/server/platform/clock';
import { sql } from 'kysely';
import type { Row } from './rows.ts';
import { serverUrl } from './scratch.ts';
import { openStage, type RequestCounts, routesOf, type Stage } from './tiktok-stage.ts';

const dayMs = 24 * 3600_000;
const sellers = 100_000;
/** The default of TIKTOK_REQUEST_GAP_MS, and what one host carries a day at it. */
const gapMs = 2000;
const carried = dayMs / gapMs;

/** Days since the last post at which a seller is looked at less often; see `importIntervalMs`. */
const activities = {
  'posts daily': { fromDay: 1, toDay: 4 },
  'quiet for 2 to 14 days': { fromDay: 2, toDay: 14 },
  'quiet for 14 to 60 days': { fromDay: 14, toDay: 60 },
  'asleep: nothing for 60 days': { fromDay: 61, toDay: 110 },
} as const;
type Activity = keyof typeof activities;

/** Requests a day, by host: those of the pages share one gap, the Display API has limits of its own. */
interface PerDay {
  looks: number;
  pages: number;
  display: number;
}
type Measured = Record<'unconnected' | 'connected', Record<Activity, PerDay>>;

/** Shares of all sellers by activity; `connected`: those of them who have connected TikTok. */
interface Mix {
  name: string;
  shares: Partial<Record<Activity, number>>;
  connected: Activity[];
}
const lively = { 'posts daily': 0.05, 'quiet for 2 to 14 days': 0.1, 'quiet for 14 to 60 days': 0.25 } as const;
const mixOf = (name: string, connected: Activity[]): Mix => ({
  name,
  shares: { ...lively, 'asleep: nothing for 60 days': 0.6 },
  connected,
});
const mixes: Mix[] = [
  { name: 'all asleep, none connected', shares: { 'asleep: nothing for 60 days': 1 }, connected: [] },
  {
    name: 'a quarter quiet for weeks, the others asleep, none connected',
    shares: { 'quiet for 14 to 60 days': 0.25, 'asleep: nothing for 60 days': 0.75 },
    connected: [],
  },
  mixOf('5 % post daily, 10 % and 25 % quiet, 60 % asleep, none connected', []),
  mixOf('the same, who posts daily is connected', ['posts daily']),
  mixOf('the same, and who was quiet for less than 14 days', ['posts daily', 'quiet for 2 to 14 days']),
  mixOf('the same, all but who sleeps are connected', Object.keys(lively) as Activity[]),
  { name: 'all post daily, all connected', shares: { 'posts daily': 1 }, connected: ['posts daily'] },
];

/**
 * What one seller's days cost in requests to TikTok, by how active they are: real looks at the times that the service
 * sets itself, on a clock that is moved, and from that which mixes of 100,000 sellers one host carries.
 */
export async function run(): Promise<Row[]> {
  const measured: Measured = {
    unconnected: await measure(false),
    connected: await measure(true),
  };
  return [...dayRows(measured), ...mixes.map((mix) => mixRow(mix, measured)), ...maxDailyRows(measured)];
}

async function measure(isConnected: boolean): Promise<Record<Activity, PerDay>> {
  const perDay = {} as Record<Activity, PerDay>;
  for (const activity of Object.keys(activities) as Activity[]) {
    process.stderr.write(`  ${activity}, ${isConnected ? 'connected' : 'unconnected'} …\n`);
    perDay[activity] = await daysOf(activity, isConnected);
  }
  return perDay;
}

/** A seller with a full window of posts, the newest of them as old as the activity says, or with one more each day. */
async function daysOf(activity: Activity, isConnected: boolean): Promise<PerDay> {
  const { fromDay, toDay } = activities[activity];
  const handle = 'one.seller';
  const clock = fixedClock(new Date());
  const server = serverUrl();
  const stage = await openStage(server, {
    sellers: { handles: [handle], postsPerSeller: 12 },
    settings: { TIKTOK_SOURCES: 'display,embed,oembed' },
    clock,
  });
  try {
    const shopId = isConnected ? (await stage.connect(handle)).shopId : await stage.seed(handle);
    await payFor(stage, shopId);
    await look(stage, shopId);
    clock.advance(fromDay * dayMs);
    await stage.control('clear-log');
    const passed = await passDays(stage, shopId, {
      days: toDay - fromDay,
      clock,
      handle,
      posts: activity === 'posts daily',
    });
    return perDayOf(await stage.requests(), passed);
  } finally {
    await stage.stop();
  }
}

async function payFor({ app }: Stage, shopId: string): Promise<void> {
  const later = new Date(Date.now() + 365 * dayMs);
  await app.database.db
    .updateTable('subscriptions')
    .set({ subscription_ends_at: later })
    .where('shop_id', '=', shopId)
    .execute();
}

/** Looks whenever the service says that it is time; answers how often that was, and until when no further look is due. */
async function passDays(
  stage: Stage,
  shopId: string,
  {
    days,
    clock,
    handle,
    posts,
  }: { days: number; clock: ReturnType<typeof fixedClock>; handle: string; posts: boolean },
): Promise<{ looks: number; days: number }> {
  const startMs = clock.now().getTime();
  let [looks, published, nextMs] = [0, 0, startMs];
  for (; nextMs < startMs + days * dayMs; looks += 1) {
    clock.advance(Math.max(0, nextMs - clock.now().getTime()));
    if (posts && nextMs - startMs >= published * dayMs) {
      published += 1;
      const caption = `Gomesi of day ${published}\nUGX ${published + 80},000 #TRACK`;
      await stage.control('publish', { handle, caption, postedAt: Math.floor(nextMs / 1000) });
    }
    await look(stage, shopId);
    const state = await stage.app.database.db
      .selectFrom('import_states')
      .select('next_import_at')
      .where('shop_id', '=', shopId)
      .executeTakeFirstOrThrow();
    nextMs = state.next_import_at.getTime();
  }
  return { looks, days: (nextMs - startMs) / dayMs };
}

/** One look, and what it leaves to jobs behind it. */
async function look({ app }: Stage, shopId: string): Promise<void> {
  const { ingestion } = app.services;
  const { signal } = new AbortController();
  await importShop(ingestion, shopId, signal);
  const { rows } = await sql<{ data: Parameters<typeof completePost>[1] }>`delete from pgboss.job
    where name = 'ingestion.complete-post' and state = 'created' returning data`.execute(app.database.db);
  for (const { data } of rows) await completePost(ingestion, data, signal);
}

function perDayOf(requests: RequestCounts, { looks, days }: { looks: number; days: number }): PerDay {
  const of = (routes: readonly string[]): number =>
    routes.reduce((sum, route) => sum + (requests[route] ?? 0), 0) / days;
  return { looks: looks / days, pages: of(routesOf.pages), display: of(['token', ...routesOf.display]) };
}

const grouped = (value: number): string => Math.round(value).toLocaleString('en');
const decimals = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0));

function dayRows(measured: Measured): Row[] {
  return (['unconnected', 'connected'] as const).flatMap((kind) =>
    (Object.keys(activities) as Activity[]).map((activity) => {
      const { looks, pages, display } = measured[kind][activity];
      return {
        figure: `TikTok, requests a day of one ${kind} seller, ${activity}`,
        ours: `${decimals(pages)} to the pages${kind === 'connected' ? `, ${decimals(display)} to the Display API` : ''}`,
        baseline: `${decimals(looks)} looks`,
      };
    }),
  );
}

function pagesOfMix({ shares, connected }: Mix, measured: Measured): number {
  return Object.entries(shares).reduce((sum, [name, share]) => {
    const activity = name as Activity;
    const kind = connected.includes(activity) ? 'connected' : 'unconnected';
    return sum + sellers * share * measured[kind][activity].pages;
  }, 0);
}

function mixRow(mix: Mix, measured: Measured): Row {
  const requests = pagesOfMix(mix, measured);
  return {
    figure: `TikTok, ${grouped(sellers)} sellers, ${mix.name}: requests a day to the pages`,
    ours: `${grouped(requests)}: ${requests <= carried ? 'fits' : `needs a gap of ${grouped(Math.floor(dayMs / requests))} ms`}`,
    baseline: `${grouped(carried)} at ${grouped(gapMs)} ms`,
  };
}

/** How many who post daily fit beside sleepers who have not connected. */
function maxDailyRows(measured: Measured): Row[] {
  const asleep = measured.unconnected['asleep: nothing for 60 days'].pages;
  const rows = (['unconnected', 'connected'] as const).map((kind) => {
    const most = (carried - sellers * asleep) / (measured[kind]['posts daily'].pages - asleep);
    const figure = `TikTok, ${grouped(sellers)} sellers, unconnected and asleep but for ${kind} ones who post daily: how many of these fit`;
    return { figure, ours: grouped(Math.max(0, most)), baseline: `${grouped(carried)} at ${grouped(gapMs)} ms` };
  });
  const now = new Date();
  const activity = { last_post_at: now, last_visited_at: now, created_at: now, is_connected: false };
  const maxMinutes = importIntervalMs(activity, now, 20, 1) / 60_000;
  const note = `A post of an active seller waits for the next look: ${maxMinutes.toFixed(0)} minutes at most, half of that on average, and the time of the look itself.`;
  return rows.map((row, at) => (at === 0 ? { ...row, note } : row));
}
