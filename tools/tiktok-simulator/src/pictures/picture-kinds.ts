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

/** Colours a seller may name; a picture without one takes what its seed says. */
export const pictureColours = [
  'red',
  'orange',
  'gold',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'grey',
  'white',
] as const;

export type PictureColour = (typeof pictureColours)[number];

/** What is shown, and how it is encoded. Equal specs give equal bytes. Sizes in pixels. */
export type PictureSpec = {
  kind: PictureKind;
  colour?: PictureColour;
  seed: number;
  width: number;
  height: number;
  format: 'jpeg' | 'webp';
};
