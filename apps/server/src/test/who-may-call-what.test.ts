import { join } from 'node:path';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdmin } from '#server/admin/admin.testing.ts';
import { sellerSessions } from '#server/identity/seller-sessions.ts';
import { dayMs } from '#server/platform/clock.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { aJpeg } from '#server/platform/images/pictures.testing.ts';
import { deriveKey } from '#server/platform/keys.ts';
import {
  type ApiCall,
  addressOf,
  aStockedSeller,
  describedCalls,
  heldBody,
  needsSeller,
  newStock,
  registeredRoutes,
  type StockedSeller,
  type ValidBody,
  validBodies,
} from './api-calls.testing.ts';
import { openTestService, type TestService } from './service.testing.ts';

/** The shop that is called for, and the tokens that must all be treated alike. */
interface Caller {
  name: string;
  target: StockedSeller;
  /** Whose token it is, where that is another seller. */
  self?: StockedSeller;
  tokens: (string | undefined)[];
  /** The browser that ordered. */
  hasOrderSecret?: true;
}

let service: TestService;
let callers: Caller[];
let aPhoto: Buffer;

beforeAll(async () => {
  service = await openTestService();
  aPhoto = await aJpeg({ width: 64, height: 64 });
  const late = await aStockedSeller(service, 'seller.late');
  // Longer than an access token lives.
  service.clock.advance(16 * 60_000);
  const [owner, stranger, signedOut, unpaid, leaving, suspended] = [
    await aStockedSeller(service, 'seller.one'),
    await aStockedSeller(service, 'seller.two'),
    await aStockedSeller(service, 'seller.three'),
    await aStockedSeller(service, 'seller.four'),
    await aStockedSeller(service, 'seller.five'),
    await aStockedSeller(service, 'seller.six'),
  ];
  await service.call('POST', '/auth/signout', { token: signedOut.accessToken });
  await service.db
    .updateTable('shops')
    .set({ suspended_at: service.clock.now(), suspended_message: 'Please write to support.' })
    .where('shop_id', '=', suspended.user.id)
    .execute();
  callers = [
    { name: 'no token', target: owner, tokens: [undefined] },
    { name: 'order’s secret', target: owner, tokens: [undefined], hasOrderSecret: true },
    { name: 'signed out', target: signedOut, tokens: [signedOut.accessToken] },
    { name: 'expired token', target: late, tokens: [late.accessToken] },
    { name: 'forged token', target: owner, tokens: await forgedTokens(owner) },
    { name: 'other seller', target: owner, self: stranger, tokens: [stranger.accessToken] },
    { name: 'owner', target: owner, tokens: [owner.accessToken] },
    { name: 'owner, expired plan', target: unpaid, tokens: [unpaid.accessToken] },
    { name: 'owner, being deleted', target: leaving, tokens: [leaving.accessToken] },
    { name: 'owner, suspended', target: suspended, tokens: [suspended.accessToken] },
  ];
});
afterAll(() => service.close());

/** Tokens that name the seller and are not ours, or not for the API. */
async function forgedTokens({ accessToken, idToken, refreshToken, user, handle }: StockedSeller): Promise<string[]> {
  const [head = '', claims = '', signature = ''] = accessToken.split('.');
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string };
  const nowSeconds = Math.floor(service.clock.now().getTime() / 1000);
  const ours = deriveKey(service.config.tokenSecret, 'access-token');
  const signed = (key: Uint8Array, changed: { audience?: string; issuer?: string; alg?: string } = {}) =>
    new SignJWT({ sid, handle })
      .setProtectedHeader({ alg: changed.alg ?? 'HS256', typ: 'JWT' })
      .setIssuer(changed.issuer ?? 'dukalink')
      .setSubject(user.id)
      .setAudience(changed.audience ?? 'dukalink-api')
      .setIssuedAt(nowSeconds)
      .setExpirationTime(nowSeconds + 600)
      .sign(key);
  const none = new UnsecuredJWT({ sid, handle }).setIssuer('dukalink').setSubject(user.id).setAudience('dukalink-api');
  const endless = new SignJWT({ sid, handle })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('dukalink')
    .setSubject(user.id)
    .setAudience('dukalink-api');
  const changedClaims = Buffer.from(JSON.stringify({ sub: user.id, sid, handle, exp: nowSeconds + 600 }));
  // The same signing with nothing changed is taken, so what refuses the others is what was changed.
  const genuine = await service.call('GET', '/auth/me', { token: await signed(ours) });
  expect(genuine.status).toBe(200);
  return [
    await signed(new TextEncoder().encode('another service’s key, 32 bytes.')),
    await signed(deriveKey(service.config.tokenSecret, 'id-token')),
    await signed(ours, { audience: 'dukalink-web' }),
    await signed(ours, { issuer: 'another service' }),
    await signed(Buffer.concat([ours, ours]), { alg: 'HS512' }),
    await endless.sign(ours),
    none.setExpirationTime(nowSeconds + 600).encode(),
    `${head}.${changedClaims.toString('base64url')}.${signature}`,
    `${head}.${claims}.`,
    idToken,
    refreshToken,
    (await anAdmin(service)).accessToken,
  ];
}

