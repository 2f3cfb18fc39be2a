import { join } from 'node:path';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  anAdmin,
  callWithCookie,
  cookieOf,
  fromOurPages,
  signInAdmin,
  type TestAdmin,
} from '#server/admin/admin.testing.ts';
import { type AdminTargets, newAdminTargets, roles, validAdminBodies } from '#server/admin/admin-calls.testing.ts';
import { createAdminTokens } from '#server/admin/administrators/admin-tokens.ts';
import { secondFactorRequiredKey } from '#server/admin/administrators/second-factor-required.ts';
import { deriveKey } from '#server/platform/keys.ts';
import {
  type ApiCall,
  addressOf,
  aStockedSeller,
  describedCalls,
  heldBody,
  type StockedSeller,
} from './api-calls.testing.ts';
import { everyRow } from './seller-rows.testing.ts';
import { openTestService, type TestService } from './service.testing.ts';

/** Made again for each call, because some of them end sessions. */
interface Caller {
  name: string;
  /** Whose things the calls name: an administrator's own sessions, for one. */
  make(): Promise<{ admin: TestAdmin; tokens: (string | undefined)[] }>;
}

let service: TestService;
let calls: ApiCall[];
let callers: Caller[];
let seller: StockedSeller;
let keeper: TestAdmin;

beforeAll(async () => {
  service = await openTestService();
  seller = await aStockedSeller(service, 'looked.at');
  calls = await describedCalls(service, 'administrators');
  const late = await anAdmin(service);
  // Longer than an access token lives.
  service.clock.advance(16 * 60_000);
  seller = { ...seller, ...(await aStockedSeller(service, 'looked.at.two')) };
  keeper = await anAdmin(service);
  const disabled = await anAdmin(service);
  await service.db
    .updateTable('admins')
    .set({ disabled_at: service.clock.now() })
    .where('admin_id', '=', disabled.adminId)
    .execute();
  const signedOut = await anAdmin(service);
  await service.call('POST', '/admin/logout', { token: signedOut.accessToken, headers: fromOurPages });
  const forged = await forgedTokens();
  const fixed = (name: string, admin: TestAdmin, tokens: (string | undefined)[]): Caller => ({
    name,
    make: async () => ({ admin, tokens }),
  });
  const { accessToken, idToken, refreshToken } = seller;
  callers = [
    fixed('no token', keeper, [undefined]),
    fixed('seller', keeper, [accessToken, idToken, refreshToken]),
    fixed('expired token', late, [late.accessToken]),
    fixed('forged token', keeper, forged),
    fixed('signed out', signedOut, [signedOut.accessToken]),
    fixed('disabled', disabled, [disabled.accessToken]),
    { name: withoutSecondFactor, make: aNewAdmin('owner') },
    ...roles.map((role) => ({ name: role, make: aNewAdmin(role) })),
  ];
});
afterAll(() => service.close());

const withoutSecondFactor = 'no second factor';

const aNewAdmin = (role: TestAdmin['role']) => async () => {
  const admin = await anAdmin(service, { role });
  return { admin, tokens: [admin.accessToken] };
};

/** Tokens that name a live session of an owner and are not ours, or not for administration. */
async function forgedTokens(): Promise<string[]> {
  const { adminId, sessionId, accessToken } = keeper;
  const [head = '', claims = '', signature = ''] = accessToken.split('.');
  const nowSeconds = Math.floor(service.clock.now().getTime() / 1000);
  const secret = service.config.tokenSecret;
  const ours = deriveKey(secret, 'admin-access-token');
  const claimed = { sid: sessionId, role: 'owner' };
  const signed = (key: Uint8Array, changed: { audience?: string; issuer?: string; alg?: string } = {}) =>
    new SignJWT(claimed)
      .setProtectedHeader({ alg: changed.alg ?? 'HS256', typ: 'JWT' })
      .setIssuer(changed.issuer ?? 'dukalink')
      .setSubject(adminId)
      .setAudience(changed.audience ?? 'dukalink-admin')
      .setIssuedAt(nowSeconds)
      .setExpirationTime(nowSeconds + 600)
      .sign(key);
  const endless = new SignJWT(claimed)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('dukalink')
    .setSubject(adminId)
    .setAudience('dukalink-admin');
  const none = new UnsecuredJWT(claimed).setIssuer('dukalink').setSubject(adminId).setAudience('dukalink-admin');
  const changedClaims = Buffer.from(JSON.stringify({ sub: adminId, sid: sessionId, exp: nowSeconds + 600 }));
  // The same signing with nothing changed is taken, so what refuses the others is what was changed.
  expect((await service.call('GET', '/admin/me', { token: await signed(ours) })).status).toBe(200);
  const otherSession = createAdminTokens({ secret, clock: service.clock });
  return [
    await signed(new TextEncoder().encode('another service’s key, 32 bytes.')),
    await signed(deriveKey(secret, 'access-token')),
    await signed(ours, { audience: 'dukalink-api' }),
    await signed(ours, { issuer: 'another service' }),
    await signed(Buffer.concat([ours, ours]), { alg: 'HS512' }),
    await endless.sign(ours),
    none.setExpirationTime(nowSeconds + 600).encode(),
    `${head}.${changedClaims.toString('base64url')}.${signature}`,
    `${head}.${claims}.`,
    // A good signature under a session that is a seller's, or another administrator's.
    await otherSession.sign({ adminId, sessionId: seller.sessionId }),
    await otherSession.sign({ adminId: seller.user.id, sessionId }),
    adminId,
    sessionId,
  ];
}

