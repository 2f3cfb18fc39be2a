import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type AccountsApi,
  type Answer,
  goodPassword,
  openAccountsApi,
  tiktokIdOf,
} from '#server/accounts/accounts.testing.ts';
import { anOrder } from '#server/orders/orders.testing.ts';
import { hourMs } from '#server/platform/clock.ts';

let api: AccountsApi;

beforeAll(async () => {
  api = await openAccountsApi();
});
afterEach(() => {
  api.tiktok.readable = true;
  return api.forgetLimits();
});
afterAll(() => api.close());

const newPassword = 'Owner-Of-This-77';

type ClaimAnswer = Answer & { body: { data: { claimId: string; expiresAt: string } } };

async function open(handle: string) {
  const answer = (await api.call('POST', '/auth/ownership/claims', { body: { handle } })) as ClaimAnswer;
  expect(answer.status).toBe(201);
  return { ...answer.body.data, code: answer.body.data.code ?? '' };
}

function complete(claimId: string, options: { password?: string; key?: string; ip?: string; agent?: string } = {}) {
  const { password = newPassword, agent, ...rest } = options;
  const headers: Record<string, string> = agent ? { 'user-agent': agent } : {};
  return api.call('POST', `/auth/ownership/claims/${claimId}/complete`, { body: { password }, headers, ...rest });
}

function setBio(handle: string, bio: string | null): void {
  const known = api.tiktok.accounts.get(handle);
  api.tiktok.accounts.set(handle, { displayName: handle, ...known, bio });
}

const signIn = (handle: string, password: string) =>
  api.call('POST', '/auth/password/signin', { body: { handle, password } });

test('a claim answers the same for a handle with an account, without one, and one that TikTok does not know', async () => {
  await api.signUp('has.account');
  const expiresAt = new Date(api.clock.now().getTime() + 6 * hourMs).toISOString();
  for (const handle of ['has.account', 'has.none', 'is.nowhere']) {
    const answer = await api.call('POST', '/auth/ownership/claims', { body: { handle } });
    expect(answer.body, handle).toEqual({
      success: true,
      message: 'Put this code into your TikTok bio.',
      data: {
        claimId: expect.stringMatching(/^[A-Za-z0-9_-]{32}$/),
        code: expect.stringMatching(/^[A-HJKMNP-Z2-9]{6}$/),
        expiresAt,
      },
    });
  }
});

test('a handle that cannot be one is refused in the specified words', async () => {
  const { status, body } = await api.call('POST', '/auth/ownership/claims', { body: { handle: 'no way' } });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid_request', message: 'Please enter a valid TikTok handle' });
});

test('a seller who proves the bio takes the handle over: sessions, numbers and password of the impostor are gone', async () => {
  const impostor = await api.signUp('taken.handle', { isVerified: true, followerCount: 50_000 });
  const number = { phoneNumber: '+256772123456' };
  await api.call('PUT', '/auth/me', { token: impostor.accessToken, body: number });
  await api.call('POST', '/auth/me/welcome', { token: impostor.accessToken });
  await api.db
    .updateTable('accounts')
    .set({ login_phone: '+256772999888', calls_allowed: true })
    .where('account_id', '=', impostor.user.id)
    .execute();
  await api.db
    .updateTable('shops')
    .set({ owner_display_name: 'Pay to 0772 123456' })
    .where('shop_id', '=', impostor.user.id)
    .execute();
  await anOrder(api.db, { shopId: impostor.user.id }, { videoId: '7300000000000000000', at: api.clock.now() });
  const claim = await open('@Taken.Handle');
  setBio('taken.handle', `Kampala ${claim.code}`);
  const taken = await complete(claim.claimId, { agent: 'Mozilla/5.0 (Linux; Android 11; TECNO KG5p) Chrome/120.0' });
  expect(taken.status).toBe(200);
  const now = api.clock.now();
  expect(taken.body.data.user).toMatchObject({
    id: impostor.user.id,
    handle: 'taken.handle',
    displayName: 'taken.handle',
    phoneNumber: null,
    loginPhoneNumber: null,
    welcomedAt: null,
    confirmedAt: now.toISOString(),
    contactNewUntil: new Date(now.getTime() + 7 * 24 * hourMs).toISOString(),
    isVerified: true,
  });
  const write = await api.call('PUT', '/auth/me', { token: impostor.accessToken, body: number });
  expect(write.body.code).toBe('session_ended');
  const refresh = await api.call('POST', '/auth/refresh', { body: { refreshToken: impostor.refreshToken } });
  expect(refresh.status).toBe(401);
  expect(await api.accounts.guards.checkSocketJoin(impostor.accessToken)).toBeNull();
  expect((await signIn('taken.handle', goodPassword)).body.code).toBe('invalid_credentials');
  expect((await signIn('taken.handle', newPassword)).status).toBe(200);
  const { accessToken: token } = taken.body.data;
  const me = await api.call('GET', '/auth/me', { token });
  expect(me.body.data.id).toBe(impostor.user.id);
  const settings = await api.call('GET', '/shop/taken.handle/settings', { token });
  expect(settings.body.data, 'whose word it was not').toMatchObject({ callsAllowed: false });
  const kept = await api.db.selectFrom('orders').select('number').where('shop_id', '=', impostor.user.id).execute();
  expect(kept).toHaveLength(1);
  const orders = await api.call('GET', '/shop/taken.handle/owner/orders', { token });
  expect(orders.body.data, 'asked of the impostor').toMatchObject({ orders: [], newCount: 0 });
});

