import type { StoredPicture } from '@app/server/catalog/pictures/thumbnails';
import { importImageBytes } from '@app/server/platform/images/images';
import { createImageStore, type ImageStore } from '@app/server/platform/images/store/store';
import { type Child, startChild } from './child.ts';
import { drawnPicture } from './drawn-pictures.ts';
import { makeScratch, type Scratch, serverUrl } from './scratch.ts';
import { type SeededShop, seedShop } from './seed.ts';

/** The shop that the page benchmarks visit: 24 products with stored pictures, the newest with three. */
export interface SampleShop extends SeededShop {
  scratch: Scratch;
  pictures: StoredPicture[];
  /**
   * Starts the service on it: pages and API, without the jobs where the database allows that. `settings` are added to
   * its environment.
   */
  serve(settings?: Record<string, string>): Promise<Child>;
}

export const sampleProductCount = 24;
const handle = 'nakato.styles';

let made: Promise<SampleShop> | null = null;

/** Made once for all parts of a run. */
export function sampleShop(): Promise<SampleShop> {
  made ??= makeSampleShop(serverUrl());
  return made;
}

export async function removeSampleShop(): Promise<void> {
  if (made) await (await made).scratch.remove();
  made = null;
}

/** One of its own; `server` as for `makeScratch`. The caller removes its scratch. */
export async function makeSampleShop(server: string | null): Promise<SampleShop> {
  const scratch = await makeScratch(server);
  const store = await createImageStore({ dataDir: scratch.dataDir });
  const pictures = await storePictures(store, sampleProductCount);
  const shop = await scratch.withDatabase((db) =>
    seedShop(db, handle, sampleProductCount, (index) => pictures.slice(index, index + (index === 0 ? 3 : 1))),
  );
  const environment = { ...scratch.environment, PROCESS_ROLE: server === null ? 'all' : 'web' };
  const serve = (settings = {}) =>
    startChild('service', { withPages: true, environment: { ...environment, ...settings } });
  return { ...shop, scratch, pictures, serve };
}

async function storePictures(store: ImageStore, count: number): Promise<StoredPicture[]> {
  const pictures: StoredPicture[] = [];
  for (let index = 0; index < count; index += 1) {
    const outcome = await importImageBytes(await drawnPicture(index + 1), { store });
    if (!outcome.ok) throw new Error(`A drawn picture was refused: ${outcome.reason}`);
    const { hash, width, height, gradient, placeholder } = outcome.image;
    pictures.push({ key: hash, width, height, placeholder: gradient, thumbhash: placeholder, avif: false });
  }
  return pictures;
}
