import { createHash } from 'node:crypto';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { contentTypes, type ImageStep, largestStepFor, stepsFor } from '#server/platform/images/sizes.ts';
import { imageWork } from './image-work.ts';
import { makePlaceholder, type Placeholder } from './placeholder.ts';
import { sniffFormat } from './sniff.ts';

/**
 * Raise it when sizes, qualities or the steps below change: pictures then get new hashes, and cached files stay true.
 */
const pipelineVersion = 'p1';

export const pixelLimit = 50_000_000;
const smallestSide = 16;
/** Beyond this a card shows a line; and WebP ends at 16,383 pixels. */
const widestRatio = 12;
const decodeSeconds = 30;

/** What is known of a picture once it is stored. `width` and `height` are the original's, after turning it upright. */
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
 * Turns the bytes of a JPEG, PNG, WebP, AVIF or GIF (its first frame) into upright sRGB JPEGs and WebPs without any
 * metadata. HEIC is recognised and refused: the prebuilt libvips has no HEVC decoder. Transparency becomes white.
 */
export async function makeVariants(bytes: Buffer): Promise<VariantsOutcome> {
  const format = sniffFormat(bytes);
  if (!format) return failure('not_an_image', 'unknown first bytes');
  const shape = await readShape(bytes);
  if (!shape.ok) return shape;
  try {
    const base = await imageWork(() => decode(bytes, Math.min(shape.width, 1080)));
    const variants = await encodeAll(base, shape.width);
    const smallest = variants[0]?.bytes ?? bytes;
    const placeholder = await imageWork(() => makePlaceholder(smallest));
    const facts = { hash: contentHash(bytes), width: shape.width, height: shape.height, ...placeholder };
    return { ok: true, facts, variants };
  } catch (error) {
    return failure('broken', error instanceof Error ? error.message : String(error));
  }
}

function open(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error', pages: 1 }).timeout({ seconds: decodeSeconds });
}

async function readShape(bytes: Buffer): Promise<{ ok: true; width: number; height: number } | VariantsFailure> {
  let metadata: Metadata;
  try {
    metadata = await imageWork(() => open(bytes).metadata());
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    if (detail.includes('pixel limit')) return failure('too_many_pixels', detail);
    return failure('broken', detail);
  }
  if (metadata.format === 'heif' && metadata.compression !== 'av1') {
    return failure('unsupported_format', `HEIF with ${metadata.compression ?? 'unknown'} compression`);
  }
  const { width, height } = metadata.autoOrient;
  if (width * height > pixelLimit) return failure('too_many_pixels', `${width} x ${height}`);
  const tooNarrow = Math.min(width, height) < smallestSide;
  if (tooNarrow || Math.max(width, height) > Math.min(width, height) * widestRatio) {
    return failure('bad_shape', `${width} x ${height}`);
  }
  return { ok: true, width, height };
}

type RawPicture = { data: Buffer; raw: { width: number; height: number; channels: 3 } };

/** Decodes once, at the largest width that is needed; the other sizes come from these pixels. */
async function decode(bytes: Buffer, width: number): Promise<RawPicture> {
  const { data, info } = await open(bytes)
    .autoOrient()
    .resize({ width })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: 3 } };
}

function encodeAll(base: RawPicture, originalWidth: number): Promise<Variant[]> {
  const master = largestStepFor(originalWidth);
  return Promise.all(
    stepsFor(originalWidth).flatMap(({ step, width }) => [
      encode(base, step, width, 'jpg', step === master ? [masterQuality] : ladders[step].jpg),
      encode(base, step, width, 'webp', ladders[step].webp),
    ]),
  );
}

/**
 * Qualities to try, best first, until the file fits its budget; the last one is taken as it is. The 320 px file is what
 * a 360 px phone loads for a card and shall weigh about 12 kB, which busy pictures come near only by giving up detail.
 * WebP goes lower than JPEG because at equal numbers it is larger and closer to the original.
 */
const ladders: Readonly<Record<ImageStep, { budgetBytes: number; jpg: number[]; webp: number[] }>> = {
  160: { budgetBytes: 6_000, jpg: [62, 50], webp: [62, 48, 36] },
  320: { budgetBytes: 13_000, jpg: [60, 50, 40], webp: [64, 52, 40, 30] },
  640: { budgetBytes: 60_000, jpg: [66, 58], webp: [66, 58] },
  1080: { budgetBytes: Number.POSITIVE_INFINITY, jpg: [72], webp: [68] },
};

/** The largest JPEG is what AVIF files and link previews are made from later, so it keeps more than a page needs. */
const masterQuality = 85;

async function encode(
  base: RawPicture,
  step: ImageStep,
  width: number,
  format: 'jpg' | 'webp',
  qualities: readonly number[],
): Promise<Variant> {
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    const picture = sharp(base.data, { raw: base.raw }).resize({ width });
    const encoder = format === 'jpg' ? picture.jpeg({ quality, mozjpeg: true }) : picture.webp({ quality, effort: 4 });
    bytes = await imageWork(() => encoder.toBuffer());
    if (bytes.length <= ladders[step].budgetBytes) break;
  }
  return { file: `${step}.${format}`, contentType: contentTypes[format], bytes };
}

function failure(reason: VariantsFailure['reason'], detail: string): VariantsFailure {
  return { ok: false, reason, detail };
}
