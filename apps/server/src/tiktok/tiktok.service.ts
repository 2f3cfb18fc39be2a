/** What other slices use to ask TikTok; the app, which puts it together, imports the files themselves. */
export {
  type BoundUser,
  bindConnection,
  type Connection,
  deleteConnection,
  findAccountByOpenId,
  findConnection,
  isConnected,
  loseByOpenId,
  proofMs,
  useTikTokProof,
} from './connections/connections.queries.ts';
export { revokeTikTok } from './connections/revoke.ts';
export type { TikTokApi, TikTokApp, TikTokTokens } from './connections/tiktok-api.ts';
export { checkHandle, type HandleAsker, type HandleCheck, isOnTikTok } from './handles/check-handle.ts';
export { type BioLook, readBio, readPostAuthor, type TikTokAccount } from './handles/prove-handle.ts';
export { readEndpoints } from './health/read-endpoints.ts';
export type { SourceHealth } from './health/source-health.ts';
export { type RequestPriority, urgentRank } from './rate-limiter/rate-limiter.ts';
export type { Apify } from './sources/apify/create-apify.ts';
export {
  type Creator,
  type CreatorRef,
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
export { type TikTokSources, withPriority } from './sources/sources.ts';
export type { TikTokContext } from './tiktok.context.ts';
