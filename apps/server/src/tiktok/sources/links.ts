import type { RequestOptions } from '#server/tiktok/rate-limiter/rate-limiter.ts';
import { type Peer, readRedirect } from './http-page.ts';
import { isPostId } from './post-id.ts';
import { failedAt, type Outcome, type PostRef, type Problem, problem } from './source.ts';
import { webUrl } from './wire-values.ts';

/** A pasted link. `short` has to be resolved first. */
type TikTokLink =
  | { kind: 'post'; ref: PostRef }
  | { kind: 'short'; host: string; code: string }
  | { kind: 'not_a_tiktok_link' };

const noLink: TikTokLink = { kind: 'not_a_tiktok_link' };
const maxLinkLength = 2000;

const webHosts = new Set(['www.tiktok.com', 'tiktok.com', 'm.tiktok.com']);
/** Hosts that do nothing but shorten. */
const shortHosts = new Set(['vm.tiktok.com', 'vt.tiktok.com']);

const shortCode = /^[A-Za-z0-9_-]{4,32}$/;
const handleInPath = /^@([A-Za-z0-9_.]{0,64})$/;
const bareHost = /^(?:www\.|m\.|vm\.|vt\.)?tiktok\.com\//i;

/** `/@handle/video/ID`, `/@handle/photo/ID` (the handle may be empty), `/v/ID.html`, `/embed/v2/ID`, `/player/v1/ID`. */
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

/** Only TikTok's own hosts on their own ports, and the configured web origin. Query and fragment mean nothing. */
export function parseTikTokLink(text: string, webOrigin: string): TikTokLink {
  const trimmed = text.trim();
  if (trimmed.length > maxLinkLength) return noLink;
  const url = webUrl(bareHost.test(trimmed) ? `https://${trimmed}` : trimmed);
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

/** This source's name in outcomes, logs and metrics. */
export const shortLinkName = 'short-link';

const realWebOrigin = 'https://www.tiktok.com';

/**
 * Where a short link is asked. A configured origin other than TikTok's stands for all of TikTok's hosts. TikTok's own
 * links end with a slash, without it there is one redirect more.
 */
export function shortLinkUrl(link: { host: string; code: string }, webOrigin: string): URL {
  const isShortener = webOrigin === realWebOrigin && shortHosts.has(link.host);
  return isShortener ? new URL(`https://${link.host}/${link.code}/`) : new URL(`/t/${link.code}/`, webOrigin);
}

/** One redirect as a rule; the second is for a shortener that leads to TikTok's other short form. */
const maxHops = 2;

function noPost(target: URL): Problem {
  if (target.pathname.startsWith('/login')) return problem('blocked', 'short link leads to a login');
  return problem('not_found', 'the short link leads to no post');
}

/**
 * The post behind a short link. Each redirect must lead to a TikTok link. An unknown code leads to the front page, which
 * is `not_found`; so is a link to something that is no post.
 */
export async function resolveShortLink(
  peer: Peer,
  link: { host: string; code: string },
  webOrigin: string,
  ...options: RequestOptions
): Promise<Outcome<PostRef>> {
  let asked = link;
  for (let hop = 0; hop < maxHops; hop += 1) {
    const answer = await readRedirect(peer, shortLinkUrl(asked, webOrigin), ...options);
    if (!answer.ok) return failedAt(shortLinkName, answer);
    if (answer.target === null) {
      const isUnknown = answer.status === 404 || answer.status === 410;
      const trouble = problem(isUnknown ? 'not_found' : 'blocked', `short link answered HTTP ${answer.status}`);
      return failedAt(shortLinkName, trouble);
    }
    const target = parseTikTokLink(answer.target.href, webOrigin);
    if (target.kind === 'post') return { ok: true, value: target.ref, source: shortLinkName };
    if (target.kind === 'not_a_tiktok_link') return failedAt(shortLinkName, noPost(answer.target));
    asked = target;
  }
  return failedAt(shortLinkName, problem('not_found', `short link with more than ${maxHops} redirects`));
}
