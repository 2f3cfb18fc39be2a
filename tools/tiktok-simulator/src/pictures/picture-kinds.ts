/** Everything the simulator can draw. Products first; `shopfront`, `parcel` and `pattern` are for posts that sell nothing. */
export const pictureKinds = [
  'sneaker',
  'heels',
  'sandals',
  'boots',
  'dress',
  'shirt',
  'jeans',
  'handbag',
  'phone',
  'laptop',
  'earbuds',
  'headphones',
  'powerbank',
  'watch',
  'television',
  'plate',
  'cake',
  'burger',
  'juice',
  'rolex',
  'sofa',
  'bed',
  'table',
  'chair',
  'wardrobe',
  'lipstick',
  'perfume',
  'cream',
  'wig',
  'basket',
  'shopfront',
  'parcel',
  'pattern',
] as const;

export type PictureKind = (typeof pictureKinds)[number];

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

/** What is drawn, and how it is encoded. Equal specs give equal bytes. Sizes in pixels. */
export type PictureSpec = {
  kind: PictureKind;
  colour?: PictureColour;
  seed: number;
  width: number;
  height: number;
  format: 'jpeg' | 'webp';
};
