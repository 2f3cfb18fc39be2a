/** Widths in pixels that pictures are kept in; a file is named after its step. */
export const imageSteps = [160, 320, 640, 1080] as const;
export type ImageStep = (typeof imageSteps)[number];

/** AVIF costs too much time above this step, and 1080 is seldom asked for. */
export const largestAvifStep: ImageStep = 640;

export type ImageFormat = 'avif' | 'webp' | 'jpg';

/**
 * The files a picture of this width has, smallest first. Nothing is enlarged: the last one holds the picture's own
 * width when that lies between two steps, unless it would add less than 15 % to the step below it.
 */
export function stepsFor(originalWidth: number): { step: ImageStep; width: number }[] {
  const steps: { step: ImageStep; width: number }[] = [];
  for (const step of imageSteps) {
    const width = Math.min(step, originalWidth);
    if (width === step || width >= (steps.at(-1)?.width ?? 0) * 1.15) steps.push({ step, width });
    if (width < step) break;
  }
  return steps;
}

/** The step that holds most pixels; its JPEG is the source of everything made later. */
export function largestStepFor(originalWidth: number): ImageStep {
  return stepsFor(originalWidth).at(-1)?.step ?? 160;
}

/** Path of one file of a picture, as the server's image routes serve it. */
export function imageUrl(key: string, step: ImageStep, format: ImageFormat): string {
  return `/images/${key}/${step}.${format}`;
}

/** Path of the largest JPEG, for places that take one address only (`src`, JSON-LD, a download). */
export function largestJpegUrl(picture: { key: string; width: number }): string {
  return imageUrl(picture.key, largestStepFor(picture.width), 'jpg');
}

/** Path of a JPEG of at most this step, for browsers that know no WebP: it is made once one of them asks. */
export function jpegUrl(picture: { key: string; width: number }, widest: ImageStep): string {
  const step = largestStepFor(picture.width);
  return imageUrl(picture.key, step < widest ? step : widest, 'jpg');
}

/**
 * The `srcset` of a picture in one format, e.g. `/images/<key>/160.webp 160w, /images/<key>/320.webp 320w`: the
 * descriptor is the file's true width. No file above the step `widest` is offered. Empty for AVIF while there is none.
 */
export function srcset(
  { key, width, avif }: { key: string; width: number; avif: boolean },
  format: ImageFormat,
  widest: ImageStep = 1080,
): string {
  if (format === 'avif' && !avif) return '';
  const most = format === 'avif' ? Math.min(widest, largestAvifStep) : widest;
  let files = '';
  for (const file of stepsFor(width))
    if (file.step <= most) files += `${files && ', '}${imageUrl(key, file.step, format)} ${file.width}w`;
  return files;
}