test('a taking-over is on record, without handles and numbers', async () => {
  const { user } = await api.signUp('on.record');
  const claim = await open('on.record');
  setBio('on.record', claim.code);
  await complete(claim.claimId);
  const events = await api.db.selectFrom('account_events').selectAll().where('account_id', '=', user.id).execute();
  expect(events).toEqual([
    {
      account_id: user.id,
      event_id: expect.any(String),
      kind: 'taken_over',
      happened_at: api.clock.now(),
      details: { wasConfirmed: false, hadContact: false, hadLoginPhone: false, sessionsEnded: 1 },
    },
  ]);
});

test('an owner who forgot the password keeps the name of the shop, and a wish to delete it is void', async () => {
  const { user } = await api.signUp('forgot.it');
  const at = api.clock.now();
  const due = {
    confirmed_at: at,
    proven_tiktok_id: tiktokIdOf('forgot.it'),
    deletion_due_at: new Date(at.getTime() + hourMs),
  };
  await api.db.updateTable('accounts').set(due).where('account_id', '=', user.id).execute();
  await api.db.updateTable('shops').set({ owner_display_name: 'My Name' }).where('shop_id', '=', user.id).execute();
  const claim = await open('forgot.it');
  setBio('forgot.it', claim.code);
  const { body } = await complete(claim.claimId);
  expect(body.data.user).toMatchObject({ displayName: 'My Name', deletionDueAt: null });
});