/** Takes the counters of limits away. */
async function forgetLimits(): Promise<void> {
  for (const table of ['rate_limits', 'code_numbers'] as const) await service.db.deleteFrom(table).execute();
}

/** What calls can name of a seller, as long as none of them went through: making it takes a dozen queries. */
const untouched = new Map<string, Awaited<ReturnType<typeof newStock>>>();

/** Puts what the calls change back to what the caller's name says. */
async function prepare({ name, target, self = target }: Caller): Promise<StockedSeller> {
  const { db, clock } = service;
  const now = clock.now().getTime();
  const isLeaving = name === 'owner, being deleted';
  const isUnpaid = name === 'owner, expired plan';
  const accounts = db.updateTable('accounts').where('account_id', 'in', [target.user.id, self.user.id]);
  await accounts.set({ deletion_due_at: isLeaving ? new Date(now + 5 * dayMs) : null }).execute();
  await db
    .updateTable('subscriptions')
    .set({ trial_ends_at: new Date(now + (isUnpaid ? -dayMs : 5 * dayMs)), subscription_ends_at: null })
    .where('shop_id', '=', target.user.id)
    .execute();
  await db.updateTable('import_states').set({ sync_requested_at: null }).execute();
  const stock =
    untouched.get(target.user.id) ?? (await newStock(service, { shopId: target.user.id, handle: target.handle }));
  untouched.set(target.user.id, stock);
  return { ...target, ...stock };
}

/** The status that this caller gets; of several tokens each, if they do not get the same. */
async function statusFor(call: ApiCall, caller: Caller): Promise<string> {
  const statuses = new Set<number>();
  let target: StockedSeller | null = null;
  for (const token of caller.tokens) {
    await forgetLimits();
    target ??= await prepare(caller);
    const sent: ValidBody = validBodies(target, aPhoto)[call.name] ?? {};
    const answer = await service.call(call.method, addressOf(call.path, target), {
      token,
      ...(sent.body === undefined ? {} : { body: sent.body }),
      // As our pages send it: also without a body.
      headers: {
        'content-type': sent.type ?? 'application/json',
        ...(caller.hasOrderSecret && { 'x-order-secret': target.secret }),
      },
    });
    const isFile = answer.status === 200 && answer.headers['content-disposition'] !== undefined;
    // A download is no envelope; its refusal is one.
    if (!isFile) expect(answer.body.success, `${call.name} ${caller.name}`).toBe(answer.status < 400);
    expect(answer.headers['cache-control'], `${call.name} ${caller.name}`).toBe('no-store');
    statuses.add(answer.status);
    // What was refused left everything as it was.
    if (answer.status >= 400) continue;
    untouched.delete(target.user.id);
    target = null;
  }
  return [...statuses].sort().join('/');
}

