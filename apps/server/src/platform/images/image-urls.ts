import { type ImageFormat, type ImageStep, largestAvifStep, largestStepFor, previewFile, stepsFor } from './sizes.ts';

/** Path of one file of a picture, as `imageRoutes` serves it. */
export function imageUrl(hash: string, step: ImageStep, format: ImageFormat): string {
  return `/images/${hash}/${step}.${format}`;
}

/** Path of a link preview made by `storePreview`. */
export function previewUrl(hash: string): string {
  return `/images/${hash}/${previewFile}`;
}

/** Path of the largest JPEG, for places that take one address only (JSON-LD, a download). */
export function largestJpegUrl(hash: string, originalWidth: number): string {
  return imageUrl(hash, largestStepFor(originalWidth), 'jpg');
}

/**
 * `srcset` values by format for a picture whose original was `originalWidth` pixels wide, e.g.
 * `/images/<hash>/160.webp 160w, /images/<hash>/320.webp 320w`. The descriptor is the file's true width.
 * Ask for `avif` only once its files exist.
 */
export function srcset<Format extends ImageFormat>(
  hash: string,
  originalWidth: number,
  formats: readonly Format[],
): Record<Format, string> {
  const entries = formats.map((format) => {
    const candidates = stepsFor(originalWidth)
      .filter(({ step }) => format !== 'avif' || step <= largestAvifStep)
      .map(({ step, width }) => `${imageUrl(hash, step, format)} ${width}w`);
    return [format, candidates.join(', ')];
  });
  return Object.fromEntries(entries);
}
