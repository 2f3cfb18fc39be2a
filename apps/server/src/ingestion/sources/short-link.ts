import { type Peer, readRedirect } from './http-page.ts';
import { parseTikTokLink } from './links.ts';
import { failedAt, type Outcome, type PostRef, type Problem, problem } from './source.ts';

/** This source's name in outcomes, logs and metrics. */
export const shortLinkName = 'short-link';

const realWebOrigin = 'https://www.tiktok.com';

/**
 * Where a short link is asked. A configured origin other than TikTok's stands for all of TikTok's hosts; nothing is asked
 * elsewhere then. TikTok's own links end with a slash, without it there is one redirect more.
 */
export function shortLinkUrl(link: { host: string; code: string }, webOrigin: string): URL {
  const isShortener = webOrigin === realWebOrigin && (link.host === 'vm.tiktok.com' || link.host === 'vt.tiktok.com');
  return isShortener ? new URL(`https://${link.host}/${link.code}/`) : new URL(`/t/${link.code}/`, webOrigin);
}

/** One redirect as a rule; the second is for a shortener that leads to TikTok's other short form. */
const mostHops = 2;

/** What a redirect that is neither post nor short link says. */
function noPost(target: URL): Problem {
  if (target.pathname.startsWith('/login')) return problem('blocked', 'short link leads to a login');
  return problem('not_found', 'the short link leads to no post');
}

/**
 * The post behind a short link. Redirects are read and never followed blindly: each target must be a TikTok link. An unknown code
 * leads to the front page, which is `not_found`; so is a link to something that is no post.
 */
export async function resolveShortLink(
  peer: Peer,
  link: { host: string; code: string },
  webOrigin: string,
  signal?: AbortSignal,
): Promise<Outcome<PostRef>> {
  let asked = link;
  for (let hop = 0; hop < mostHops; hop += 1) {
    const answer = await readRedirect(peer, shortLinkUrl(asked, webOrigin), signal);
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
  return failedAt(shortLinkName, problem('not_found', `short link with more than ${mostHops} redirects`));
}
