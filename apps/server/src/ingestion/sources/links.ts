import { isPostId } from './post-id.ts';
import type { PostRef } from './source.ts';

/** A pasted link, understood. `short` has to be resolved first: `path` is what to ask of `host`. */
export type TikTokLink =
  | { kind: 'post'; ref: PostRef }
  | { kind: 'short'; host: string; code: string }
  | { kind: 'not_a_tiktok_link' };

const noLink: TikTokLink = { kind: 'not_a_tiktok_link' };
const longestLink = 2000;

const webHosts = new Set(['www.tiktok.com', 'tiktok.com', 'm.tiktok.com']);
/** Hosts that do nothing but shorten. */
const shortHosts = new Set(['vm.tiktok.com', 'vt.tiktok.com']);

const shortCode = /^[A-Za-z0-9_-]{4,32}$/;
const handleInPath = /^@([A-Za-z0-9_.]{0,64})$/;
const bareHost = /^(?:www\.|m\.|vm\.|vt\.)?tiktok\.com\//i;

/** Posts: `/@handle/video/ID`, `/@handle/photo/ID` (the handle may be empty), `/v/ID.html`, `/embed/v2/ID`, `/player/v1/ID`. */
function postIn(parts: readonly string[]): PostRef | null {
  const [first = '', second = '', third = ''] = parts;
  if (parts.length === 2 && first === 'v') {
    const id = second.endsWith('.html') ? second.slice(0, -5) : second;
    return isPostId(id) ? { handle: null, id } : null;
  }
  if (parts.length !== 3 || !isPostId(third)) return null;
  if ((first === 'embed' && second === 'v2') || (first === 'player' && second === 'v1'))
    return { handle: null, id: third };
  const handle = handleInPath.exec(first)?.[1]?.toLowerCase();
  if (handle === undefined || (second !== 'video' && second !== 'photo')) return null;
  return { handle: handle === '' || handle === '_' ? null : handle, id: third };
}

function webUrl(text: string): URL | null {
  const trimmed = text.trim();
  if (trimmed.length > longestLink) return null;
  const url = URL.parse(bareHost.test(trimmed) ? `https://${trimmed}` : trimmed);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  return url.username === '' && url.password === '' ? url : null;
}

/**
 * Understands a link as people paste it, and nothing else: TikTok's own hosts on their own ports, and the configured web origin.
 * Query and fragment mean nothing.
 */
export function parseTikTokLink(text: string, webOrigin: string): TikTokLink {
  const url = webUrl(text);
  if (url === null) return noLink;
  const isConfigured = url.origin === webOrigin;
  if (!isConfigured && url.port !== '') return noLink;
  const parts = url.pathname.split('/').filter((part) => part !== '');
  if (shortHosts.has(url.hostname) && !isConfigured) {
    const code = parts.length === 1 ? (parts[0] ?? '') : '';
    return shortCode.test(code) ? { kind: 'short', host: url.hostname, code } : noLink;
  }
  if (!isConfigured && !webHosts.has(url.hostname)) return noLink;
  const [first, code = ''] = parts;
  if (parts.length === 2 && first === 't' && shortCode.test(code)) return { kind: 'short', host: url.hostname, code };
  const ref = postIn(parts);
  return ref === null ? noLink : { kind: 'post', ref };
}
