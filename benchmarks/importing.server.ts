import { join } from 'node:path';
import { type App, createApp } from '@app/server/app';
import { loadConfig } from '@app/server/config';
import { importShopJob } from '@app/server/ingestion/ingestion.jobs';
import { picturePolicy } from '@app/server/ingestion/pictures/copy-pictures';
import { type Db, inTransaction } from '@app/server/platform/database/transaction';
import { importImage } from '@app/server/platform/images/images';
import { createImageStore } from '@app/server/platform/images/store/store';
import { listenForEvents } from '@app/server/platform/realtime/events';
import { sql } from 'kysely';
import { runAsChild } from './child.ts';
import { seedSeller } from './seed.ts';

export interface Importing {
  environment: Record<string, string>;
  /** Handles of sellers whose import is not measured. */
  warmUp: string[];
  /** Of those whose import is. */
  handles: string[];
  productsPerSeller: number;
  /** Addresses of the measured sellers' pictures. */
  covers: string[];
}

/** As many sellers as one process imports at once. */
const atOnce = 4;
const patienceMs = 300_000;

interface Measured {
  firstCardMs: number;
  allMs: number;
  /** CPU time of this process while it imports, AVIF work included. */
  cpuMs: number;
  /** Pictures whose AVIF files were made beside the import, on its time. */
  avifMade: number;
}

/** A service that imports, and tells as its facts what that took: a `Measured`, and the pictures alone as `picturesMs`. */
runAsChild(async ({ environment, warmUp, handles, productsPerSeller, covers }: Importing) => {
  const app = await createApp(loadConfig(environment));
  const origin = await app.start();
  await importAll(app, warmUp, productsPerSeller);
  const measured = await importAll(app, handles, productsPerSeller);
  const picturesMs = await copyPicturesAlone(environment, covers);
  return { ready: { origin, ...measured, picturesMs }, stop: () => app.stop() };
});

async function importAll(app: App, handles: string[], productsPerSeller: number): Promise<Measured> {
  const { db } = app.database;
  const shopIds: string[] = [];
  for (const handle of handles) shopIds.push(await seedSeller(db, handle));
  const avifBefore = await avifCount(db);
  const cards = watchCards(handles.length * productsPerSeller);
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
    await requireAllPictures(db);
    const avifMade = (await avifCount(db)) - avifBefore;
    return { firstCardMs: cards.firstAt() - startedAt, allMs: cards.lastAt() - startedAt, cpuMs, avifMade };
  } finally {
    cards.end();
    await stopListening();
  }
}

/** Notes when the first and the last product were committed, as an open shop page would hear of them. */
function watchCards(products: number) {
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

/** Throws when a product came without its picture. */
async function requireAllPictures(db: Db): Promise<void> {
  const { rows } = await sql<{
    title: string;
  }>`select title from products where jsonb_array_length(thumbnails) = 0`.execute(db);
  if (rows.length > 0) throw new Error(`${rows.length} products came without their picture.`);
}

async function avifCount(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int from product_pictures where has_avif`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The same pictures, downloaded, made and stored by the same function with nothing around it; in milliseconds. */
async function copyPicturesAlone(environment: Record<string, string>, covers: string[]): Promise<number> {
  const { DATA_DIR = '', TIKTOK_WEB_ORIGIN = '' } = environment;
  const store = await createImageStore({ dataDir: join(DATA_DIR, 'alone') });
  const policy = picturePolicy(TIKTOK_WEB_ORIGIN);
  const waiting = [...covers];
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
