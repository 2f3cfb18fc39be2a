/**
 * The kept sheets (`sheets/<name>.jpg`), and what each shows from left to right. `places` are for posts that sell
 * nothing.
 */
export const sheets = {
  shoes: ['sneaker', 'heels', 'sandals', 'boots'],
  clothes: ['dress', 'shirt', 'jeans', 'handbag'],
  devices: ['phone', 'laptop', 'earbuds', 'headphones', 'powerbank', 'watch', 'television'],
  food: ['plate', 'cake', 'burger', 'juice', 'rolex', 'basket'],
  furniture: ['sofa', 'bed', 'table', 'chair', 'wardrobe'],
  beauty: ['lipstick', 'perfume', 'cream', 'wig'],
  places: ['shopfront', 'parcel', 'pattern'],
} as const;

export type SheetName = keyof typeof sheets;
export type PictureKind = (typeof sheets)[SheetName][number];

export const pictureKinds: readonly PictureKind[] = Object.values(sheets).flat();

/** True for the names in {@link pictureKinds}. */
export function isPictureKind(value: string): value is PictureKind {
  return (pictureKinds as readonly string[]).includes(value);
}

export interface Colouring {
  hue: number;
  saturation?: number;
  brightness?: number;
}

/**
 * Colours a seller may name, and what turns the blue of the sheets into each: degrees, and factors. A picture without a
 * name takes what its seed says.
 */
export const colourings = {
  red: { hue: 105 },
  orange: { hue: 125, brightness: 1.15 },
  gold: { hue: 150, brightness: 1.3 },
  green: { hue: 215, saturation: 0.8 },
  teal: { hue: 275, saturation: 0.7 },
  blue: { hue: 0 },
  purple: { hue: 30, saturation: 0.9 },
  pink: { hue: 75, brightness: 1.2 },
  brown: { hue: 120, saturation: 0.45, brightness: 0.8 },
  black: { hue: 0, saturation: 0.15, brightness: 0.6 },
  grey: { hue: 0, saturation: 0.12 },
  white: { hue: 0, saturation: 0.1, brightness: 1.5 },
} satisfies Record<string, Colouring>;

export type PictureColour = keyof typeof colourings;

/** What is shown, and how it is encoded. Equal specs give equal bytes. Sizes in pixels. */
export type PictureSpec = {
  kind: PictureKind;
  colour?: PictureColour;
  seed: number;
  width: number;
  height: number;
  format: 'jpeg' | 'webp';
};
