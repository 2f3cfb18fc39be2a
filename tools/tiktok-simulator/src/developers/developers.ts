import type { Stage } from '#simulator/pages/embed-page.ts';
import type { FailureMode } from '#simulator/pages/failures.ts';
import { htmlReply, jsonReply, type Reply } from '#simulator/pages/replies.ts';
import type { RouteKind } from '#simulator/routes.ts';
import { type Authorizations, authorizations, type RegisteredApp } from './authorizations.ts';
import { authorizeReply } from './authorize-page.ts';
import { displayReply, internalError, type PageForm, tooManyRequests } from './display-api.ts';
import { revokeReply, tokenReply } from './oauth.ts';
import { type Webhooks, webhooks } from './webhooks.ts';

/** What TikTok offers to registered apps: Login Kit, Display API and webhooks, with what one simulator knows of them. */
export type Developers = { given: Authorizations; webhooks: Webhooks; pages: { form: PageForm } };

export const testApp: RegisteredApp = {
  clientKey: 'sbawsimulatedkey',
  clientSecret: 'a-simulated-client-secret-of-40-signs-xx',
  redirectUris: null,
  webhookUrl: null,
};

export function developersOf(stage: Stage, app: Partial<RegisteredApp> = {}): Developers {
  const registered = { ...testApp, ...app };
  return { given: authorizations(stage, registered), webhooks: webhooks(registered), pages: { form: 'as-asked' } };
}

/** A request for one of these, as far as HTTP goes. */
export type DeveloperRequest = { method: string; query: URLSearchParams; body: string; authorization: string };

export const developerKinds = ['authorize', 'token', 'revoke', 'user-info', 'video-list', 'video-query'] as const;
export type DeveloperKind = (typeof developerKinds)[number];

export const isDeveloperKind = (kind: RouteKind): kind is DeveloperKind =>
  (developerKinds as readonly string[]).includes(kind);

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body === '' ? '{}' : body);
  } catch {
    return null;
  }
}

/** The honest answer. */
export function developerReply(
  stage: Stage,
  { given, pages }: Developers,
  kind: DeveloperKind,
  request: DeveloperRequest,
): Reply {
  const isPost = request.method === 'POST';
  const form = new URLSearchParams(request.body);
  if (kind === 'authorize') return authorizeReply(stage.world, given, request.query, isPost ? form : null);
  if (isPost === (kind === 'user-info')) return htmlReply(405, 'Method Not Allowed');
  if (kind === 'token') return tokenReply(given, form);
  if (kind === 'revoke') return revokeReply(given, form);
  return displayReply(stage, given, kind, { ...request, body: jsonIn(request.body) }, pages.form);
}

/** How the API fails: in JSON where it knows that it does. Null: as the web pages fail. */
export function failingDeveloperReply(kind: DeveloperKind, mode: FailureMode): Reply | null {
  if (mode === 'rate-limited') return tooManyRequests();
  if (mode === 'server-error')
    return kind === 'token' || kind === 'revoke'
      ? jsonReply(500, { error: 'server_error', error_description: 'Try again later.', log_id: 'SIMULATED' })
      : internalError();
  if (mode === 'changed-layout' || mode === 'renamed-state') return jsonReply(200, { payload: {}, status: 'fine' });
  return null;
}
