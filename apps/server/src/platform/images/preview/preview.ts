import { createHash } from 'node:crypto';
import { largestStepFor } from '@app/contracts/catalog/picture-files';
import sharp, { type Sharp } from 'sharp';
import { readImageFacts } from '#server/platform/images/images.ts';
import { imageWork } from '#server/platform/images/renditions/image-work.ts';
import { pixelLimit, release } from '#server/platform/images/renditions/variants.ts';
import { imageKey, previewFile } from '#server/platform/images/sizes.ts';
import type { ImageStore } from '#server/platform/images/store/store.ts';
import { fieldOf, type Layer, type Pixels, paste } from './paste.ts';
import { canDrawText, drawText, type TextBlock, type TextStyle } from './preview-text.ts';

/** One picture fills the left side, two to four make a collage; without any the text stands alone. */
type PreviewWords = { title: string; subtitle: string; badge?: string };
type PreviewRequest = PreviewWords & { pictures: Buffer[] };

type Box = { left: number; top: number; width: number; height: number };

/** The size that WhatsApp, Facebook and others show wide. */
const canvas = { width: 1200, height: 630 };
/** WhatsApp leaves out larger ones on slow connections. */
const maxBytes = 250_000;
const qualities = [80, 70, 60, 50, 40];
const ground = '#16181d';
const gap = 6;
const margin = 48;
/** Raise it when the drawing changes. */
const previewVersion = 'v1';

/** Draws a 1200 x 630 JPEG of at most 250 kB. Where the machine has no fonts the pictures take the whole width. */
export async function makePreview(request: PreviewRequest): Promise<Buffer> {
  const pictures = request.pictures.slice(0, 4);
  const withText = await canDrawText();
  const layers = withText ? await besideText(pictures, request) : await picturesOnly(pictures);
  const flat = fieldOf(canvas.width, canvas.height, ground);
  for (const layer of layers) paste(flat, layer);
  let jpeg = Buffer.alloc(0);
  for (const quality of qualities) {
    jpeg = await imageWork(() =>
      sharp(flat.data, { raw: { ...canvas, channels: 3 } })
        .jpeg({ quality })
        .toBuffer(),
    );
    if (jpeg.length <= maxBytes) break;
  }
  for (const pixels of [flat, ...layers]) release(pixels);
  return jpeg;
}