async function requireSecondFactor(): Promise<void> {
  await service.db
    .insertInto('settings')
    .values({ key: secondFactorRequiredKey, value: JSON.stringify(true), updated_at: service.clock.now() })
    .execute();
}

/** The status that this caller gets; of several tokens each, if they do not get the same. */
async function statusFor(call: ApiCall, caller: Caller): Promise<string> {
  const { admin, tokens } = await caller.make();
  const statuses = new Set<number>();
  let targets: AdminTargets | null = null;
  for (const token of tokens) {
    targets ??= await newAdminTargets(service, seller, { call: call.name, admin, keeper });
    if (caller.name === withoutSecondFactor) await requireSecondFactor();
    const { body } = validAdminBodies(admin)[call.name] ?? {};
    const answer = await service.call(call.method, addressOf(call.path, targets), {
      token,
      // As our pages send it: also without a body.
      headers: { ...fromOurPages, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body }),
    });
    const label = `${call.name} ${caller.name}`;
    const isFile = answer.status === 200 && answer.headers['content-disposition'] !== undefined;
    if (!isFile) expect(answer.body.success, `${label} ${answer.text}`).toBe(answer.status < 400);
    expect(answer.headers['cache-control'], label).toBe('no-store');
    statuses.add(answer.status);
    // What was refused left everything as it was.
    if (answer.status < 400) targets = null;
  }
  return [...statuses].sort().join('/');
}

/** The calls that a session begins or ends with ask for no access token; those of invitations for the link's own. */
const withoutToken = ['invitation', 'invitation/acceptance', 'login', 'logout', 'refresh'].map(
  (name) => `POST /admin/${name}`,
);
const isOwnAccount = ({ path }: ApiCall): boolean => /^\/admin\/me(\/|$)/.test(path);

test('which administrator may call what is as written down, and no other caller may', async () => {
  const rows: string[] = [];
  for (const call of calls) {
    const statuses: string[] = [];
    for (const caller of callers) statuses.push(await statusFor(call, caller));
    rows.push(`${call.name} | ${statuses.join(' | ')}`);
    if (withoutToken.includes(call.name)) continue;
    const [noToken, sellers, expired, forged, signedOut, disabled, unprotected, viewer, support, owner] = statuses;
    expect([noToken, sellers, expired, forged, signedOut, disabled], call.name).toEqual(Array(6).fill('401'));
    if (!isOwnAccount(call)) expect(unprotected, call.name).toBe('403');
    // A higher role may do all that a lower one may.
    expect([viewer, support, owner].map((status) => status === '403').join(), call.name).toBeOneOf([
      'false,false,false',
      'true,false,false',
      'true,true,false',
    ]);
  }
  const head = `call | ${callers.map(({ name }) => name).join(' | ')}`;
  const table = `${[head, ...rows.sort()].join('\n')}\n`;
  await expect(table).toMatchFileSnapshot(join(import.meta.dirname, 'admin-may-call-what.txt'));
}, 180_000);

test('every call of administration says that it asks for an administrator', () => {
  expect(calls.length).toBeGreaterThan(35);
  const open = calls.filter(({ operation }) => JSON.stringify(operation.security) !== '[{"admin":[]}]');
  expect(open.map(({ name }) => name).sort()).toEqual(withoutToken);
});

