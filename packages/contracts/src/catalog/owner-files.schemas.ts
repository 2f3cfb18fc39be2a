import { NullableString, StrictObject, Success } from '@app/contracts/envelope.schemas';
import { CsvFile, fileBody } from '@app/contracts/files.schemas';
import Type, { type Static } from 'typebox';
import { ShopParams } from './catalog.schemas.ts';
import { photoTypes } from './photos.ts';

/**
 * A photo that was uploaded (`POST /shop/{handle}/photos`, the picture itself as body), to be named in a product within
 * a day.
 */
export const PhotoAnswer = Success(
  Type.Object({
    photoId: Type.String(),
    thumbnail_url: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
  }),
);

/**
 * `POST /shop/{handle}/products/import` takes the edited CSV (text/csv). With `dryRun` it only tells what it would do.
 */
export const ImportCsvQuery = StrictObject({ dryRun: Type.Optional(Type.Boolean({ default: false })) });
/** One row that could not be taken: `line` counts from 1, the header included, as a spreadsheet does. */
export const CsvRowError = Type.Object({
  line: Type.Integer(),
  number: NullableString,
  column: NullableString,
  message: Type.String(),
});
export type CsvRowError = Static<typeof CsvRowError>;
export const ImportCsvAnswer = Success(
  Type.Object({
    changed: Type.Integer(),
    unchanged: Type.Integer(),
    errors: Type.Array(CsvRowError),
  }),
);

const tags = ['own products'];

export const calls = {
  uploadPhoto: {
    tags,
    summary: 'Upload a photo (image/jpeg, image/png or image/webp, at most 10 MB) for a product added by hand',
    params: ShopParams,
    body: fileBody(photoTypes, 'The photo itself'),
    answer: PhotoAnswer,
  },
  exportProducts: {
    tags,
    summary: 'All products as CSV that can be edited and imported back; for sellers whose subscription has ended, too',
    params: ShopParams,
    answer: CsvFile,
  },
  importProducts: {
    tags,
    summary: 'Upload the changed CSV (text/csv, at most 1 MB)',
    params: ShopParams,
    query: ImportCsvQuery,
    body: fileBody(['text/csv'], 'The file itself'),
    answer: ImportCsvAnswer,
  },
};
