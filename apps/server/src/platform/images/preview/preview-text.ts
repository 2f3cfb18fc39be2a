import sharp, { type OverlayOptions } from 'sharp';
import { escapeMarkup } from '#server/platform/escape-markup.ts';
import { imageWork } from '#server/platform/images/renditions/image-work.ts';
import type { Pixels } from './paste.ts';

/** A piece of text on a transparent ground. */
export type TextBlock = Pixels & { channels: 4 };

/** For sharp's `composite`. */
export const overlayOf = ({ data, width, height, channels }: TextBlock): OverlayOptions => ({
  input: data,
  raw: { width, height, channels },
});

/** A font that comes with the service: `name` as Pango knows it, such as `Figtree Bold`. */
export type Typeface = { name: string; file: string };

export type TextStyle = {
  /** Font sizes in pixels, largest first; the first one that fits is taken. */
  sizesPx: readonly number[];
  /** The machine's own sans-serif, or a font of ours; what ours has no letter for comes from the machine's. */
  weight: 'normal' | 'bold' | Typeface;
  /** `#rrggbb` */
  colour: string;
  widthPx: number;
  maxHeightPx: number;
};

const maxTextLength = 160;

let fontsFound: Promise<boolean> | undefined;

/** False on a machine without fonts, where every character is the same box, so "ii" and "WW" are equally wide. */
export function canDrawText(): Promise<boolean> {
  fontsFound ??= (async () => {
    const style = { weight: 'normal', colour: '#000000' } as const;
    const [narrow, wide] = await Promise.all(['iiii', 'WWWW'].map((text) => draw(text, 40, style)));
    return narrow !== undefined && wide !== undefined && wide.width > narrow.width * 1.5;
  })();
  return fontsFound;
}

/** Draws text within a box: smaller letters first, then fewer words. Null when nothing is left to draw. */
export async function drawText(text: string, style: TextStyle): Promise<TextBlock | null> {
  let words = plainText(text);
  if (words === '') return null;
  for (const sizePx of style.sizesPx) {
    if (words.length > mostLetters(sizePx, style)) continue;
    const block = await draw(words, sizePx, style);
    if (fits(block, style)) return block;
  }
  const smallestPx = style.sizesPx.at(-1) ?? 24;
  while (words.length > 4) {
    words = words
      .slice(0, Math.floor(words.length * 0.8))
      .toWellFormed()
      .replace('\ufffd', '')
      .trimEnd();
    const block = await draw(`${words}…`, smallestPx, style);
    if (fits(block, style)) return block;
  }
  return null;
}

/** Without emoji, which servers draw as boxes, and control characters, which break direction or markup. */
export function plainText(text: string): string {
  return text
    .slice(0, maxTextLength)
    .toWellFormed()
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\ufe0f|\u20e3|\ufffd/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Not even the narrowest letters would fit: drawing them to see that takes time. */
const mostLetters = (sizePx: number, { widthPx, maxHeightPx }: TextStyle): number =>
  (widthPx * maxHeightPx) / (sizePx * sizePx * 0.25);

function fits(block: TextBlock, style: TextStyle): boolean {
  return block.height <= style.maxHeightPx && block.width <= style.widthPx;
}

async function draw(
  text: string,
  sizePx: number,
  { weight, colour, widthPx }: { weight: TextStyle['weight']; colour: string; widthPx?: number },
): Promise<TextBlock> {
  const font =
    typeof weight === 'string' ? { font: `sans-serif ${weight}` } : { font: weight.name, fontfile: weight.file };
  const { data, info } = await imageWork(() =>
    sharp({
      text: {
        // Pango reads markup, so the text is escaped and only our own tag is left.
        text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
        ...font,
        font: `${font.font} ${sizePx}`,
        dpi: 72,
        rgba: true,
        wrap: 'word-char',
        ...(widthPx === undefined ? {} : { width: widthPx }),
      },
    })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  return { data, width: info.width, height: info.height, channels: 4 };
}
