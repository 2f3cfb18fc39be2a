/** Widths in pixels that pictures are kept in; a file is named after its step. */
export const imageSteps = [160, 320, 640, 1080] as const;
export type ImageStep = (typeof imageSteps)[number];

/** AVIF costs too much time above this step, and 1080 is seldom asked for. */
export const largestAvifStep: ImageStep = 640;

export type ImageFormat = 'avif' | 'webp' | 'jpg';

export const contentTypes: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

export const previewFile = 'preview.jpg';

const hashPattern = /^[0-9a-f]{32}$/;
const publicFilePattern = /^(?:(?:160|320|640|1080)\.(?:jpg|webp|avif)|preview\.jpg)$/;

export function isImageHash(value: string): boolean {
  return hashPattern.test(value);
}

/** True for the files that visitors may ask for. */
export function isPublicImageFile(value: string): boolean {
  return publicFilePattern.test(value);
}

/** Where a file of a picture lies in the store: `ab/abcdef…/320.webp`; two leading digits keep folders small. */
export function imageKey(hash: string, file: string): string {
  return `${hash.slice(0, 2)}/${hash}/${file}`;
}

/**
 * The files a picture of this width has, smallest first. Nothing is enlarged: the last one holds the picture's own
 * width when that lies between two steps, unless it would add less than 15 % to the step below it.
 */
export function stepsFor(originalWidth: number): { step: ImageStep; width: number }[] {
  const steps: { step: ImageStep; width: number }[] = imageSteps
    .filter((step) => step <= originalWidth)
    .map((step) => ({ step, width: step }));
  const next = imageSteps.find((step) => step > originalWidth);
  const largest = steps.at(-1)?.width ?? 0;
  if (next && originalWidth >= largest * 1.15) steps.push({ step: next, width: originalWidth });
  return steps;
}

/** The step that holds most pixels; its JPEG is the source of everything made later. */
export function largestStepFor(originalWidth: number): ImageStep {
  return stepsFor(originalWidth).at(-1)?.step ?? 160;
}
