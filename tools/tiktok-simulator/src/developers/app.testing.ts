import type { Simulator } from '#simulator/server.ts';

export const redirectUri = 'https://duka.example/auth/tiktok/callback';
const allScopes = 'user.info.basic,user.info.profile,video.list';

type Json = Record<string, unknown>;

/** An app beside a simulated TikTok, as a developer would write it: nothing of the service's own code. */
export function appOf(tiktok: Simulator) {
  const { clientKey, clientSecret } = tiktok.app;
  const client = { client_key: clientKey, client_secret: clientSecret };
  const post = async (path: string, form: Record<string, string>): Promise<Json> => {
    const response = await fetch(tiktok.origin + path, { method: 'POST', body: new URLSearchParams(form) });
    const text = await response.text();
    return text === '' ? {} : (JSON.parse(text) as Json);
  };
  const authorizeUrl = (changed: Record<string, string> = {}): string =>
    `${tiktok.origin}/v2/auth/authorize/?${new URLSearchParams({
      client_key: clientKey,
      response_type: 'code',
      scope: allScopes,
      redirect_uri: redirectUri,
      state: 'the state',
      ...changed,
    })}`;
  /** Answers the screen as a user does; where the browser is sent. */
  async function decide(answer: Record<string, string | string[]>, changed: Record<string, string> = {}): Promise<URL> {
    const form = new URLSearchParams();
    for (const [name, values] of Object.entries(answer)) for (const value of [values].flat()) form.append(name, value);
    const response = await fetch(authorizeUrl(changed), { method: 'POST', body: form, redirect: 'manual' });
    const location = response.headers.get('location');
    if (location === null) throw new Error(`authorize answered ${response.status}: ${await response.text()}`);
    return new URL(location);
  }
  const exchange = (code: string, changed: Record<string, string> = {}): Promise<Json> =>
    post('/v2/oauth/token/', {
      ...client,
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      ...changed,
    });
  return {
    authorizeUrl,
    decide,
    exchange,
    refresh: (refreshToken: string): Promise<Json> =>
      post('/v2/oauth/token/', { ...client, grant_type: 'refresh_token', refresh_token: refreshToken }),
    revoke: (token: string): Promise<Json> => post('/v2/oauth/revoke/', { ...client, token }),
    /** Signs in and agrees; the tokens. */
    async tokensOf(handle: string, scopes: string[] = allScopes.split(',')): Promise<Json> {
      const back = await decide({ handle, decision: 'approve', scope: scopes });
      return exchange(back.searchParams.get('code') ?? '');
    },
    /** A call of the Display API. */
    async call(path: string, token: unknown, body?: unknown): Promise<{ status: number; data: Json; code: unknown }> {
      const response = await fetch(tiktok.origin + path, {
        headers: { authorization: `Bearer ${String(token)}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      });
      const answer = (await response.json()) as { data: Json; error: Json };
      return { status: response.status, data: answer.data, code: answer.error.code };
    },
  };
}
