import { type RouteKind, routeKinds } from '#simulator/routes.ts';
import { jsonForScript, statePage, webStateId } from './state-page.ts';

/** How TikTok can fail. The four `blocked-` forms answer HTTP 200, which is what makes them treacherous. */
export const failureModes = {
  'rate-limited': '429 with Retry-After',
  'blocked-empty': 'HTTP 200 with an empty body',
  'blocked-wait': 'HTTP 200, 1.4 kB "Please wait..." page',
  'blocked-shell': 'HTTP 200, the app without its data',
  'blocked-captcha': 'HTTP 200, a page with captcha markers',
  'server-error': 'HTTP 500',
  'changed-layout': 'the data is there, its fields have other names',
  'renamed-state': 'the data sits in a script of another name',
  'dropped-connection': 'the connection closes without an answer',
} as const;

export type FailureMode = keyof typeof failureModes;

export const isFailureMode = (value: string): value is FailureMode => Object.hasOwn(failureModes, value);

/** What a route does instead of answering well. `mode` null only slows down. */
export type Failure = {
  mode: FailureMode | null;
  delayMs: number;
  retryAfterSeconds: number;
  /** How many more requests fail; null: until it is lifted. */
  remaining: number | null;
};

export type Failures = ReturnType<typeof failures>;

/** The failures one simulator plays. */
export function failures() {
  const active = new Map<RouteKind | 'all', Failure>();
  return {
    set: (route: RouteKind | 'all', failure: Failure | null): void => {
      if (failure === null) active.delete(route);
      else active.set(route, { ...failure });
    },
    /** The failure to play for this request; counts `remaining` down. A route's own failure wins over `all`. */
    take: (route: RouteKind): Failure | null => {
      const slot = active.has(route) ? route : 'all';
      const failure = active.get(slot);
      if (failure === undefined) return null;
      if (failure.remaining !== null) {
        failure.remaining -= 1;
        if (failure.remaining <= 0) active.delete(slot);
      }
      return { ...failure };
    },
    list: (): Partial<Record<RouteKind | 'all', Failure>> =>
      Object.fromEntries([...active].map(([route, failure]) => [route, { ...failure }])),
    clear: () => active.clear(),
  };
}

export const isRoute = (value: string): value is RouteKind | 'all' =>
  value === 'all' || (routeKinds as readonly string[]).includes(value);

/**
 * The firewall's challenge, about 1.4 kB: elements `cs` and `wci` carry a puzzle in their class names that a browser
 * would solve. The puzzle here has no answer.
 */
export function pleaseWaitPage(): string {
  const puzzle = Buffer.from(JSON.stringify({ v: { a: 'c2ltdWxhdG9y', c: 'bm8tYW5zd2Vy' }, s: 'x' })).toString(
    'base64',
  );
  return [
    '<!DOCTYPE html><html><head><meta charset="utf-8"><title></title><style>',
    'body{margin:0;font-family:sans-serif}.w{position:absolute;top:45%;width:100%;text-align:center}',
    '</style></head><body><div class="w">Please wait...</div>',
    `<p id="cs" class="${puzzle}"></p><p id="wci" class="_wafchallengeid"></p><p id="rci" class="waforiginalreid"></p>`,
    `<script>/* ${'.'.repeat(900)} */ location.reload;</script></body></html>`,
  ].join('');
}

/** The web app before it has data: scripts, an empty root, and a state that holds only the app's own context. */
export function appShellPage(): string {
  const state = { __DEFAULT_SCOPE__: { 'webapp.app-context': { language: 'en', region: 'UG', appId: 1233 } } };
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>TikTok - Make Your Day</title></head>',
    '<body><div id="app"></div>',
    `<script id="${webStateId}" type="application/json">${jsonForScript(state)}</script>`,
    '<script src="/webapp-desktop/main.js" defer></script></body></html>',
  ].join('');
}

/** The slider puzzle's page, known by its container ids and script. */
export function captchaPage(): string {
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>TikTok - Make Your Day</title>',
    '<script src="/secsdk-captcha/obj/captcha.js" id="secsdk-captcha"></script></head>',
    '<body><div id="captcha-init" class="oec-ttweb-captcha"></div><div id="app"></div></body></html>',
  ].join('');
}

const otherNames: Record<string, string> = {
  userInfo: 'creator',
  uniqueId: 'handle',
  author_unique_id: 'creator_handle',
  videoList: 'feed',
  itemStruct: 'itemModule',
  itemInfo: 'item',
  desc: 'captionText',
  title: 'captionText',
  id: 'itemId',
  coverUrl: 'poster',
  thumbnail_url: 'poster',
  user: 'profile',
};

/** The same data under other field names, all the way down: what a redesign does to a reader. */
export function withOtherNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOtherNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [otherNames[name] ?? name, withOtherNames(inner)]),
  );
}

/** The same data in a script element that no reader looks for. */
export const renamedStatePage = (state: unknown): string => statePage('__MODERN_ROUTER_DATA__', state);