test('every registered call is in the description, and so in the table', async () => {
  const calls = [...(await describedCalls(service)), ...(await describedCalls(service, 'administrators'))];
  const described = calls.map(({ method, path }) => `${method} /api/v1${path}`);
  const registered = registeredRoutes(service).filter((route) => route.includes(' /api/'));
  const apart = registered.filter((route) => !route.includes(' /api/v1/'));
  // Of two names for one place, as in payments' addresses, the router tells both at once.
  const unnamed = (routes: string[]) => routes.map((route) => route.replaceAll(/\/\{[^/]*/g, '/{}')).sort();
  expect(unnamed(registered.filter((route) => route.includes(' /api/v1/')))).toEqual(unnamed(described));
  expect(described.length).toBeGreaterThan(90);
  expect(
    apart.every((route) => /^GET \/api\/(health|docs($|\/.*|\*))/.test(route)),
    apart.join(', '),
  ).toBe(true);
});

test('who may call what is as written down', async () => {
  const rows: string[] = [];
  for (const call of await describedCalls(service)) {
    const statuses: string[] = [];
    for (const caller of callers) statuses.push(await statusFor(call, caller));
    const [noToken, , , expired, forged] = statuses;
    expect([expired, forged], `${call.name} takes a token that is not good for more than none`).toEqual([
      noToken,
      noToken,
    ]);
    rows.push(`${call.name} | ${statuses.join(' | ')}`);
  }
  const head = `call | ${callers.map(({ name }) => name).join(' | ')}`;
  const table = `${[head, ...rows.sort()].join('\n')}\n`;
  await expect(table).toMatchFileSnapshot(join(import.meta.dirname, 'who-may-call-what.txt'));
}, 120_000);

test('a session that has ended opens nothing of a seller: signed out, or taken over by the owner of the handle', async () => {
  const signedOut = callers.find(({ name }) => name === 'signed out')?.target;
  const takenOver = await aStockedSeller(service, 'seller.seven');
  if (!signedOut) throw new Error('the caller is missing');
  await inTransaction(service.db, 'take over', (trx) =>
    sellerSessions.endAll(trx, takenOver.user.id, { reason: 'taken_over', now: service.clock.now() }),
  );
  const asked: string[] = [];
  for (const call of (await describedCalls(service)).filter(needsSeller)) {
    // A seller who signs out twice is signed out.
    if (call.name === 'POST /auth/signout') continue;
    for (const former of [signedOut, takenOver]) {
      const { body, type } = validBodies(former, aPhoto)[call.name] ?? {};
      const answer = await service.call(call.method, addressOf(call.path, former), {
        token: former.accessToken,
        ...(body === undefined ? {} : { body }),
        ...(type ? { headers: { 'content-type': type } } : {}),
      });
      expect([answer.status, answer.body.code], `${call.name} ${former.handle}`).toEqual([401, 'session_ended']);
    }
    asked.push(call.name);
  }
  expect(asked.length).toBeGreaterThan(30);
});

test('a session that ends while a body is still coming writes nothing any more', async () => {
  const seller = await aStockedSeller(service, 'seller.eight');
  const { db, clock } = service;
  const sessions = () => db.updateTable('sessions').where('account_id', '=', seller.user.id);
  const asked: string[] = [];
  for (const call of (await describedCalls(service)).filter(needsSeller)) {
    const { body, type } = validBodies(seller, aPhoto)[call.name] ?? {};
    if (body === undefined) continue;
    await sessions().set({ revoked_at: null }).execute();
    const answer = await service.call(call.method, addressOf(call.path, seller), {
      token: seller.accessToken,
      body: heldBody(body, () => sessions().set({ revoked_at: clock.now() }).execute()),
      headers: { 'content-type': type ?? 'application/json' },
    });
    expect([answer.status, answer.body.code], call.name).toEqual([401, 'session_ended']);
    asked.push(call.name);
  }
  expect(asked.length).toBeGreaterThan(14);
});

test('asking for the head of an answer asks for as much as asking for the answer', async () => {
  const [, , , , , stranger, owner] = callers;
  if (!stranger || !owner) throw new Error('callers are missing');
  for (const { method, path, name } of await describedCalls(service)) {
    if (method !== 'GET') continue;
    for (const token of [undefined, ...stranger.tokens]) {
      const address = addressOf(path, owner.target);
      const get = await service.call('GET', address, { token });
      const head = await service.call('HEAD', address, { token });
      expect([head.status, head.text], name).toEqual([get.status, '']);
    }
  }
});
