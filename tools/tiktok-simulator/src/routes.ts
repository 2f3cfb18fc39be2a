/** The kinds of things TikTok is asked for. `other` is everything it does not know. */
export const routeKinds = [
  'embed',
  'embed-video',
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
  'other',
] as const;

export type RouteKind = (typeof routeKinds)[number];

/** A request understood: which kind, and the handle, post id or short code it names. */
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
  if (first === 'embed' && second.startsWith('@') && parts.length === 2) {
    return { kind: 'embed', subject: second.slice(1) };
  }
  if (first.startsWith('@')) {
    if (parts.length === 1) return { kind: 'profile', subject: first.slice(1) };
    if (parts.length === 3 && (second === 'video' || second === 'photo')) return { kind: second, subject: third };
  }
  const called = first === 'v2' ? developerPaths.get(parts.slice(1).join('/')) : undefined;
  return { kind: called ?? 'other', subject: '' };
}
