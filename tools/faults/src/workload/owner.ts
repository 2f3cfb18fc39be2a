import { refreshSession, signIn, signOut } from '@app/contracts/accounts/accounts.endpoints';
import type { Tokens } from '@app/contracts/accounts/accounts.schemas';
import type { AnswerOf, Endpoint, InputOf } from '@app/contracts/endpoint';
import type { Result } from '#faults/client/client.ts';
import type { SessionEntry } from '#faults/record/record.ts';
import type { Shop, Workload } from './workload.ts';

/** Asks as the shop's owner, who signs in first where that is needed. A refused token is renewed once, as browsers do. */
export async function askAsOwner<Schemas>(
  work: Workload,
  shop: Shop,
  step: number,
  endpoint: Endpoint<Schemas>,
  input: InputOf<Schemas, Uint8Array<ArrayBuffer>>,
  key?: string,
): Promise<Result<AnswerOf<Schemas, Blob>>> {
  const notSignedIn = { outcome: 'refused', status: 401, code: 'not_signed_in', attempts: [] } as const;
  const session = shop.session ?? (await signInAgain(work, shop, step));
  if (!session) return { ...notSignedIn, attempts: [] };
  const ask = () => work.client.ask(endpoint, input, { ip: shop.ip, token: session.accessToken, key });
  const result = await ask();
  if (result.outcome !== 'refused' || result.status !== 401) return result;
  if ((await renew(work, shop, session, step)) !== 'done') return result;
  const again = await ask();
  return { ...again, attempts: [...result.attempts, ...again.attempts] };
}

/** Exchanges the refresh token. One that is refused to a seller who is signed in is written down. */
export async function renew(
  { client, record }: Workload,
  shop: Shop,
  session: SessionEntry,
  step: number,
): Promise<'done' | 'refused' | 'unknown'> {
  const { refreshToken } = session;
  const result = await client.ask(refreshSession, { body: { refreshToken } }, { ip: shop.ip });
  if (result.outcome === 'done') keepTokens(session, result.answer.data);
  if (result.outcome === 'refused' && result.status === 401) {
    if (session.state === 'in') session.refusedIn = step;
    else if (session.state === 'unknown') session.state = 'out';
    if (shop.session === session) shop.session = null;
  } else if (result.outcome === 'done' && session.state === 'out')
    record.surprises.push({ step, what: `@${shop.handle} was signed out, and the refresh token still works` });
  return result.outcome;
}

function keepTokens(session: SessionEntry, { accessToken, refreshToken }: Tokens): void {
  session.accessToken = accessToken;
  session.refreshToken = refreshToken;
  session.issuedAt = Date.now();
}

/** A new session by the password; null without an answer. */
export async function signInAgain(work: Workload, shop: Shop, step: number): Promise<SessionEntry | null> {
  const { handle, password, ip } = shop;
  const result = await work.client.ask(signIn, { body: { handle, password } }, { ip });
  if (result.outcome === 'done') {
    shop.session = newSession(step, handle, result.answer.data);
    work.record.sessions.push(shop.session);
  } else if (result.outcome === 'refused' && result.code === 'invalid_credentials')
    work.record.surprises.push({ step, what: `@${handle} could not sign in: ${result.code}` });
  return shop.session;
}

/** A session as it is told to a seller. */
export const newSession = (step: number, handle: string, tokens: Tokens): SessionEntry => ({
  step,
  handle,
  accessToken: tokens.accessToken,
  refreshToken: tokens.refreshToken,
  issuedAt: Date.now(),
  state: 'in',
  refusedIn: null,
});

/** Signs out; without an answer it may have been done. */
export async function leave({ client }: Workload, shop: Shop): Promise<void> {
  const { session } = shop;
  if (!session) return;
  shop.session = null;
  const result = await client.ask(signOut, {}, { ip: shop.ip, token: session.accessToken });
  session.state = result.outcome === 'done' ? 'out' : 'unknown';
}
