/** The kinds of things TikTok is asked for. `other` is everything it does not know. */
export const routeKinds = [
  'embed',
  'embed-video',
  'player',
  'profile',
  'video',
  'photo',
  'oembed',
  'short-link',
  'picture',
  'authorize',
  'token',
  'revoke',
  'user-info',
  'video-list',
  'video-query',
  'apify-start',
  'apify-run',
  'apify-items',
  'other',
] as const;

export type RouteKind = (typeof routeKinds)[number];

/** A request understood: which kind, and the handle, post id, short code, actor, run or dataset it names. */
export type Target = { kind: RouteKind; subject: string };

/** What registered apps ask for, below `/v2`. */
const developerPaths = new Map<string, RouteKind>([
  ['auth/authorize', 'authorize'],
  ['oauth/token', 'token'],
  ['oauth/revoke', 'revoke'],
  ['user/info', 'user-info'],
  ['video/list', 'video-list'],
  ['video/query', 'video-query'],
]);

/** Apify's API v2: `acts/{actor}/runs` (newer: `actors`), `actor-runs/{id}`, `datasets/{id}/items`. */
function apifyTarget([what = '', subject = '', rest = '']: string[]): Target | null {
  if ((what === 'acts' || what === 'actors') && rest === 'runs') return { kind: 'apify-start', subject };
  if (what === 'actor-runs' && rest === '') return { kind: 'apify-run', subject };
  return what === 'datasets' && rest === 'items' ? { kind: 'apify-items', subject } : null;
}

/** The path with percent signs resolved, or as it came if they are broken. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Sorts a path, with or without a slash at its end. */
export function targetOf(path: string): Target {
  const parts = decodedPath(path)
    .split('/')
    .filter((part) => part !== '');
  const [first = '', second = '', third = ''] = parts;
  if (first === 'cdn') return { kind: 'picture', subject: parts.at(-1) ?? '' };
  if (first === 'oembed' && parts.length === 1) return { kind: 'oembed', subject: '' };
  if (first === 't' && parts.length === 2) return { kind: 'short-link', subject: second };
  if (first === 'embed' && second === 'v2' && parts.length === 3) return { kind: 'embed-video', subject: third };
  if (first === 'player' && second === 'v1' && parts.length === 3) return { kind: 'player', subject: third };
  if (first === 'embed' && second.startsWith('@') && parts.length === 2) {
    return { kind: 'embed', subject: second.slice(1) };
  }
  if (first.startsWith('@')) {
    if (parts.length === 1) return { kind: 'profile', subject: first.slice(1) };
    if (parts.length === 3 && (second === 'video' || second === 'photo')) return { kind: second, subject: third };
  }
  if (first !== 'v2') return { kind: 'other', subject: '' };
  const called = developerPaths.get(parts.slice(1).join('/'));
  return called ? { kind: called, subject: '' } : (apifyTarget(parts.slice(1)) ?? { kind: 'other', subject: '' });
}
