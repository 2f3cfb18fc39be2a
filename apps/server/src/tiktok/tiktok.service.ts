/** What other slices use to ask TikTok; the app, which puts it together, imports the files themselves. */
export { readDoors } from './health/read-doors.ts';
export type { SourceHealth } from './health/source-health.ts';
export type { Apify } from './sources/apify/create-apify.ts';
export { type Moments, takingMomentsFor, urgentRank } from './sources/request-gap.ts';
export {
  type Creator,
  type CreatorWindow,
  type Failure,
  type FailureReason,
  failedAt,
  type Picture,
  type PostPage,
  type PostRef,
  problem,
  type TikTokPost,
} from './sources/source.ts';
export { readSourcesOff, sourcesOffKey } from './sources/source-switches.ts';
export type { TikTokSources } from './sources/sources.ts';
