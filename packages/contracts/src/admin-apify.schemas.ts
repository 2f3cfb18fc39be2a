import Type, { type Static } from 'typebox';
import { Instant, NullableString, Success } from './envelope.schemas.ts';

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
      need: Type.Union([Type.Literal('newest'), Type.Literal('back_catalogue')]),
      outcome: Type.String(),
      detail: NullableString,
    }),
  ),
});
export type ApifyFigures = Static<typeof ApifyFigures>;

/** `apify` is null where nobody pays. */
export const AdminApify = Type.Object({ apify: Type.Union([ApifyFigures, Type.Null()]) });
export type AdminApify = Static<typeof AdminApify>;
export const AdminApifyAnswer = Success(AdminApify);
