import { makePicture } from '#simulator/pictures/make-picture.ts';
import type { Target } from '#simulator/routes.ts';
import { embedPage, type PageState, type Stage } from './embed-page.ts';
import { embedVideoPage } from './embed-video-page.ts';
import {
  appShellPage,
  captchaPage,
  type FailureMode,
  pleaseWaitPage,
  renamedStatePage,
  withOtherNames,
} from './failures.ts';
import { oembedReply } from './oembed.ts';
import { playerPage } from './player-page.ts';
import { profilePage } from './profile-page.ts';
import { embedStateId, escapeHtml, statePage, webStateId } from './state-page.ts';
import { videoPage } from './video-page.ts';

/** An HTTP answer, ready to send. */
export type Reply = { status: number; headers: Record<string, string>; body: string | Buffer };

export const htmlReply = (status: number, body: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body,
});

export const jsonReply = (status: number, value: unknown): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
});

function stateOf(stage: Stage, target: Target): { page: PageState; scriptId: string } | null {
  if (target.kind === 'embed') return { page: embedPage(stage, target.subject), scriptId: embedStateId };
  if (target.kind === 'embed-video') return { page: embedVideoPage(stage, target.subject), scriptId: embedStateId };
  if (target.kind === 'profile') return { page: profilePage(stage, target.subject), scriptId: webStateId };
  if (target.kind === 'video' || target.kind === 'photo') {
    return { page: videoPage(stage, target.subject), scriptId: webStateId };
  }
  return null;
}

/** Short links lead to the post whatever its state; an unknown code leads to the front page, as on TikTok. */
function shortLinkReply(stage: Stage, code: string): Reply {
  let location = `${stage.origin()}/`;
  for (const post of stage.world.posts.values()) {
    const seller = stage.world.sellers.get(post.userId);
    if (post.shortCode === code && seller !== undefined) {
      location = `${stage.origin()}/@${seller.handle}/${post.kind}/${post.id}?_r=1&_t=${code}`;
    }
  }
  return htmlReply(301, `<a href="${escapeHtml(location)}">Moved Permanently</a>.`, { location });
}

async function pictureReply(stage: Stage, url: URL): Promise<Reply> {
  const opened = stage.links.open(url.pathname, url.searchParams);
  if (typeof opened === 'string')
    return { status: 403, headers: { 'content-type': 'text/plain' }, body: 'Access Denied' };
  const spec = stage.world.pictures.get(opened.key);
  if (spec === undefined) return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not Found' };
  const body = await makePicture(spec, opened.sizePx);
  const headers = { 'content-type': `image/${spec.format}`, 'cache-control': 'max-age=2592000' };
  return { status: 200, headers, body };
}

/** The honest answer to a request. */
export async function honestReply(stage: Stage, target: Target, url: URL): Promise<Reply> {
  const found = stateOf(stage, target);
  if (found !== null) return htmlReply(found.page.status, statePage(found.scriptId, found.page.state));
  if (target.kind === 'oembed') {
    const reply = oembedReply(stage, url.searchParams.get('url'));
    return jsonReply(reply.status, reply.body);
  }
  if (target.kind === 'short-link') return shortLinkReply(stage, target.subject);
  if (target.kind === 'picture') return pictureReply(stage, url);
  if (target.kind === 'player') return htmlReply(200, playerPage(stage, target.subject));
  if (url.pathname === '/') {
    return htmlReply(200, '<!DOCTYPE html><title>TikTok simulator</title><a href="/_control">Control page</a>');
  }
  return htmlReply(404, '<!DOCTYPE html><title>TikTok</title><div id="app"></div>');
}

function otherLayoutReply(stage: Stage, target: Target, url: URL, mode: FailureMode): Reply {
  const found = stateOf(stage, target);
  if (found !== null) {
    const renamed = withOtherNames(found.page.state);
    return htmlReply(
      found.page.status,
      mode === 'renamed-state' ? renamedStatePage(found.page.state) : statePage(found.scriptId, renamed),
    );
  }
  if (target.kind === 'oembed') {
    const reply = oembedReply(stage, url.searchParams.get('url'));
    return jsonReply(reply.status, withOtherNames(reply.body));
  }
  return htmlReply(200, appShellPage());
}

/** The answer of a TikTok that fails in one of its ways; null: close the connection. */
export function failingReply(
  stage: Stage,
  target: Target,
  url: URL,
  failure: { mode: FailureMode; retryAfterSeconds: number },
): Reply | null {
  switch (failure.mode) {
    case 'rate-limited':
      return htmlReply(429, 'Too Many Requests', { 'retry-after': String(failure.retryAfterSeconds) });
    case 'blocked-empty':
      return htmlReply(200, '');
    case 'blocked-wait':
      return htmlReply(200, pleaseWaitPage());
    case 'blocked-shell':
      return htmlReply(200, appShellPage());
    case 'blocked-captcha':
      return htmlReply(200, captchaPage());
    case 'server-error':
      return htmlReply(500, 'Internal Server Error');
    case 'changed-layout':
    case 'renamed-state':
      return otherLayoutReply(stage, target, url, failure.mode);
    case 'dropped-connection':
      return null;
  }
}
