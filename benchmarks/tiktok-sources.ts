import { sql } from 'kysely';
import { median, type Row } from './rows.ts';
import { serverUrl } from './scratch.ts';
import { type Doors, openStage, type RequestCounts, routesOf, type Stage, until } from './tiktok-stage.ts';

const listedPosts = 300;
/** `BENCH_REQUEST_GAP_MS=2000` measures the list at the default gap, which takes a quarter of an hour. */
const requestGapMs = process.env.BENCH_REQUEST_GAP_MS ?? '0';
/** What the simulated run of Apify lasts where its time counts; real ones take from half a minute to several. */
const apifyRunSeconds = 30;
const tries = 5;
const crowd = { connected: 8, confirmed: 8, stranger: 4 };
const kinds = Object.keys(crowd) as (keyof typeof crowd)[];

/**
 * Reading TikTok by several sources, on a worker of its own beside a simulated TikTok: a whole list, a post's way to its
 * card by each source, and which source carries looks while others are closed.
 */
export async function run(): Promise<Row[]> {
  const server = serverUrl();
  if (server === null) return [{ figure: 'Sources of TikTok', ours: 'not measured: set DATABASE_URL' }];
  return [...(await readWholeList(server)), ...(await postToCard(server)), ...(await closeDoors(server))];
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const perSecond = (count: number, ms: number): string => `${(count / (ms / 1000)).toFixed(1)} /s`;

async function readWholeList(server: string): Promise<Row[]> {
  const handle = 'whole.list';
  const stage = await openStage(server, {
    sellers: { handles: [handle], postsPerSeller: listedPosts },
    settings: { TIKTOK_REQUEST_GAP_MS: requestGapMs },
  });
  try {
    const { shopId } = await stage.connect(handle);
    await stage.control('clear-log');
    const startedAt = performance.now();
    const firstCard = stage.nextCard(shopId);
    const worker = await stage.startWorker();
    const workerAt = performance.now();
    const firstCardMs = (await firstCard) - workerAt;
    await until(() => isListRead(stage, shopId));
    const [listMs, atEndOfList] = [performance.now() - workerAt, await stage.requests()];
    await stage.allQuiet();
    const wholeMs = performance.now() - workerAt;
    await requireWhole(stage, shopId);
    const cpuMs = (await worker.cpuMs()) / listedPosts;
    const name = `TikTok, list of ${listedPosts} posts (${listedPosts / 2} with #TRACK) of a connected seller, one worker, gap ${requestGapMs} ms`;
    const row = (figure: string, ours: string, note?: string): Row => ({
      figure: `${name}: ${figure}`,
      ours,
      ...(note ? { note } : {}),
    });
    process.stderr.write(`  started in ${seconds(workerAt - startedAt)}\n`);
    return [
      row('first card after', seconds(firstCardMs)),
      row('posts a second until all are cards with pictures', `${perSecond(listedPosts, listMs)} (${seconds(listMs)})`),
      row('posts a second until each was read in full', `${perSecond(listedPosts, wholeMs)} (${seconds(wholeMs)})`),
      row('CPU time of the worker for each post, all in', `${cpuMs.toFixed(0)} ms`),
      row(
        'requests',
        requestsText(await stage.requests()),
        `Requests until all were cards: ${requestsText(atEndOfList)}.`,
      ),
    ];
  } finally {
    await stage.stop();
  }
}

async function isListRead({ app }: Stage, shopId: string): Promise<boolean> {
  const { rows } = await sql`select from back_catalogues where shop_id = ${shopId} and finished_at is not null`.execute(
    app.database.db,
  );
  return rows.length > 0;
}

/** Throws when a card or a picture is missing or doubled. */
async function requireWhole({ app }: Stage, shopId: string): Promise<void> {
  const { rows } = await sql<{ cards: number; shown: number; posts: number }>`select count(*)::int as cards,
    count(distinct post_id)::int as posts, count(*) filter (where jsonb_array_length(thumbnails) > 0)::int as shown
    from products where shop_id = ${shopId}`.execute(app.database.db);
  const [whole] = rows;
  if (whole && [whole.cards, whole.shown, whole.posts].every((count) => count === listedPosts / 2)) return;
  throw new Error(`Of ${listedPosts / 2} cards with pictures there are ${JSON.stringify(whole)}.`);
}

const requestsText = (requests: RequestCounts): string =>
  Object.entries(requests)
    .filter(([, count]) => count > 0)
    .map(([route, count]) => `${route} ${count}`)
    .join(', ');

/** The doors that are closed; the others answer as they should. */
async function close(stage: Stage, closed: readonly Doors[]): Promise<void> {
  await stage.control('heal');
  for (const door of closed)
    for (const route of routesOf[door])
      await stage.control('fail', { route, mode: door === 'apify' ? 'server-error' : 'blocked-wait' });
}

/** From the moment at which TikTok shows the post, where the look begins at that moment, too. */
async function postToCard(server: string): Promise<Row[]> {
  const stage = await openStage(server, { sellers: { handles: [], postsPerSeller: 0 } });
  try {
    const connected = await joined(stage, 'connected', tries + 1);
    const confirmed = await joined(stage, 'confirmed', tries + 1);
    const ways = [
      { by: 'display', closed: ['pages', 'apify'], shops: connected, tries },
      { by: 'embed', closed: ['display', 'apify'], shops: confirmed, tries },
      { by: `apify, whose run takes ${apifyRunSeconds} s`, closed: ['display', 'pages'], shops: confirmed, tries: 2 },
    ] as const;
    const rows: Row[] = [];
    await stage.control('set-apify', { runSeconds: apifyRunSeconds });
    for (const way of ways) {
      await stage.startWorker();
      await close(stage, way.closed);
      const times: number[] = [];
      for (const { handle, shopId } of way.shops.slice(0, way.tries + 1)) {
        const card = stage.nextCard(shopId);
        const publishedAt = performance.now();
        await stage.control('publish', { handle, caption: 'Kitenge bag\nUGX 95,000 #TRACK', picture: 'dress' });
        await stage.enqueueLooks([shopId]);
        times.push((await card) - publishedAt);
        await stage.looksDone();
      }
      rows.push({ figure: `TikTok, from post to card by ${way.by}, from the look on`, ...timesOf(times) });
    }
    rows.push(await linkToCard(stage, connected));
    return rows;
  } finally {
    await stage.stop();
  }
}

/** oEmbed lists nothing: with all else closed, who pastes a link has its card. */
async function linkToCard(stage: Stage, sellers: Joined[]): Promise<Row> {
  await close(stage, ['display', 'pages', 'apify']);
  await stage.control('heal', { route: 'oembed' });
  const times: number[] = [];
  for (const { handle, shopId, accessToken } of sellers) {
    const posted = { handle, caption: 'Sandals\nUGX 35,000', picture: 'sandals' };
    const { url } = (await stage.control('publish', posted)) as { url: string };
    const card = stage.nextCard(shopId);
    const pastedAt = performance.now();
    await stage.app.server.inject({
      method: 'POST',
      url: '/api/v1/ingestion/add-links',
      headers: { host: hostOf(stage), authorization: `Bearer ${accessToken}` },
      payload: { urls: [url] },
    });
    times.push((await card) - pastedAt);
  }
  return { figure: 'TikTok, from a pasted link to its card by oembed', ...timesOf(times) };
}

/** The first one warms up, and is not counted. */
function timesOf([, ...times]: number[]): Pick<Row, 'ours'> {
  const spread = `${seconds(Math.min(...times))} to ${seconds(Math.max(...times))}`;
  return { ours: `${seconds(median(times))} (${spread})` };
}

const hostOf = ({ app }: Stage): string => new URL(app.services.ingestion.publicOrigin()).host;

interface Joined {
  handle: string;
  shopId: string;
  accessToken: string | null;
}

/** Sellers with a first card each, looked at once. */
async function joined(stage: Stage, kind: keyof typeof crowd, many: number): Promise<Joined[]> {
  const sellers: Joined[] = [];
  for (let at = 1; at <= many; at += 1) {
    const handle = `${kind}.${at}`;
    await stage.control('add-seller', { handle });
    await stage.control('publish', { handle, caption: 'Gomesi\nUGX 120,000 #TRACK', picture: 'dress' });
    const seller =
      kind === 'connected'
        ? await stage.connect(handle)
        : { shopId: await stage.seed(handle, kind), accessToken: null };
    sellers.push({ handle, ...seller });
  }
  await stage.startWorker();
  await stage.enqueueLooks(sellers.map(({ shopId }) => shopId));
  await stage.allQuiet();
  return sellers;
}

const crowdText = `${crowd.connected} connected, ${crowd.confirmed} confirmed, ${crowd.stranger} strangers on trial`;

const closings: Doors[][] = [
  [],
  ['display'],
  ['pages'],
  ['apify'],
  ['display', 'pages'],
  ['pages', 'apify'],
  ['display', 'pages', 'apify'],
  [],
];

/** Every seller posts and is looked at once while doors are closed: who carries the looks, and whether cards come. */
async function closeDoors(server: string): Promise<Row[]> {
  const stage = await openStage(server, { sellers: { handles: [], postsPerSeller: 0 } });
  try {
    const sellers: Joined[] = [];
    for (const kind of kinds) sellers.push(...(await joined(stage, kind, crowd[kind])));
    await stage.control('set-apify', { runSeconds: 1 });
    const rows: Row[] = [];
    for (const closed of closings) rows.push(await looksWhile(stage, sellers, closed));
    // All open again: what could not be read before is there, too.
    const posts = sellers.length * (closings.length + 1);
    const cards = await cardsOf(stage);
    const figure = 'TikTok, posts of all these rounds that are cards once all doors are open again';
    return [...rows, { figure, ours: `${cards} of ${posts}`, target: 'all', isMet: cards === posts }];
  } finally {
    await stage.stop();
  }
}

async function looksWhile(stage: Stage, sellers: Joined[], closed: Doors[]): Promise<Row> {
  const { db } = stage.app.database;
  // One shop is bought for at most once in six hours: each round is as if the last one lay longer back.
  await db.deleteFrom('apify_runs').execute();
  await db.deleteFrom('import_runs').execute();
  await stage.startWorker();
  await close(stage, closed);
  const posted: string[] = [];
  for (const { handle } of sellers) {
    const post = { handle, caption: 'Kitenge bag\nUGX 95,000 #TRACK', picture: 'dress' };
    posted.push(((await stage.control('publish', post)) as { id: string }).id);
  }
  await stage.enqueueLooks(sellers.map(({ shopId }) => shopId));
  await until(async () => (await runsBySource(stage)).reduce((sum, { looks }) => sum + looks, 0) === sellers.length);
  const runs = await runsBySource(stage);
  const cards = await cardsOf(stage, posted);
  const up = await shopsUp(stage, sellers);
  const carried = runs
    .map(({ source, looks }) => `${source} ${Math.round((100 * looks) / sellers.length)} %`)
    .join(', ');
  return {
    figure: `TikTok, looks of ${sellers.length} sellers (${crowdText}), closed: ${closed.join(', ') || 'none'}`,
    ours: carried,
    baseline: `${cards} of ${sellers.length} new posts are cards`,
    target: 'all shops up',
    isMet: up === sellers.length,
  };
}

async function runsBySource({ app }: Stage): Promise<{ source: string; looks: number }[]> {
  const { rows } = await sql<{ source: string; looks: number }>`select
    case when outcome = 'success' then source else 'no source' end as source, count(*)::int as looks
    from import_runs group by 1 order by 2 desc, 1`.execute(app.database.db);
  return rows;
}

async function cardsOf({ app }: Stage, posted: string[] | null = null): Promise<number> {
  const { rows } = await sql<{ cards: number }>`select count(*)::int as cards from products
    where gone_at is null and (${posted}::text[] is null or post_id = any(${posted}::text[]))`.execute(app.database.db);
  return rows[0]?.cards ?? 0;
}

/** Shops that show their products to a visitor. */
async function shopsUp(stage: Stage, sellers: Joined[]): Promise<number> {
  let up = 0;
  for (const { handle } of sellers) {
    const url = `/api/v1/shop/${handle}/products`;
    const answer = await stage.app.server.inject({ url, headers: { host: hostOf(stage) } });
    if (answer.statusCode === 200 && answer.json().data.data.length > 0) up += 1;
  }
  return up;
}
