import type { DownloadPolicy } from '#server/platform/images/download/download.ts';

/** TikTok's picture servers as its answers name them (recorded 2025-2026): any host below these. */
const cdnSuffixes = [
  '.tiktokcdn.com',
  '.tiktokcdn-us.com',
  '.tiktokcdn-eu.com',
  '.tiktokcdn-in.com',
  '.ttwstatic.com',
  '.ibyteimg.com',
  '.byteimg.com',
  '.muscdn.com',
];

/** Where a picture may come from: TikTok's servers, and the configured origin's own host. */
export function picturePolicy(webOrigin: string): DownloadPolicy {
  return {
    allowedHosts: cdnSuffixes,
    trustedOrigins: [webOrigin],
    maxBytes: 15_000_000,
    timeoutMs: 20_000,
    maxRedirects: 3,
    referer: 'https://www.tiktok.com/',
  };
}
