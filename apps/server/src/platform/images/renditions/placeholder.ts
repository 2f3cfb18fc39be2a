import type { Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** What a page shows before the picture is there. All three are plain ASCII, safe in an attribute. */
export type Placeholder = {
  /** ThumbHash (https://evanw.github.io/thumbhash/), base64, about 28 characters. */
  placeholder: string;
  /** `#rrggbb` */
  averageColour: string;
  /** CSS for `background-image`: `linear-gradient(…)` of the colours of the top, middle and bottom third. */
  gradient: string;
};

/** ThumbHash takes at most 100 x 100 pixels; 64 give the same result in half the time. */
const sampleSizePx = 64;

export async function makePlaceholder(picture: Sharp): Promise<Placeholder> {
  const { data, info } = await picture
    .resize(sampleSizePx, sampleSizePx, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = info.width * 4;
  const third = (part: number) => Math.round((info.height * part) / 3) * row;
  const thirds = [0, 1, 2].map((part) =>
    meanColour(data.subarray(third(part), Math.max(third(part + 1), third(part) + row))),
  );
  return {
    placeholder: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'),
    averageColour: meanColour(data),
    gradient: `linear-gradient(${thirds.join(',')})`,
  };
}

function meanColour(rgba: Buffer): string {
  const sums = [0, 0, 0];
  const pixels = rgba.length / 4;
  for (let at = 0; at < rgba.length; at += 4) {
    for (let channel = 0; channel < 3; channel += 1) sums[channel] = (sums[channel] ?? 0) + (rgba[at + channel] ?? 0);
  }
  return `#${Buffer.from(sums.map((sum) => Math.round(sum / Math.max(pixels, 1)))).toString('hex')}`;
}
