import { createHash } from 'node:crypto';
import type { CatalogContext } from '#server/catalog/catalog.context.ts';
import { keepKitPictures, kitHash } from '#server/catalog/pictures/kit-pictures.ts';
import { AppError } from '#server/platform/errors.ts';
import { limitRule } from '#server/platform/http/database-limits.ts';
import { createGate } from '#server/platform/images/renditions/image-work.ts';
import { imageKey } from '#server/platform/images/sizes.ts';
import { drawBannerPicture } from './drawing/banner-picture.ts';
import { readPhoto } from './drawing/kit-photo.ts';
import { drawKitPicture, type KitShape } from './drawing/kit-picture.ts';
import { drawPoster, type Paper } from './drawing/poster.ts';
import type { KitFacts } from './kit-facts.ts';

type DrawContext = Pick<CatalogContext, 'db' | 'store' | 'limits' | 'clock'>;

/** Raise it when the drawing changes. */
const drawingVersion = 'k1';
/** What a seller's screens ask for at once, twice. */
const mostWaiting = 8;
/** A quarter of a second of work each. */
const drawings = limitRule('draw_share_kit', { free: 300, windowSeconds: 3600, delaySeconds: [10, 300] });

// Drawing takes one core at most, so that pages have another.
const oneAtATime = createGate(1);
/** How many wait, by shop. */
const waiting = new Map<string, number>();
const turns = new Map<string, Promise<unknown>>();

/** Names everything that stands on a kit at this moment: the price of now and the end of its discount, too. */
export function kitVersion({ shopId: _, ...shown }: KitFacts): string {
  return createHash('sha256')
    .update(JSON.stringify([drawingVersion, shown]))
    .digest('hex')
    .slice(0, 32);
}

/**
 * The picture, drawn once per version and kept in the image store. Throws `rate_limited` when the seller asks for too
 * many.
 */
export async function readKitPicture(catalog: DrawContext, facts: KitFacts, shape: KitShape): Promise<Buffer> {
  const { shopId, product } = facts;
  const productId = product?.id ?? null;
  const key = imageKey(kitHash(shopId, productId), `${shape}.jpg`);
  const version = kitVersion(facts);
  const findKept = async () => {
    const kept = await catalog.store.read(key);
    return kept && versionOf(kept) === version ? kept : null;
  };
  const draw = async () => {
    // Another request may have drawn it while this one waited.
    const kept = await findKept();
    if (kept) return kept;
    await catalog.limits.take(drawings, shopId);
    const photos = await readPhotos(catalog, facts);
    const picture = withVersion(await oneAtATime.run(() => drawKitPicture(facts, photos, shape)), version);
    // Before it is stored, so that none stays for good; and after, for its product may have been deleted in between.
    await keepKitPictures(catalog.db, shopId, productId, catalog.clock.now());
    await catalog.store.put(key, picture, 'image/jpeg');
    await keepKitPictures(catalog.db, shopId, productId, catalog.clock.now());
    return picture;
  };
  return (await findKept()) ?? inTurn(shopId, draw);
}

/** Posters are seldom asked for twice, and are kept nowhere. Throws `rate_limited`. */
export function readPoster(catalog: DrawContext, facts: KitFacts, paper: Paper): Promise<Buffer> {
  return inTurn(facts.shopId, async () => {
    await catalog.limits.take(drawings, facts.shopId);
    const [photo] = facts.product ? await readPhotos(catalog, facts) : [];
    return oneAtATime.run(() => drawPoster(facts, photo ?? null, paper));
  });
}

/** For the shop's own page, which keeps it. Throws `rate_limited`. */
export function drawBanner(catalog: DrawContext, facts: KitFacts): Promise<Buffer> {
  return inTurn(facts.shopId, async () => {
    await catalog.limits.take(drawings, facts.shopId);
    const photos = await readPhotos(catalog, facts);
    return oneAtATime.run(() => drawBannerPicture(facts, photos));
  });
}

async function readPhotos({ store }: DrawContext, { pictures }: KitFacts): Promise<Buffer[]> {
  const photos = await Promise.all(pictures.map((hash) => readPhoto(hash, store)));
  return photos.filter((photo) => photo !== null);
}

/** One after another for each seller, so that no seller has two places before the gate. */
async function inTurn<T>(shopId: string, task: () => Promise<T>): Promise<T> {
  const ahead = waiting.get(shopId) ?? 0;
  if (ahead >= mostWaiting) throw new AppError('rate_limited', { retryAfterSeconds: 3 });
  waiting.set(shopId, ahead + 1);
  const turn = (turns.get(shopId) ?? Promise.resolve()).then(task, task);
  turns.set(shopId, turn);
  try {
    return await turn;
  } finally {
    const left = (waiting.get(shopId) ?? 1) - 1;
    if (left > 0) waiting.set(shopId, left);
    else {
      waiting.delete(shopId);
      turns.delete(shopId);
    }
  }
}

const commentMarker = Buffer.from([0xff, 0xfe, 0, 2 + 32]);

/** As a comment behind the head of the JPEG, which nothing that shows pictures reads. */
function withVersion(jpeg: Buffer, version: string): Buffer {
  const at = 4 + jpeg.readUInt16BE(4);
  return Buffer.concat([jpeg.subarray(0, at), commentMarker, Buffer.from(version, 'latin1'), jpeg.subarray(at)]);
}

function versionOf(jpeg: Buffer): string | null {
  const at = 4 + jpeg.readUInt16BE(4);
  const isComment = jpeg.subarray(at, at + commentMarker.length).equals(commentMarker);
  return isComment ? jpeg.toString('latin1', at + commentMarker.length, at + commentMarker.length + 32) : null;
}
