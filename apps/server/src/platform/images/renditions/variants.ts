import { createHash } from 'node:crypto';
import { type ImageStep, stepsFor } from '@app/contracts/catalog/picture-files';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { contentTypes } from '#server/platform/images/sizes.ts';
import { imageWork } from './image-work.ts';
import { makePlaceholder, type Placeholder } from './placeholder.ts';
import { sniffFormat } from './sniff.ts';

/** Raise it when sizes, qualities or steps change: pictures then get new hashes, and cached files stay true. */
const pipelineVersion = 'p2';

export const pixelLimit = 50_000_000;
const minSidePx = 16;
/** Beyond this a card shows a line; and WebP ends at 16,383 pixels. */
const maxAspectRatio = 12;
const decodeSeconds = 30;

/** `width` and `height` are the original's, after turning it upright. */
export type ImageFacts = Placeholder & { hash: string; width: number; height: number };

type Variant = { file: string; contentType: string; bytes: Buffer };

export type VariantsFailure = {
  ok: false;
  reason: 'not_an_image' | 'unsupported_format' | 'too_many_pixels' | 'bad_shape' | 'broken';
  detail: string;
};

export type VariantsOutcome = { ok: true; facts: ImageFacts; variants: Variant[] } | VariantsFailure;

/** 32 hexadecimal digits that name a picture by its original bytes and the way it is processed. */
export function contentHash(bytes: Buffer): string {
  return createHash('sha256').update(pipelineVersion).update(bytes).digest('hex').slice(0, 32);
}

/**
 * Turns a JPEG, PNG, WebP, AVIF or GIF (its first frame) into the upright sRGB WebPs of cards and the largest JPEG, without
 * metadata; `makeFile` makes all others of that JPEG. HEIC is refused, because the prebuilt libvips has no HEVC decoder.
 * Transparency becomes white.
 */
export async function makeVariants(bytes: Buffer): Promise<VariantsOutcome> {
  const format = sniffFormat(bytes);
  if (!format) return failure('not_an_image', 'unknown first bytes');
  const shape = await readShape(bytes);
  if (!shape.ok) return shape;
  try {
    const sizes = await decodeSizes(bytes, shape.width);
    const [variants, placeholder] = await Promise.all([
      encodeAll(sizes),
      imageWork(() => makePlaceholder(pictureOf(sizes.at(-1)?.pixels))),
    ]);
    for (const { pixels } of sizes) release(pixels);
    const facts = { hash: contentHash(bytes), width: shape.width, height: shape.height, ...placeholder };
    return { ok: true, facts, variants };
  } catch (error) {
    return failure('broken', error instanceof Error ? error.message : String(error));
  }
}

/** A file of a stored picture from its largest JPEG. */
export async function makeFile(
  master: Buffer,
  { step, width }: { step: ImageStep; width: number },
  format: 'jpg' | 'webp',
): Promise<Buffer> {
  const picture = () => sharp(master).resize({ width });
  const encode = {
    jpg: (quality: number) => picture().jpeg({ quality, mozjpeg: true }),
    webp: (quality: number) => picture().webp({ quality, effort: effortFor(step) }),
  };
  return firstThatFits(step, format, encode[format]);
}

/** Its first frame; what is broken or too large fails. */
export function openPicture(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error', pages: 1 }).timeout({ seconds: decodeSeconds });
}

/** Of a picture that can be taken: upright, neither too large nor a line. */
export async function readShape(bytes: Buffer): Promise<{ ok: true; width: number; height: number } | VariantsFailure> {
  let metadata: Metadata;
  try {
    metadata = await imageWork(() => openPicture(bytes).metadata());
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    if (detail.includes('pixel limit')) return failure('too_many_pixels', detail);
    return failure('broken', detail);
  }
  if (metadata.format === 'heif' && metadata.compression !== 'av1')
    return failure('unsupported_format', `HEIF with ${metadata.compression ?? 'unknown'} compression`);
  const { width, height } = metadata.autoOrient;
  if (width * height > pixelLimit) return failure('too_many_pixels', `${width} x ${height}`);
  const tooNarrow = Math.min(width, height) < minSidePx;
  if (tooNarrow || Math.max(width, height) > Math.min(width, height) * maxAspectRatio)
    return failure('bad_shape', `${width} x ${height}`);
  return { ok: true, width, height };
}

type RawPicture = { data: Buffer; raw: { width: number; height: number; channels: 3 } };

type Size = { step: ImageStep; pixels: RawPicture };

