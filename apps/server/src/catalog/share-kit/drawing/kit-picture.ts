import sharp, { type OverlayOptions } from 'sharp';
import type { KitFacts } from '#server/catalog/share-kit/kit-facts.ts';
import { imageWork } from '#server/platform/images/renditions/image-work.ts';
import { release } from '#server/platform/images/renditions/variants.ts';
import { placePhotos } from './kit-photo.ts';
import { colours, drawPanel, drawPattern, type Layout } from './picture-ground.ts';
import { maxTagHeight, placeWords } from './picture-words.ts';

export type KitShape = 'status' | 'square';

/**
 * WhatsApp lays its bars over the first 200 and the last 240 px of a Status, TikTok its buttons over the last 140 px
 * at the right and its words over the last 360 px: what has to be read keeps clear of all of them.
 */
const layouts: Record<KitShape, Layout> = {
  status: {
    width: 1080,
    height: 1920,
    panelTop: 1052,
    panelEnd: 1620,
    left: 64,
    right: 940,
    top: 224,
    end: 1564,
    qr: 290,
  },
  square: {
    width: 1080,
    height: 1080,
    panelTop: 640,
    panelEnd: 1080,
    left: 48,
    right: 1032,
    top: 40,
    end: 1040,
    qr: 250,
  },
};

/** WhatsApp makes larger ones smaller by itself, and then the price is blurred. */
const maxBytes = 249_000;
const qualities = [84, 76, 66, 56, 46];
/** How much smaller photos are made before, where they are fuller of detail than a camera's: code and words stay sharp. */
const shrinkings = [1, 3, 8];

/** Draws a JPEG of at most 250 kB: 1080 x 1920 for a Status, 1080 x 1080 for chats and feeds. */
export async function drawKitPicture(facts: KitFacts, photos: Buffer[], shape: KitShape): Promise<Buffer> {
  const layout = layouts[shape];
  const box = { left: 0, top: 0, width: layout.width, height: layout.panelTop + 48 };
  const { layers, chips } = await placeWords(facts, layout, photos.length > 0);
  // Only what lies over the panel: a layer as large as the picture takes a quarter of all its time.
  const from = layout.panelTop - maxTagHeight;
  const panel = Buffer.from(drawPanel({ layout, link: facts.link, chips }, from));
  let jpeg: Buffer = Buffer.alloc(0);
  for (const shrinking of shrinkings) {
    const shown = shrinking === 1 ? photos : await Promise.all(photos.map((photo) => shrink(photo, shrinking)));
    const placed = await placePhotos(shown, box, facts.product?.isSoldOut ?? false);
    if (placed.length === 0) placed.push({ input: Buffer.from(drawPattern(layout)), left: 0, top: 0 });
    jpeg = await encode(layout, [...placed, { input: panel, left: 0, top: from }, ...layers]);
    for (const { input, raw } of placed) if (raw && Buffer.isBuffer(input)) release({ data: input });
    if (jpeg.length <= maxBytes) break;
  }
  return jpeg;
}

async function shrink(photo: Buffer, times: number): Promise<Buffer> {
  const { width = times } = await imageWork(() => sharp(photo).metadata());
  return imageWork(() =>
    sharp(photo)
      .resize(Math.max(Math.round(width / times), 1))
      .png({ compressionLevel: 1 })
      .toBuffer(),
  );
}

async function encode({ width, height }: Layout, layers: OverlayOptions[]): Promise<Buffer> {
  const { data, info } = await imageWork(() =>
    sharp({ create: { width, height, channels: 3, background: colours.brand } })
      .composite(layers)
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  let jpeg = Buffer.alloc(0);
  for (let at = 0; at < qualities.length; at += jpeg.length > 1.5 * maxBytes ? 2 : 1) {
    const quality = qualities[at] ?? 46;
    jpeg = await imageWork(() =>
      sharp(data, { raw: { width, height, channels: info.channels } })
        .jpeg({ quality })
        .toBuffer(),
    );
    if (jpeg.length <= maxBytes) break;
  }
  release({ data });
  return jpeg;
}
