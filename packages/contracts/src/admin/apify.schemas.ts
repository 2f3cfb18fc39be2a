import { Instant, Nullable, NullableString, OneOf, Success } from '@app/contracts/envelope.schemas';
import Type, { type Static } from 'typebox';

/** Runs of a day or a month in UTC. Cost in millionths of a US dollar; `unpriced` runs have ended and Apify has not said what they cost. */
const Period = Type.Object({
  runs: Type.Integer(),
  posts: Type.Integer(),
  costMicroUsd: Type.Integer(),
  unpriced: Type.Integer(),
});

/** What Apify was paid for, and what failed. */
export const ApifyFigures = Type.Object({
  dailyRuns: Type.Integer(),
  leftToday: Type.Integer(),
  /** Whether whole lists may be bought. */
  buysBackCatalogue: Type.Boolean(),
  today: Period,
  month: Period,
  /** The latest of this month, latest first; `detail` is what Apify said. */
  failures: Type.Array(
    Type.Object({
      startedAt: Instant,
      handle: NullableString,
      need: OneOf('newest', 'back_catalogue'),
      outcome: Type.String(),
      detail: NullableString,
    }),
  ),
});
export type ApifyFigures = Static<typeof ApifyFigures>;

/** `apify` is null where Apify is not set up. */
export const AdminApify = Type.Object({ apify: Nullable(ApifyFigures) });
export type AdminApify = Static<typeof AdminApify>;
export const AdminApifyAnswer = Success(AdminApify);
