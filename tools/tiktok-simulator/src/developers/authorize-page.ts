import { htmlReply, type Reply } from '#simulator/pages/replies.ts';
import { escapeHtml } from '#simulator/pages/state-page.ts';
import { sellerByHandle, type World } from '#simulator/world/world.ts';
import { type Authorizations, isScope, type Scope, scopes } from './authorizations.ts';

const style = `
:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#f6f5f2;color:#1d1c22}
@media(prefers-color-scheme:dark){body{background:#17161b;color:#f1eff6}}
main{max-width:420px;margin:0 auto;padding:24px 16px}h1{font-size:20px}fieldset{border:1px solid;border-radius:12px;margin:0 0 16px;padding:12px 16px}
label{display:flex;gap:12px;align-items:center;min-height:44px}select,button{font:inherit;width:100%;min-height:48px;border-radius:8px;border:1px solid;padding:8px 12px}
button{margin-top:8px;font-weight:600;cursor:pointer}.go{background:#fe2c55;color:#000;border:0}
`;

const page = (title: string, inner: string): string =>
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
  `<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${style}</style></head><body><main>${inner}</main></body></html>`;

const refused = (why: string): Reply =>
  htmlReply(400, page('TikTok', `<h1>Something went wrong</h1><p role="alert">${escapeHtml(why)}</p>`));

type AuthorizeRequest = { redirectUri: string; state: string; scopes: Scope[] };

/** What the app asks for; words where it asks wrongly: then the browser is sent nowhere. */
function readAsked(given: Authorizations, query: URLSearchParams): AuthorizeRequest | string {
  const redirectUri = query.get('redirect_uri') ?? '';
  if (query.get('client_key') !== given.app.clientKey) return 'client_key';
  if (!given.isRegistered(redirectUri)) return 'redirect_uri';
  if (query.get('response_type') !== 'code') return 'response_type';
  const names = (query.get('scope') ?? '').split(',');
  if (!names.every(isScope)) return 'scope';
  return { redirectUri, state: query.get('state') ?? '', scopes: names };
}

function consentForm(world: World, query: URLSearchParams, asked: AuthorizeRequest): string {
  const accounts = [...world.sellers.values()].map(
    ({ handle, nickname }) =>
      `<option value="${escapeHtml(handle)}">@${escapeHtml(handle)} · ${escapeHtml(nickname)}</option>`,
  );
  const boxes = asked.scopes.map((scope) => {
    // TikTok lets no user leave out the basic one.
    const fixed = scope === 'user.info.basic' ? ' disabled' : '';
    return `<label><input type="checkbox" name="scope" value="${scope}" checked${fixed}> ${escapeHtml(scopes[scope])}</label>`;
  });
  return (
    `<h1>Dukalink wants to use your TikTok account</h1><form method="post" action="/v2/auth/authorize/?${escapeHtml(query.toString())}">` +
    `<fieldset><legend>Signed in as</legend><select name="handle" aria-label="TikTok account">${accounts.join('')}</select></fieldset>` +
    `<fieldset><legend>Dukalink may</legend>${boxes.join('')}</fieldset>` +
    '<button class="go" name="decision" value="approve">Authorize</button><button name="decision" value="refuse">Cancel</button></form>'
  );
}

function backToApp({ redirectUri, state }: AuthorizeRequest, parameters: Record<string, string>): Reply {
  const query = new URLSearchParams({ ...parameters, state });
  return htmlReply(302, '', { location: `${redirectUri}?${query}`, 'cache-control': 'no-store' });
}

/**
 * `/v2/auth/authorize/`: shows what the app asks for (GET) and takes the user's answer (POST of that form), which goes
 * back to the app as `code` and `scopes`, or as `error`.
 */
export function authorizeReply(
  world: World,
  given: Authorizations,
  query: URLSearchParams,
  answer: URLSearchParams | null,
): Reply {
  const asked = readAsked(given, query);
  if (typeof asked === 'string')
    return refused(`We couldn't log in with TikTok. The app's settings are wrong: ${asked}`);
  if (answer === null) return htmlReply(200, page('Log in with TikTok', consentForm(world, query, asked)));
  if (answer.get('decision') !== 'approve')
    return backToApp(asked, { error: 'access_denied', error_description: 'The user has denied the request.' });
  const seller = sellerByHandle(world, answer.get('handle') ?? '');
  if (seller === undefined) return refused('There is no such account');
  const ticked = answer.getAll('scope');
  const granted = asked.scopes.filter((scope) => scope === 'user.info.basic' || ticked.includes(scope));
  return backToApp(asked, { code: given.agree(seller, granted, asked.redirectUri), scopes: granted.join(',') });
}
