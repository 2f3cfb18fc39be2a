import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Logger } from '#server/platform/logger.ts';
import { jsonIn, readTextWithin, requestFailure } from '#server/platform/outgoing.ts';

/** How this installation is registered with TikTok (Login Kit v2, Display API). */
export interface TikTokApp {
  clientKey: string;
  clientSecret: string;
  /** Where users agree: https://www.tiktok.com */
  loginOrigin: string;
  /** Where we ask: https://open.tiktokapis.com */
  apiOrigin: string;
}

/** What sellers are asked to allow: name and picture, the handle, how many posts there are, and the public ones. */
export const askedScopes = ['user.info.basic', 'user.info.profile', 'user.info.stats', 'video.list'] as const;

const Token = Type.String({ minLength: 1, maxLength: 4000 });
const Seconds = Type.Integer({ minimum: 1, maximum: 100 * 365 * 24 * 3600 });
const TokenAnswer = Type.Object({
  access_token: Token,
  expires_in: Seconds,
  open_id: Type.String({ pattern: '^[\\w.-]{1,128}$' }),
  refresh_token: Token,
  refresh_expires_in: Seconds,
  scope: Type.String({ maxLength: 1000 }),
});
const isTokens = Compile(TokenAnswer);
/** Flat, unlike the errors of all other calls; the HTTP status says nothing. */
const isOAuthError = Compile(Type.Object({ error: Type.String({ minLength: 1 }) }));
const isEnvelope = Compile(Type.Object({ data: Type.Unknown(), error: Type.Object({ code: Type.String() }) }));
const User = Type.Object({
  open_id: Type.String(),
  display_name: Type.String(),
  username: Type.Optional(Type.String()),
});
const isUserInfo = Compile(Type.Object({ user: User }));
const VideoList = Type.Object({
  videos: Type.Array(
    Type.Object({ id: Type.String({ pattern: '^[0-9]{5,25}$' }), share_url: Type.Optional(Type.String()) }),
  ),
  cursor: Type.Optional(Type.Integer({ minimum: 0 })),
  has_more: Type.Boolean(),
});
const isVideoList = Compile(VideoList);
/** Pages may be empty although there is more. */
const maxPages = 4;

/** What TikTok gives for a user's consent. `expires…Seconds` from when it was given. */
export interface TikTokTokens {
  accessToken: string;
  accessSeconds: number;
  refreshToken: string;
  refreshSeconds: number;
  openId: string;
  scopes: string[];
}

/**
 * `invalid_grant`: the code or the consent is over. `unauthorized`: the access token is. `scope_missing`: the user did not
 * allow it. `refused`: our keys or our request are wrong. `rate_limited`: too many requests of all sellers together.
 */
export type TikTokFailure = {
  ok: false;
  reason: 'invalid_grant' | 'unauthorized' | 'scope_missing' | 'refused' | 'rate_limited' | 'unavailable';
};
type Answer<T> = ({ ok: true } & T) | TikTokFailure;