test('an administrator who is disabled while a body is still coming changes nothing any more', async () => {
  const owner = await anAdmin(service, { role: 'owner' });
  const targets = await newAdminTargets(service, seller, { call: '', admin: keeper, keeper });
  const disable = (at: Date | null) =>
    service.db.updateTable('admins').set({ disabled_at: at }).where('admin_id', '=', owner.adminId).execute();
  const asked: string[] = [];
  for (const call of calls) {
    const { body } = validAdminBodies(owner)[call.name] ?? {};
    if (body === undefined || withoutToken.includes(call.name)) continue;
    await disable(null);
    const answer = await service.call(call.method, addressOf(call.path, targets), {
      token: owner.accessToken,
      headers: { ...fromOurPages, 'content-type': 'application/json' },
      body: heldBody(body, () => disable(service.clock.now())),
    });
    expect([answer.status, answer.body.code], call.name).toEqual([401, 'session_ended']);
    asked.push(call.name);
  }
  expect(asked.length).toBeGreaterThan(15);
});

test('what is refused changes nothing and is not written down as done', async () => {
  const viewer = await anAdmin(service, { role: 'viewer' });
  const targets = await newAdminTargets(service, seller, { call: '', admin: keeper, keeper });
  const before = await everyRow(service);
  const tried: string[] = [];
  for (const call of calls) {
    if (withoutToken.includes(call.name)) continue;
    for (const token of [undefined, seller.accessToken, viewer.accessToken]) {
      if (token === viewer.accessToken && (call.method === 'GET' || isOwnAccount(call))) continue;
      const { body } = validAdminBodies(viewer)[call.name] ?? {};
      const answer = await service.call(call.method, addressOf(call.path, targets), {
        token,
        headers: fromOurPages,
        ...(body === undefined ? {} : { body }),
      });
      expect(answer.status, call.name).toBe(token === viewer.accessToken ? 403 : 401);
      tried.push(call.name);
    }
  }
  expect(tried.length).toBeGreaterThan(90);
  expect(await everyRow(service)).toEqual(before);
}, 60_000);

test('asking for the head of an answer asks for as much as asking for the answer', async () => {
  const viewer = await anAdmin(service, { role: 'viewer' });
  for (const { method, path, name } of calls) {
    if (method !== 'GET') continue;
    const targets = await newAdminTargets(service, seller, { call: name, admin: viewer, keeper });
    for (const token of [undefined, seller.accessToken, viewer.accessToken]) {
      const get = await service.call('GET', addressOf(path, targets), { token });
      const head = await service.call('HEAD', addressOf(path, targets), { token });
      expect([head.status, head.text], name).toEqual([get.status, '']);
    }
  }
});

test("an administrator's token opens nothing that is a seller's", async () => {
  const owner = await anAdmin(service);
  const asked: string[] = [];
  for (const { name, method, path, operation } of await describedCalls(service)) {
    if (!operation.security || operation.security.some((way) => Object.keys(way).length === 0)) continue;
    const answer = await service.call(method, addressOf(path, seller), { token: owner.accessToken });
    expect(answer.status, name).toBe(401);
    asked.push(name);
  }
  expect(asked.length).toBeGreaterThan(30);
});

test("a seller's refresh token in the cookie, and an administrator's in a seller's call, renew nothing", async () => {
  const admin = await anAdmin(service);
  const cookie = cookieOf(await signInAdmin(service, { username: admin.username }));
  const [name = '', token = ''] = cookie.split('=');
  const asSeller = await callWithCookie(service, '/admin/refresh', `${name}=${seller.refreshToken}`);
  expect([asSeller.status, asSeller.body.code]).toEqual([401, 'refresh_token_invalid']);
  const answer = await service.call('POST', '/auth/refresh', { body: { refreshToken: token } });
  expect([answer.status, answer.body.code]).toEqual([401, 'refresh_token_invalid']);
  expect((await callWithCookie(service, '/admin/refresh', cookie)).status).toBe(200);
});

test('another site can neither sign in, renew nor end a session with the cookie', async () => {
  const admin = await anAdmin(service);
  const signedIn = await signInAdmin(service, { username: admin.username });
  const cookie = cookieOf(signedIn);
  const elsewhere: Record<string, string>[] = [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:3001', 'sec-fetch-site': 'same-site' },
    { origin: 'null' },
    { 'sec-fetch-site': 'none' },
  ];
  for (const headers of elsewhere) {
    const label = JSON.stringify(headers);
    expect((await signInAdmin(service, { username: admin.username }, { headers })).status, label).toBe(403);
    for (const path of ['/admin/refresh', '/admin/logout'] as const) {
      const answer = await callWithCookie(service, path, cookie, headers);
      expect([answer.status, answer.headers['set-cookie']], label).toEqual([403, undefined]);
    }
  }
  for (const path of ['/admin/refresh', '/admin/logout'] as const)
    expect((await callWithCookie(service, path, cookie, {})).status).toBe(403);
  expect((await service.call('GET', '/admin/me', { token: signedIn.body.accessToken })).status).toBe(200);
  expect((await callWithCookie(service, '/admin/refresh', cookie)).status).toBe(200);
});
