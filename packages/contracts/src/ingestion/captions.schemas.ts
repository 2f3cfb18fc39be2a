import { maxCaptionLength } from '@app/contracts/bounds';
import { Availability } from '@app/contracts/catalog/catalog.schemas';
import { NeededHand } from '@app/contracts/catalog/owner-products.schemas';
import { Nullable, NullableString, OneOf, StrictObject, Success } from '@app/contracts/envelope.schemas';
import Type, { type Static } from 'typebox';

/** Body of `POST /captions/preview`: a caption as its seller will post it. */
export const CaptionBody = StrictObject({ caption: Type.String({ maxLength: maxCaptionLength }) });
export type CaptionBody = Static<typeof CaptionBody>;

/**
 * A product as the import will make it of a caption. `needs`: what its owner will be asked; `guess`: the price that they
 * will be asked about, while buyers see none.
 */
export const CaptionCard = Type.Object({
  title: NullableString,
  price: Nullable(Type.Integer()),
  old_price: Nullable(Type.Integer()),
  description: NullableString,
  tags: Type.Array(Type.String()),
  sizes: Type.Array(Type.String()),
  availability: Availability,
  needs: Type.Array(NeededHand),
  guess: Nullable(Type.Integer()),
});
export type CaptionCard = Static<typeof CaptionCard>;

/** What a stretch of a caption was read as; `price` is also the one that its owner will be asked about. */
export const CaptionMarkKind = OneOf('title', 'price', 'old_price', 'sizes', 'sold_out', 'track');
export type CaptionMarkKind = Static<typeof CaptionMarkKind>;

/**
 * A stretch of the caption as it was sent, in UTF-16 units as JavaScript counts; `end` is behind its last. `card` is the
 * place in `cards` of the one that it was read for, null where it holds for all.
 */
export const CaptionMark = Type.Object({
  start: Type.Integer(),
  end: Type.Integer(),
  kind: CaptionMarkKind,
  card: Nullable(Type.Integer()),
});
export type CaptionMark = Static<typeof CaptionMark>;

/** `isTracked`: the import takes it for its #TRACK. At least one card; marks in their order, none over another. */
export const CaptionPreview = Type.Object({
  isTracked: Type.Boolean(),
  cards: Type.Array(CaptionCard),
  marks: Type.Array(CaptionMark),
});
export type CaptionPreview = Static<typeof CaptionPreview>;

export const calls = {
  previewCaption: {
    summary: 'What the import will make of a caption',
    description: 'By rules alone. The caption is neither stored nor logged.',
    body: CaptionBody,
    answer: Success(CaptionPreview),
  },
};