/** A question to the Display API: its path with the query, and its JSON. */
export interface DisplayCall {
  path: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

export type TikTokApi = ReturnType<typeof createTikTokApi>;

const timeoutMs = 10_000;
const maxBytes = 512 * 1024;

const failed = (reason: TikTokFailure['reason']): TikTokFailure => ({ ok: false, reason });

/** The documented codes; what is not known may pass. */
const reasons: Record<string, TikTokFailure['reason']> = {
  invalid_grant: 'invalid_grant',
  invalid_client: 'refused',
  invalid_request: 'refused',
  unsupported_grant_type: 'refused',
  unauthorized_client: 'refused',
  access_token_invalid: 'unauthorized',
  scope_not_authorized: 'scope_missing',
  scope_permission_missed: 'refused',
  invalid_params: 'refused',
  rate_limit_exceeded: 'rate_limited',
};

/** The two ways in which TikTok's API is called; a refusal is logged with the call's name and nothing more. */
function createClient(app: TikTokApp, logger: Logger) {
  const client = { client_key: app.clientKey, client_secret: app.clientSecret };

  async function ask(path: string, init: RequestInit): Promise<{ status: number; text: string } | TikTokFailure> {
    try {
      const response = await fetch(app.apiOrigin + path, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(init.signal ? [init.signal] : [])]),
      });
      return { status: response.status, text: await readTextWithin(response, maxBytes) };
    } catch (error) {
      const { pathname } = new URL(path, app.apiOrigin);
      logger.warn({ call: pathname, detail: requestFailure(error).detail }, 'TikTok did not answer');
      return failed('unavailable');
    }
  }
  function refusal(call: string, status: number, code: string): TikTokFailure {
    const known = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
    const reason = known ?? 'unavailable';
    const words = { call, status, code: code.slice(0, 60) };
    if (reason === 'refused') logger.error(words, 'TikTok refused our question: is the app registered as configured?');
    else logger.warn(words, 'TikTok refused');
    return failed(reason);
  }
  async function askOAuth(path: string, form: Record<string, string>): Promise<Answer<{ answer: unknown }>> {
    const reply = await ask(path, { method: 'POST', body: new URLSearchParams({ ...client, ...form }) });
    if ('ok' in reply) return reply;
    const answer = jsonIn(reply.text);
    if (isOAuthError.Check(answer)) return refusal(path, reply.status, answer.error);
    return { ok: true, answer };
  }
  async function askTokens(form: Record<string, string>): Promise<Answer<TikTokTokens>> {
    const reply = await askOAuth('/v2/oauth/token/', form);
    if (!reply.ok) return reply;
    const { answer } = reply;
    if (!isTokens.Check(answer)) return refusal('/v2/oauth/token/', 200, 'not understood');
    return {
      ok: true,
      accessToken: answer.access_token,
      accessSeconds: answer.expires_in,
      refreshToken: answer.refresh_token,
      refreshSeconds: answer.refresh_expires_in,
      openId: answer.open_id,
      scopes: answer.scope.split(',').map((scope) => scope.trim()),
    };
  }
  /** Any call of the Display API; a body makes it a POST. The data is what TikTok sent. */
  async function askDisplay(
    { path, body, signal }: DisplayCall,
    accessToken: string,
  ): Promise<Answer<{ data: unknown }>> {
    const [call = ''] = path.split('?', 1);
    const reply = await ask(path, {
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      signal: signal ?? null,
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    if ('ok' in reply) return reply;
    const answer = jsonIn(reply.text);
    // An answer of another shape is no refusal: the caller finds that it holds nothing that was asked for.
    if (!isEnvelope.Check(answer))
      return reply.status === 200 && answer !== null
        ? { ok: true, data: null }
        : refusal(call, reply.status, 'not understood');
    return answer.error.code === 'ok'
      ? { ok: true, data: answer.data }
      : refusal(call, reply.status, answer.error.code);
  }
  return { askOAuth, askTokens, askDisplay, refusal };
}

/** Speaks with TikTok's API. Nothing throws for what TikTok does; no token, code or address is logged. */
export function createTikTokApi(app: TikTokApp, logger: Logger) {
  const { askOAuth, askTokens, askDisplay, refusal } = createClient(app, logger);
  return {
    app,
    askDisplay,
    /** Where a browser is sent to agree. */
    authorizeUrl(state: string, redirectUri: string) {
      const query = {
        client_key: app.clientKey,
        response_type: 'code',
        scope: askedScopes.join(','),
        redirect_uri: redirectUri,
        state,
      };
      return `${app.loginOrigin}/v2/auth/authorize/?${new URLSearchParams(query)}`;
    },
    exchange: (code: string, redirectUri: string) =>
      askTokens({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }),
    refresh: (refreshToken: string) => askTokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    /** Ends the consent; one that has ended is no failure. */
    async revoke(token: string): Promise<Answer<object>> {
      const reply = await askOAuth('/v2/oauth/revoke/', { token });
      return reply.ok || reply.reason === 'invalid_grant' ? { ok: true } : reply;
    },
    /** `username` is null where the user did not allow `user.info.profile`. */
    async readUser({
      accessToken,
      scopes,
    }: TikTokTokens): Promise<Answer<{ openId: string; username: string | null; displayName: string }>> {
      const fields = ['open_id', 'display_name', ...(scopes.includes('user.info.profile') ? ['username'] : [])];
      const path = `/v2/user/info/?fields=${fields.join(',')}`;
      const reply = await askDisplay({ path }, accessToken);
      if (!reply.ok) return reply;
      if (!isUserInfo.Check(reply.data)) return refusal('/v2/user/info/', 200, 'not understood');
      const { open_id: openId, username = null, display_name: displayName } = reply.data.user;
      return { ok: true, openId, username, displayName };
    },
    /** The newest public posts, 20 at most, with the handle that their links name. */
    async listPosts(accessToken: string): Promise<Answer<{ ids: string[]; handle: string | null }>> {
      const path = '/v2/video/list/?fields=id,share_url';
      const videos: Static<typeof VideoList>['videos'] = [];
      let cursor: number | undefined;
      for (let pages = 0; pages < maxPages && videos.length === 0; pages += 1) {
        const body = { max_count: 20, ...(cursor === undefined ? {} : { cursor }) };
        const reply = await askDisplay({ path, body }, accessToken);
        if (!reply.ok) return reply;
        if (!isVideoList.Check(reply.data)) return refusal('/v2/video/list/', 200, 'not understood');
        videos.push(...reply.data.videos);
        ({ cursor } = reply.data);
        if (!reply.data.has_more || cursor === undefined) break;
      }
      const handles = videos.flatMap(({ share_url: link = '' }) => /\/@([A-Za-z0-9_.]{1,64})\//.exec(link)?.[1] ?? []);
      return { ok: true, ids: videos.map(({ id }) => id), handle: handles[0] ?? null };
    },
  };
}
