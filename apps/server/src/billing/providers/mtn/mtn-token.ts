import { Value } from 'typebox/value';
import type { createProviderCalls, Heard, ProviderCall } from '#server/billing/providers/provider-call.ts';
import type { Clock } from '#server/platform/clock.ts';
import { TokenAnswer } from './mtn.wire.ts';

/** An account for MTN MoMo Collections. */
export interface MtnConfig {
  apiOrigin: string;
  subscriptionKey: string;
  apiUser: string;
  apiKey: string;
  /** `mtnuganda`, or `sandbox`. */
  targetEnvironment: string;
  /** `UGX`; the sandbox knows `EUR` only. */
  currency: string;
}

/** A token is renewed this long before it ends, so that none ends on its way. */
const marginMs = 60_000;
const usualLifetimeSeconds = 3600;

type Token = { value: string; until: number };

/**
 * Calls with MTN's token, which is kept, and asked for by one caller at a time. A 401 is told before anything is done,
 * so the call is repeated once with a new token. Without a token nothing is asked: `wasReached` is false.
 */
export function createTokenCalls(config: MtnConfig, call: ReturnType<typeof createProviderCalls>, clock: Clock) {
  let kept: Token | null = null;
  let asking: Promise<Token | Heard> | null = null;

  async function askToken(): Promise<Token | Heard> {
    const { apiUser, apiKey, subscriptionKey } = config;
    const heard = await call({
      request: 'token',
      paymentId: null,
      method: 'POST',
      path: '/collection/token/',
      headers: {
        authorization: `Basic ${Buffer.from(`${apiUser}:${apiKey}`).toString('base64')}`,
        'ocp-apim-subscription-key': subscriptionKey,
      },
    });
    const detail = `no token: ${heard.detail}`;
    if (!heard.hasAnswered || heard.status !== 200 || !Value.Check(TokenAnswer, heard.body))
      return { hasAnswered: false, wasReached: false, detail };
    const lifetimeMs = (Number(heard.body.expires_in) || usualLifetimeSeconds) * 1000;
    kept = { value: heard.body.access_token, until: clock.now().getTime() + lifetimeMs - marginMs };
    return kept;
  }

  async function token(): Promise<Token | Heard> {
    if (kept && kept.until > clock.now().getTime()) return kept;
    asking ??= askToken().finally(() => {
      asking = null;
    });
    return asking;
  }

  return async function callWithToken(request: ProviderCall, isRepeated = false): Promise<Heard> {
    const used = await token();
    if ('hasAnswered' in used) return used;
    const heard = await call({
      ...request,
      headers: {
        ...request.headers,
        authorization: `Bearer ${used.value}`,
        'ocp-apim-subscription-key': config.subscriptionKey,
        'x-target-environment': config.targetEnvironment,
      },
    });
    if (!heard.hasAnswered || heard.status !== 401 || isRepeated) return heard;
    // Of many callers whose token was refused at once, one asks for the next.
    if (kept === used) kept = null;
    return callWithToken(request, true);
  };
}
