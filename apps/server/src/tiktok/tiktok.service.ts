/**
 * What other slices use to ask TikTok; the app, which puts it together, imports the files themselves. Types that a
 * function or `TikTokContext` names already are taken from there.
 */
export { revokeTikTok } from './connections/access-token.ts';
export {
  bindConnection,
  deleteConnection,
  findAccountByOpenId,
  findConnection,
  isConnected,
  loseByOpenId,
  useTikTokProof,
} from './connections/connections.queries.ts';
export { checkHandle, isOnTikTok } from './handles/check-handle.ts';
export { readBio, readPostAuthor } from './handles/prove-handle.ts';
export { readSourceHealth } from './health/judge-sources.ts';
export { urgentRank } from './rate-limiter/rate-limiter.ts';
export type { Failure, TikTokPost } from './sources/source.ts';
export { readSourcesOff, sourcesOffKey } from './sources/source-switches.ts';
export { withPriority } from './sources/sources.ts';
export type { TikTokContext } from './tiktok.context.ts';
