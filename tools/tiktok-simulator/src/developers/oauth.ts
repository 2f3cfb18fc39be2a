import { jsonReply, type Reply } from '#simulator/pages/replies.ts';
import type { Authorizations, OAuthFailure } from './authorizations.ts';

/** Flat, unlike all other errors of the API, and under HTTP 200: only the body tells. */
const failed = ({ error, description }: OAuthFailure): Reply =>
  jsonReply(200, { error, error_description: description, log_id: '20261120120000SIMULATED' });

/** `POST /v2/oauth/token/`, both grant types. */
export function tokenReply(given: Authorizations, form: URLSearchParams): Reply {
  const of = (name: string): string => form.get(name) ?? '';
  const client = { key: of('client_key'), secret: of('client_secret') };
  const type = of('grant_type');
  const answer =
    type === 'authorization_code'
      ? given.exchange({ ...client, code: of('code'), redirectUri: of('redirect_uri') })
      : type === 'refresh_token'
        ? given.refresh({ ...client, refreshToken: of('refresh_token') })
        : ({ error: 'unsupported_grant_type', description: 'Grant type is not supported.' } as const);
  return 'error' in answer ? failed(answer) : jsonReply(200, answer);
}

/** `POST /v2/oauth/revoke/`: an empty body when it is done. */
export function revokeReply(given: Authorizations, form: URLSearchParams): Reply {
  const of = (name: string): string => form.get(name) ?? '';
  const trouble = given.revoke({ key: of('client_key'), secret: of('client_secret'), token: of('token') });
  return trouble ? failed(trouble) : { status: 200, headers: { 'content-type': 'application/json' }, body: '' };
}
