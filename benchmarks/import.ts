import { join } from 'node:path';
import { createApp } from '@app/server/app';
import { loadConfig } from '@app/server/config';
import { importShopJob } from '@app/server/ingestion/ingestion.jobs';
import { picturePolicy } from '@app/server/ingestion/pictures/copy-pictures';
import { type Db, inTransaction } from '@app/server/platform/database/transaction';
import { importImage } from '@app/server/platform/images/images';
import { createImageStore } from '@app/server/platform/images/store/store';
import { listenForEvents } from '@app/server/platform/realtime/events';
import { sql } from 'kysely';
import { type Child, startChild } from './child.ts';
import type { Row } from './rows.ts';
import { makeScratch, type Scratch, serverUrl } from './scratch.ts';
import { seedSeller } from './seed.ts';
import type { SimulatedSellers } from './simulator.server.ts';

const sellers: SimulatedSellers = {
  handles: Array.from({ length: 20 }, (_, index) => `duka.${index + 1}`),
  postsPerSeller: 10,
};
const products = (sellers.handles.length * sellers.postsPerSeller) / 2;
/** As many sellers as one process imports at once. */
const atOnce = 4;
/** Of the service's own CPU time: TikTok and PostgreSQL have theirs. */
const perSecondAndCore = 10;
const patienceMs = 300_000;

interface Imported {
  firstCardMs: number;
  allMs: number;
  /** CPU time of the service's process meanwhile, AVIF work included. */
  cpuMs: number;
  /** Pictures whose AVIF files were made beside the import, on its time. */
  avifMade: number;
}

/**
 * Twenty sellers' first import from a simulated TikTok, pictures included, from the moment at which the jobs are
 * committed.
 */
export async function run(): Promise<Row[]> {
  const tiktok = await startChild('simulator', sellers);
  try {
    const server = serverUrl();
    const rows = await rowsFor('embedded database', null, tiktok);
    return server === null ? rows : [...rows, ...(await rowsFor('PostgreSQL', server, tiktok))];
  } finally {
    await tiktok.stop();
  }
}

async function rowsFor(engine: string, server: string | null, tiktok: Child): Promise<Row[]> {
  const scratch = await makeScratch(server);
  try {
    const { firstCardMs, allMs, cpuMs, avifMade } = await importAll(scratch, tiktok.ready.origin);
    const picturesMs = await copyPicturesAlone(scratch, tiktok);
    const name = `Import of ${sellers.handles.length} sellers, ${products} products (${engine})`;
    const perSecond = (ms: number): string => `${(products / (ms / 1000)).toFixed(1)} /s`;
    const share = `${Math.round((100 * picturesMs) / allMs)} %`;
    return [
      {
        figure: `${name}: products a second`,
        ours: perSecond(allMs),
        baseline: `${perSecond(picturesMs)} pictures alone`,
      },
      {
        figure: `${name}: products a second and core`,
        ours: `${perSecond(cpuMs)} (${(cpuMs / products).toFixed(0)} ms of CPU each)`,
        target: `≥ ${perSecondAndCore} /s`,
        isMet: products / (cpuMs / 1000) >= perSecondAndCore,
      },
      { figure: `${name}: first card after`, ours: `${(firstCardMs / 1000).toFixed(2)} s` },
      { figure: `${name}: share that is picture work`, ours: share },
      { figure: `${name}: pictures whose AVIF was made meanwhile`, ours: String(avifMade) },
    ];
  } finally {
    await scratch.remove();
  }
}

async function importAll(scratch: Scratch, tiktokOrigin: string): Promise<Imported> {
  const app = await createApp(
    loadConfig({ ...scratch.environment, TIKTOK_WEB_ORIGIN: tiktokOrigin, TIKTOK_REQUEST_GAP_MS: '0' }),
  );
  const { db } = app.database;
  const shopIds: string[] = [];
  for (const handle of sellers.handles) shopIds.push(await seedSeller(db, handle));
  await app.start();
  const cards = watchCards();
  const stopListening = await listenForEvents(app.database, cards.onEvent, () => {});
  try {
    const startedAt = performance.now();
    const cpuBefore = process.cpuUsage();
    await inTransaction(db, 'benchmark.enqueue', async (trx) => {
      for (const shopId of shopIds) await app.services.jobs.enqueue(trx, importShopJob, { shopId }, { key: shopId });
    });
    await cards.complete;
    const { user, system } = process.cpuUsage(cpuBefore);
    const cpuMs = (user + system) / 1000;
    const avifMade = await requireAllPictures(db);
    return { firstCardMs: cards.firstAt() - startedAt, allMs: cards.lastAt() - startedAt, cpuMs, avifMade };
  } finally {
    cards.end();
    await stopListening();
    await app.stop();
  }
}

/** Notes when the first and the last product were committed, as an open shop page would hear of them. */
function watchCards() {
  const moments: number[] = [];
  const { promise: complete, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error(`Only ${moments.length} of ${products} came.`)), patienceMs);
  return {
    complete,
    onEvent({ type }: { type: string }): void {
      if (type !== 'product_created') return;
      moments.push(performance.now());
      if (moments.length === products) resolve();
    },
    firstAt: () => moments[0] ?? Number.NaN,
    lastAt: () => moments.at(-1) ?? Number.NaN,
    end: () => clearTimeout(timer),
  };
}

/** Throws when a product came without its picture; answers how many pictures have AVIF files. */
async function requireAllPictures(db: Db): Promise<number> {
  const { rows } = await sql<{ shown: number; avif: number }>`select
    (select count(*)::int from products where jsonb_array_length(thumbnails) > 0) as shown,
    (select count(*)::int from product_pictures where has_avif) as avif`.execute(db);
  const [{ shown, avif } = { shown: 0, avif: 0 }] = rows;
  if (shown !== products) throw new Error(`Only ${shown} of ${products} products have their picture.`);
  return avif;
}

/** The same pictures, downloaded, made and stored by the same function with nothing around it; in milliseconds. */
async function copyPicturesAlone(scratch: Scratch, tiktok: Child): Promise<number> {
  const store = await createImageStore({ dataDir: join(scratch.dataDir, 'alone') });
  const policy = picturePolicy(tiktok.ready.origin);
  const waiting = String(tiktok.ready.covers).split(' ');
  const startedAt = performance.now();
  const copyNext = async (): Promise<void> => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
      const outcome = await importImage(url, { policy, store });
      if (!outcome.ok) throw new Error(`A simulated picture was refused: ${outcome.reason}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, copyNext));
  store.close();
  return performance.now() - startedAt;
}
