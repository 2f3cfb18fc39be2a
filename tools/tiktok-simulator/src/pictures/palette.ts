import type { Seeded } from '#simulator/world/seeded.ts';
import { type PictureColour, pictureColours } from './picture-kinds.ts';

/** The colours of one picture, as CSS colours, and its own chance. Products are drawn in a box of 400 x 400. */
export type Paint = {
  main: string;
  /** Shade and highlight of `main`. */
  deep: string;
  light: string;
  /** A second colour that goes with `main`. */
  accent: string;
  ink: string;
  random: Seeded;
};

/** The colours behind the product. */
export type Backdrop = { from: string; to: string; shape: string; texture: string; floor: string; shadow: string };

type Tone = { hue: number; saturation: number; lightness: number };

const tones: Record<PictureColour, Tone> = {
  red: { hue: 354, saturation: 72, lightness: 48 },
  orange: { hue: 22, saturation: 90, lightness: 54 },
  gold: { hue: 42, saturation: 84, lightness: 50 },
  green: { hue: 152, saturation: 52, lightness: 36 },
  teal: { hue: 180, saturation: 60, lightness: 37 },
  blue: { hue: 218, saturation: 72, lightness: 48 },
  purple: { hue: 270, saturation: 50, lightness: 48 },
  pink: { hue: 338, saturation: 76, lightness: 64 },
  brown: { hue: 24, saturation: 46, lightness: 36 },
  black: { hue: 230, saturation: 14, lightness: 18 },
  grey: { hue: 218, saturation: 10, lightness: 54 },
  white: { hue: 36, saturation: 26, lightness: 95 },
};

const hsl = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${Math.round(hue + 360) % 360},${Math.round(saturation)}%,${Math.round(lightness)}%)`;

/** Product colours: the named one, or one that the seed picks. */
export function paintFor(colour: PictureColour | undefined, random: Seeded): Paint & { tone: Tone } {
  const tone = tones[colour ?? random.pick(pictureColours)];
  const { hue, saturation, lightness } = tone;
  const isPale = lightness > 80;
  const accentHue = hue + random.pick([150, 180, 205, 32, -38]);
  return {
    tone,
    main: hsl(hue, saturation, lightness),
    deep: isPale ? hsl(hue, 16, 80) : hsl(hue - 4, saturation + 4, Math.max(8, lightness - 14)),
    light: isPale ? hsl(hue, 30, 99) : hsl(hue + 4, saturation, Math.min(88, lightness + 20)),
    accent: saturation < 20 ? hsl(random.pick([354, 22, 42, 180, 218]), 76, 54) : hsl(accentHue, 70, 56),
    ink: hsl(hue, 22, 16),
    random,
  };
}

/** Hues of soft backgrounds; far enough apart to tell two cards of one shop from each other. */
const backdropHues = [14, 32, 46, 95, 155, 188, 208, 236, 268, 318, 345] as const;

const apart = (one: number, other: number): number => {
  const distance = Math.abs(one - other) % 360;
  return Math.min(distance, 360 - distance);
};

/** A background that the product stands out from: another hue, and dark only behind something light. */
export function backdropFor(tone: Tone, random: Seeded): Backdrop {
  const isColourful = tone.saturation > 30;
  const hues = backdropHues.filter((hue) => !isColourful || apart(hue, tone.hue) > 38);
  const hue = hues[random.between(0, hues.length - 1)] ?? 208;
  const isDark = tone.lightness > 45 && random.next() < (tone.lightness > 80 ? 0.75 : 0.22);
  if (isDark) {
    return {
      from: hsl(hue, 52, 40),
      to: hsl(hue + 22, 56, 24),
      shape: hsl(hue + 8, 50, 47),
      texture: hsl(hue + 8, 48, 52),
      floor: hsl(hue + 22, 55, 19),
      shadow: hsl(hue + 22, 60, 10),
    };
  }
  return {
    from: hsl(hue, 78, 91),
    to: hsl(hue + 18, 66, 77),
    shape: hsl(hue - 8, 84, 95),
    texture: hsl(hue + 10, 58, 70),
    floor: hsl(hue + 14, 48, 68),
    shadow: hsl(hue + 14, 40, 34),
  };
}
