import Type from 'typebox';
import { Value } from 'typebox/value';
import { apiOrigin, optionalText, type Variables } from '#server/billing/providers/provider-definition.ts';
import type { CallProvider, HttpResult } from '#server/billing/providers/provider-http.ts';
import type { Clock } from '#server/platform/clock.ts';
import { TokenAnswer } from './mtn.wire.ts';

export const environment = {
  MTN_API_ORIGIN: apiOrigin('https://proxy.momoapi.mtn.com'),
  MTN_SUBSCRIPTION_KEY: optionalText(),
  MTN_API_USER: optionalText(),
  MTN_API_KEY: optionalText(),
  MTN_TARGET_ENVIRONMENT: Type.String({ minLength: 1, default: 'mtnuganda' }),
  MTN_CURRENCY: Type.String({ pattern: '^[A-Z]{3}$', description: 'a currency such as UGX', default: 'UGX' }),
};
export type MtnVariables = Variables<typeof environment>;

/** A token is renewed this long before it ends, so that none ends on its way. */
const marginMs = 60_000;
const usualLifetimeSeconds = 3600;

type Token = { value: string; expiresAtMs: number };

/**
 * Calls with MTN's token, which is kept and requested by one caller at a time. A 401 comes before MTN does anything, so
 * the call is repeated once with a new token. Without a token nothing is called: `wasReached` is false.
 */
export function withToken(mtn: MtnVariables, call: CallProvider, clock: Clock): CallProvider {
  const key = { 'ocp-apim-subscription-key': mtn.MTN_SUBSCRIPTION_KEY };
  let kept: Token | null = null;
  let requested: Promise<Token | HttpResult> | null = null;

  async function requestToken(): Promise<Token | HttpResult> {
    const login = Buffer.from(`${mtn.MTN_API_USER}:${mtn.MTN_API_KEY}`).toString('base64');
    const { status, body, detail } = await call({
      request: 'token',
      method: 'POST',
      path: '/collection/token/',
      headers: { authorization: `Basic ${login}`, ...key },
    });
    if (status !== 200 || !Value.Check(TokenAnswer, body))
      return { status: null, wasReached: false, body: null, detail: `no token: ${detail}` };
    const lifetimeMs = (Number(body.expires_in) || usualLifetimeSeconds) * 1000;
    kept = { value: body.access_token, expiresAtMs: clock.now().getTime() + lifetimeMs - marginMs };
    return kept;
  }

  async function currentToken(): Promise<Token | HttpResult> {
    if (kept && kept.expiresAtMs > clock.now().getTime()) return kept;
    requested ??= requestToken().finally(() => {
      requested = null;
    });
    return requested;
  }

  return async function callWithToken(request, isRepeat = false): Promise<HttpResult> {
    const token = await currentToken();
    if ('status' in token) return token;
    const result = await call({
      ...request,
      headers: {
        ...request.headers,
        authorization: `Bearer ${token.value}`,
        ...key,
        'x-target-environment': mtn.MTN_TARGET_ENVIRONMENT,
      },
    });
    if (result.status !== 401 || isRepeat) return result;
    // Of many callers whose token was refused at once, one requests the next.
    if (kept === token) kept = null;
    return callWithToken(request, true);
  };
}