test('an account that is being deleted is not taken over, and the claim stays open until it is gone', async () => {
  const { user } = await api.signUp('going.now');
  const due = { deletion_due_at: api.clock.now() };
  await api.db.updateTable('accounts').set(due).where('account_id', '=', user.id).execute();
  const claim = await open('going.now');
  setBio('going.now', claim.code);
  expect(await complete(claim.claimId)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect((await signIn('going.now', goodPassword)).status).toBe(200);
  await api.db.deleteFrom('accounts').where('account_id', '=', user.id).execute();
  const { status, body } = await complete(claim.claimId);
  expect(status).toBe(200);
  expect(body.data.user.id).not.toBe(user.id);
});

test('a handle without an account gets one, with shop, trial and first import, confirmed from the start', async () => {
  api.tiktok.accounts.set('brand.new', { displayName: 'Brand New', followerCount: 12 });
  const claim = await open('BRAND.new');
  setBio('brand.new', claim.code);
  const { status, body } = await complete(claim.claimId);
  expect(status).toBe(200);
  expect(body.data.user).toMatchObject({
    handle: 'brand.new',
    displayName: 'Brand New',
    subscriptionStatus: 'trial',
    confirmedAt: api.clock.now().toISOString(),
    contactNewUntil: null,
    followerCount: 12,
  });
  expect(api.imports.filter((shop) => shop.handle === 'brand.new')).toHaveLength(1);
  expect((await signIn('brand.new', newPassword)).status).toBe(200);
});

test('without the code in the bio nothing changes', async () => {
  await api.signUp('stays.mine');
  const claim = await open('stays.mine');
  const other = await open('stays.mine');
  for (const bio of [null, 'Kampala', `x${claim.code}`, other.code]) {
    setBio('stays.mine', bio);
    const answer = await complete(claim.claimId);
    expect(answer, String(bio)).toMatchObject({ status: 409, body: { code: 'claim_not_proven' } });
  }
  expect((await signIn('stays.mine', goodPassword)).status).toBe(200);
});

test("an account's own code does not complete a stranger's claim, nor the code of another handle", async () => {
  const { accessToken } = await api.signUp('own.code');
  const own = await api.call('GET', '/auth/ownership', { token: accessToken });
  const claim = await open('own.code');
  const elsewhere = await open('another.handle');
  setBio('own.code', `${own.body.data.code} ${elsewhere.code}`);
  expect((await complete(claim.claimId)).body.code).toBe('claim_not_proven');
});

test('while TikTok cannot be read the answer says so, and the claim can be completed later', async () => {
  await api.signUp('later.proof');
  const claim = await open('later.proof');
  setBio('later.proof', claim.code);
  api.tiktok.readable = false;
  expect(await complete(claim.claimId)).toMatchObject({ status: 503, body: { code: 'tiktok_unavailable' } });
  api.tiktok.readable = true;
  expect((await complete(claim.claimId)).status).toBe(200);
});

test('a forged, an expired and a used claim are refused alike', async () => {
  const expired = await open('out.of.time');
  setBio('out.of.time', expired.code);
  api.clock.advance(6 * hourMs);
  const used = await open('out.of.time');
  setBio('out.of.time', used.code);
  expect((await complete(used.claimId)).status).toBe(200);
  for (const claimId of ['A'.repeat(32), expired.claimId, used.claimId])
    expect(await complete(claimId)).toMatchObject({ status: 410, body: { code: 'claim_expired' } });
  expect((await complete("x' or 1=1 --")).status).toBe(400);
  expect((await complete('short')).body.code).toBe('invalid_request');
});

test('a double click completes a claim once, and both get the same answer', async () => {
  await api.signUp('double.click');
  const claim = await open('double.click');
  setBio('double.click', claim.code);
  const first = await complete(claim.claimId, { key: 'double-click-on-1' });
  const again = await complete(claim.claimId, { key: 'double-click-on-1' });
  expect(first.status).toBe(200);
  expect(again.text).toBe(first.text);
});

test('of two completions at once without a key one wins', async () => {
  const { user } = await api.signUp('two.at.once');
  const claim = await open('two.at.once');
  setBio('two.at.once', claim.code);
  const answers = await Promise.all([complete(claim.claimId), complete(claim.claimId)]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 410]);
  const open_ = await api.db
    .selectFrom('sessions')
    .select('session_id')
    .where('account_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .execute();
  expect(open_).toHaveLength(1);
});

test('a weak password is refused before TikTok is asked', async () => {
  const claim = await open('weak.password');
  const answer = await complete(claim.claimId, { password: 'weak' });
  expect(answer.status).toBe(400);
  expect(answer.body.errors?.[0]).toEqual({
    field: 'password',
    message: 'Password must be at least 8 characters long',
  });
});

test('wrong tries of one claim are limited, from whatever address', async () => {
  const claim = await open('impatient.claimant');
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries++)
    statuses.push((await complete(claim.claimId, { ip: `10.1.0.${tries}` })).status);
  expect(statuses).toEqual([...Array.from({ length: 11 }, () => 409), 429]);
});

test('claims are limited per handle and network, and per address', async () => {
  const statusOf = async (handle: string, ip: string) =>
    (await api.call('POST', '/auth/ownership/claims', { body: { handle }, ip })).status;
  let last = 0;
  for (let tries = 0; tries < 22; tries++)
    last = await statusOf(tries % 2 ? 'Wanted' : 'wanted', `2001:db8:2:${tries}::1`);
  expect(last).toBe(429);
  for (let tries = 0; tries < 32; tries++) last = await statusOf(`handle${tries}`, '10.3.0.1');
  expect(last).toBe(429);
});

test("strangers' claims of a handle, however many, keep its owner from opening none", async () => {
  // More than any number that would close the handle, without asking for each.
  await open('claimed.by.many');
  await api.db.updateTable('rate_limits').set({ points: 100_000 }).where('key', 'like', 'claim%:tries%').execute();
  for (const ip of ['10.7.0.1', '10.7.0.2', '10.7.0.3'])
    expect((await api.call('POST', '/auth/ownership/claims', { body: { handle: 'claimed.by.many' }, ip })).status).toBe(
      201,
    );
});

test('a stolen dump completes no claim: only the hash of its id is stored', async () => {
  const claim = await open('stolen.dump');
  const rows = await api.db.selectFrom('ownership_claims').selectAll().where('handle', '=', 'stolen.dump').execute();
  expect(JSON.stringify(rows)).not.toContain(claim.claimId);
  expect(rows).toHaveLength(1);
});