/** Decodes once, at the largest width; each smaller size is made from the one above it. Largest first. */
async function decodeSizes(bytes: Buffer, originalWidth: number): Promise<Size[]> {
  const sizes: Size[] = [];
  for (const { step, width } of stepsFor(originalWidth).toReversed()) {
    const above = sizes.at(-1)?.pixels;
    const picture = above ? pictureOf(above) : openPicture(bytes).autoOrient();
    sizes.push({ step, pixels: await imageWork(() => drawAt(picture, width)) });
  }
  return sizes;
}

async function drawAt(picture: Sharp, width: number): Promise<RawPicture> {
  const { data, info } = await picture
    .resize({ width })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: 3 } };
}

/** Frees the memory at once. V8 counts these megabytes and would otherwise collect its whole heap every few pictures. */
export function release({ data }: { data: Buffer }): void {
  const { buffer } = data;
  // A shared pool must stay.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === data.byteLength) buffer.transfer(0);
}

function pictureOf(pixels: RawPicture | undefined): Sharp {
  if (!pixels) throw new Error('A picture without sizes.');
  return sharp(pixels.data, { raw: pixels.raw });
}

/**
 * What a card on a phone shows. Larger WebPs are made when a browser asks for one, and few do: by then there is mostly an
 * AVIF. They were nearly a third of an import's picture work, and a fifth of the bytes that are kept.
 */
const largestWebpOfImport: ImageStep = 320;

function encodeAll(sizes: Size[]): Promise<Variant[]> {
  return Promise.all(
    sizes.flatMap(({ step, pixels }, place) => [
      ...(place === 0 ? [makeMaster(step, pixels)] : []),
      ...(step <= largestWebpOfImport ? [makeWebp(step, pixels)] : []),
    ]),
  );
}

async function makeWebp(step: ImageStep, pixels: RawPicture): Promise<Variant> {
  const encode = (quality: number) => pictureOf(pixels).webp({ quality, effort: effortFor(step) });
  return fileOf(step, 'webp', await firstThatFits(step, 'webp', encode));
}

/**
 * AVIF files, smaller JPEGs and link previews are made from it later, so it keeps more detail than a page needs. Without
 * mozjpeg it takes an eighth of the time for a quarter more bytes, which hardly any visitor loads.
 */
async function makeMaster(step: ImageStep, pixels: RawPicture): Promise<Variant> {
  return fileOf(step, 'jpg', await imageWork(() => pictureOf(pixels).jpeg({ quality: 85 }).toBuffer()));
}

/** Effort 4 takes twice the time of 2 for 8 % fewer bytes: spent where a card on a phone has its picture from. */
const effortFor = (step: ImageStep): number => (step <= 320 ? 4 : 2);

/**
 * Qualities to try, best first, until the file fits its budget. A 360 px phone loads the 320 px file for a card, which
 * should weigh about 12 kB. WebP goes lower than JPEG because equal numbers give larger and truer files.
 */
const ladders: Readonly<Record<ImageStep, { budgetBytes: number; jpg: number[]; webp: number[] }>> = {
  160: { budgetBytes: 6_000, jpg: [62, 50], webp: [62, 48, 36] },
  320: { budgetBytes: 13_000, jpg: [60, 50, 40], webp: [64, 52, 40, 30] },
  640: { budgetBytes: 60_000, jpg: [66, 58], webp: [66, 58] },
  1080: { budgetBytes: Number.POSITIVE_INFINITY, jpg: [72], webp: [68] },
};

/** Encodes at falling qualities until the file fits the budget of its step. */
async function firstThatFits(
  step: ImageStep,
  format: 'jpg' | 'webp',
  encode: (quality: number) => Sharp,
): Promise<Buffer> {
  const { budgetBytes } = ladders[step];
  const qualities = [...ladders[step][format]];
  for (;;) {
    const quality = qualities.shift() ?? 0;
    const bytes = await imageWork(() => encode(quality).toBuffer());
    if (bytes.length <= budgetBytes || qualities.length === 0) return bytes;
    while (qualities.length > 1 && estimate(bytes.length, quality, qualities[0] ?? 0) > budgetBytes * 1.05)
      qualities.shift();
  }
}

/** Between 30 and 66 a file grows nearly evenly with its quality (measured on photographs, within 3 %). */
function estimate(bytes: number, quality: number, other: number): number {
  return (bytes * (other + 25)) / (quality + 25);
}

function fileOf(step: ImageStep, format: 'jpg' | 'webp', bytes: Buffer): Variant {
  return { file: `${step}.${format}`, contentType: contentTypes[format], bytes };
}

function failure(reason: VariantsFailure['reason'], detail: string): VariantsFailure {
  return { ok: false, reason, detail };
}
