const postId = /^[0-9]{5,25}$/;

export function isPostId(value: string): boolean {
  return postId.test(value);
}

// TikTok's first videos are of 2014; a value outside cannot be a date of posting.
const earliestSeconds = Date.UTC(2014) / 1000;
const latestSeconds = Date.UTC(2100) / 1000;

/** The upper half of a post's id is the second it was created in. */
function dateOfId(id: string): Date {
  return new Date(Math.min(Number(BigInt(id) >> 32n), latestSeconds) * 1000);
}

/** When a post was made: `createTime` (seconds, a string on pages and a number in lists), else what the id tells. */
export function postedAtOf(id: string, createTime: unknown): { postedAt: Date; postedAtSource: 'api' | 'id' } {
  const isWritten = typeof createTime === 'number' || (typeof createTime === 'string' && createTime !== '');
  const seconds = isWritten ? Number(createTime) : Number.NaN;
  return seconds > earliestSeconds && seconds < latestSeconds
    ? { postedAt: new Date(seconds * 1000), postedAtSource: 'api' }
    : { postedAt: dateOfId(id), postedAtSource: 'id' };
}

/** Compares ids as numbers without rounding them. Newer first. */
export function newerFirst(one: { id: string }, other: { id: string }): number {
  const difference = BigInt(other.id) - BigInt(one.id);
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

/** A post's address for people. `webOrigin` without a slash at its end. */
export function postUrl(webOrigin: string, handle: string, kind: 'video' | 'photo', id: string): string {
  return `${webOrigin}/@${handle}/${kind}/${id}`;
}