/** Names a preview by what is on it, so that a changed price gives a new address. */
export function previewHash(words: PreviewWords & { pictureHashes: readonly string[] }): string {
  const parts = [previewVersion, words.title, words.subtitle, words.badge ?? null, words.pictureHashes.slice(0, 4)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

/** Makes and stores a preview of stored pictures unless it is there already; answers its hash for `previewUrl`. */
export async function storePreview(
  words: PreviewWords & { pictureHashes: readonly string[] },
  { store }: { store: ImageStore },
): Promise<{ hash: string; made: boolean }> {
  const hash = previewHash(words);
  const key = imageKey(hash, previewFile);
  if (await store.has(key)) return { hash, made: false };
  const found = await Promise.all(words.pictureHashes.slice(0, 4).map((picture) => readLargest(picture, store)));
  const pictures = found.filter((bytes) => bytes !== null);
  await store.put(key, await makePreview({ ...words, pictures }), 'image/jpeg');
  return { hash, made: true };
}

async function readLargest(hash: string, store: ImageStore): Promise<Buffer | null> {
  const facts = await readImageFacts(hash, store);
  return facts && store.read(imageKey(hash, `${largestStepFor(facts.width)}.jpg`));
}

async function besideText(pictures: Buffer[], words: PreviewWords): Promise<Layer[]> {
  const pictureWidth = await widthForPictures(pictures);
  const cells = collage(pictures.length, pictureWidth);
  const area: Box = { left: pictureWidth, top: 0, width: canvas.width - pictureWidth, height: canvas.height };
  const [covers, text] = await Promise.all([placeCovers(pictures, cells), placeText(words, area)]);
  return [...covers, ...text];
}

/** Portrait pictures keep most of their height; never more than 660 px, so that a price has room. */
async function widthForPictures(pictures: Buffer[]): Promise<number> {
  const [only] = pictures;
  if (!only) return 0;
  if (pictures.length > 1) return canvas.height;
  const { autoOrient } = await imageWork(() => open(only).metadata());
  return Math.min(Math.max(Math.round((canvas.height * autoOrient.width) / autoOrient.height), 472), 660);
}

/** Boxes for one to four pictures in a field as high as the canvas. */
function collage(count: number, width: number): Box[] {
  const half = { width: Math.floor((width - gap) / 2), height: (canvas.height - gap) / 2 };
  const right = width - half.width;
  const below = half.height + gap;
  const high = { ...half, height: canvas.height };
  if (count <= 1) return [{ left: 0, top: 0, width, height: canvas.height }];
  if (count === 2)
    return [
      { left: 0, top: 0, ...high },
      { left: right, top: 0, ...high },
    ];
  const stacked = [
    { left: right, top: 0, ...half },
    { left: right, top: below, ...half },
  ];
  if (count === 3) return [{ left: 0, top: 0, ...high }, ...stacked];
  return [{ left: 0, top: 0, ...half }, { left: 0, top: below, ...half }, ...stacked];
}

async function placeText(words: PreviewWords, area: Box): Promise<Layer[]> {
  const widthPx = area.width - 2 * margin;
  const styles: Record<'title' | 'subtitle' | 'badge', TextStyle> = {
    title: { sizesPx: [60, 52, 46], weight: 'bold', colour: '#ffffff', widthPx, maxHeightPx: 250 },
    badge: { sizesPx: [54, 48, 40, 32], weight: 'bold', colour: '#16181d', widthPx: widthPx - 48, maxHeightPx: 64 },
    subtitle: { sizesPx: [32, 28], weight: 'normal', colour: '#c9ced6', widthPx, maxHeightPx: 90 },
  };
  const [title, badge, subtitle] = await Promise.all([
    drawText(words.title, styles.title),
    drawText(words.badge ?? '', styles.badge),
    drawText(words.subtitle, styles.subtitle),
  ]);
  const groups = [title && groupOf(title), badge && (await onPill(badge)), subtitle && groupOf(subtitle)];
  const shown = groups.filter((group) => group !== null);
  const spacing = 36;
  const total = shown.reduce((sum, { height }) => sum + height, 0) + spacing * Math.max(shown.length - 1, 0);
  let top = Math.max(Math.round((canvas.height - total) / 2), 0);
  return shown.flatMap(({ height, layers }) => {
    const placed = layers.map((layer) => ({ ...layer, left: area.left + margin + layer.left, top: top + layer.top }));
    top += height + spacing;
    return placed;
  });
}

/** Layers that keep together, each where it lies in the group. */
type Group = { height: number; layers: Layer[] };

const groupOf = (block: Pixels): Group => ({ height: block.height, layers: [{ ...block, left: 0, top: 0 }] });

/** The price stands dark on yellow: readable in a thumbnail. */
async function onPill(text: TextBlock): Promise<Group> {
  const [width, height] = [text.width + 48, text.height + 32];
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="16" fill="#ffd43b"/></svg>`;
  const pill = await pixelsOf(sharp(Buffer.from(shape)).ensureAlpha());
  return { height, layers: [...groupOf(pill).layers, { ...text, left: 24, top: 16 }] };
}

/** Without letters: one picture whole over its own blurred copy, several side by side. */
async function picturesOnly(pictures: Buffer[]): Promise<Layer[]> {
  const [only] = pictures;
  if (!only) return [];
  if (pictures.length > 1) {
    const width = Math.floor((canvas.width - gap * (pictures.length - 1)) / pictures.length);
    const cells = pictures.map((_, at) => ({ left: at * (width + gap), top: 0, width, height: canvas.height }));
    return placeCovers(pictures, cells);
  }
  const [blurred, whole] = await Promise.all([
    // Blurring a twentieth of the size and enlarging it looks the same and takes a hundredth of the time.
    imageWork(() =>
      open(only).autoOrient().resize(60, 32, { fit: 'cover' }).blur(2).modulate({ brightness: 0.7 }).png().toBuffer(),
    ),
    pixelsOf(
      open(only)
        .autoOrient()
        .resize({ ...canvas, fit: 'inside' }),
    ),
  ]);
  const backdrop = await pixelsOf(sharp(blurred).resize({ ...canvas, fit: 'fill', kernel: 'cubic' }));
  const left = Math.round((canvas.width - whole.width) / 2);
  const top = Math.round((canvas.height - whole.height) / 2);
  return [
    { ...backdrop, left: 0, top: 0 },
    { ...whole, left, top },
  ];
}

function placeCovers(pictures: Buffer[], cells: Box[]): Promise<Layer[]> {
  return Promise.all(
    cells.slice(0, pictures.length).map(async ({ left, top, width, height }, at) => {
      const picture = open(pictures[at] ?? Buffer.alloc(0)).autoOrient();
      return { ...(await pixelsOf(picture.resize(width, height, { fit: 'cover' }))), left, top };
    }),
  );
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await imageWork(() =>
    picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }),
  );
  return { data, width: info.width, height: info.height, channels: info.channels };
}

function open(picture: Buffer) {
  return sharp(picture, { limitInputPixels: pixelLimit, failOn: 'error', pages: 1 });
}
