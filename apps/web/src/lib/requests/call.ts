import type { AnswerOf, Endpoint, InputOf } from '@app/contracts/endpoint';
import { readAccessToken, renewAccessToken } from '#web/lib/session/access-token.ts';
import { ApiError } from './api-error.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { readAnswerOf } from './read-answer.ts';
import { type SendOptions, sendCall } from './send-call.ts';

export interface CallOptions extends Omit<SendOptions, 'params' | 'query' | 'body'> {
  /** One per user action. Give your own where a person can repeat the action after a lost answer. */
  idempotencyKey?: string;
}

export type CallInput<Schemas> =
  Record<never, never> extends InputOf<Schemas, Blob>
    ? [input?: InputOf<Schemas, Blob> & CallOptions]
    : [input: InputOf<Schemas, Blob> & CallOptions];

/** Calls an endpoint, with the seller's token if its `auth` says so. Throws ApiError, or the signal's reason. */
export async function call<Schemas>(
  endpoint: Endpoint<Schemas>,
  ...[input]: CallInput<Schemas>
): Promise<AnswerOf<Schemas, Blob>> {
  const { auth } = endpoint;
  const options = (input ?? {}) as SendOptions & CallOptions;
  const idempotencyKey = idempotencyKeyOf(endpoint, options);
  const send = (token: string | null) => sendCall(endpoint, options, { token, idempotencyKey }, readAnswerOf(endpoint));
  // An order's call proves itself by its secret.
  if (auth === 'open' || auth === 'order') return send(null);
  const token = await readAccessToken();
  if (token === null) {
    if (auth !== 'optional') throw signInNeeded();
    return send(null);
  }
  try {
    return await send(token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode !== 401) throw error;
    const renewed = await renewAccessToken(token);
    if (renewed === null && auth !== 'optional') throw error;
    return send(renewed);
  }
}

export const idempotencyKeyOf = ({ method }: Pick<Endpoint, 'method'>, options: CallOptions): string | null =>
  options.idempotencyKey ?? (method === 'POST' ? newIdempotencyKey() : null);

export const signInNeeded = () =>
  new ApiError('Authentication required. Please sign in and try again.', {
    statusCode: 401,
    code: 'unauthenticated',
  });
