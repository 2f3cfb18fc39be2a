import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type AccountsApi, openAccountsApi } from '#server/accounts/accounts.testing.ts';
import { confirmWhenBioShowsCode } from '#server/identity/ownership/confirm-ownership.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { createBioLooks } from './bio-looks.ts';

let api: AccountsApi;

beforeAll(async () => {
  api = await openAccountsApi();
});
afterEach(() => {
  api.tiktok.readable = true;
  return api.forgetLimits();
});
afterAll(() => api.close());

async function codeOf(token: string): Promise<string> {
  const { body } = await api.call('GET', '/auth/ownership', { token });
  return body.data.code ?? '';
}

function check(token: string) {
  return api.call('POST', '/auth/ownership/check', { token });
}

function setBio(handle: string, bio: string | null): void {
  api.tiktok.accounts.set(handle, { ...api.tiktok.accounts.get(handle), displayName: handle, bio });
}

test('a new account is unconfirmed and has a code for its bio', async () => {
  const { accessToken } = await api.signUp('unproven.seller');
  const answer = await api.call('GET', '/auth/ownership', { token: accessToken });
  expect(answer.body.data).toEqual({
    state: 'unconfirmed',
    code: expect.stringMatching(/^[A-HJKMNP-Z2-9]{6}$/),
    confirmedAt: null,
  });
});

test('the code in the bio confirms the shop, once, and its pages show it', async () => {
  const { accessToken, user } = await api.signUp('proven.seller', { followerCount: 12_000, isVerified: true });
  setBio('proven.seller', `Shoes & bags. ${await codeOf(accessToken)} WhatsApp me`);
  const confirmedAt = api.clock.now().toISOString();
  const confirmed = await check(accessToken);
  expect(confirmed.body.data).toEqual({ state: 'confirmed', code: null, confirmedAt });
  setBio('proven.seller', 'Shoes & bags.');
  api.clock.advance(60_000);
  expect((await check(accessToken)).body.data.confirmedAt).toBe(confirmedAt);
  const me = await api.call('GET', '/auth/me', { token: accessToken });
  expect(me.body.data).toMatchObject({ confirmedAt, followerCount: 12_000, isVerified: true });
  const shop = await api.db.selectFrom('shops').select('version').where('shop_id', '=', user.id).executeTakeFirst();
  expect(shop?.version).toBe(2);
});

test('a bio without the code, or none, confirms nothing', async () => {
  const { accessToken } = await api.signUp('empty.bio');
  const code = await codeOf(accessToken);
  for (const bio of [null, '', 'Kampala', `x${code}`, `${code}9`, code.slice(1)]) {
    setBio('empty.bio', bio);
    expect((await check(accessToken)).body.data, String(bio)).toMatchObject({ state: 'unconfirmed', code });
  }
});

test('while TikTok cannot be read the check says so', async () => {
  const { accessToken } = await api.signUp('blocked.bio');
  api.tiktok.readable = false;
  const answer = await check(accessToken);
  expect(answer.status).toBe(503);
  expect(answer.body.code).toBe('tiktok_unavailable');
});

test('looking at the bio is limited per account, because each look asks TikTok', async () => {
  const { accessToken } = await api.signUp('impatient.seller');
  const statuses: number[] = [];
  for (let looks = 0; looks < 12; looks++) statuses.push((await check(accessToken)).status);
  expect(statuses).toEqual([...Array.from({ length: 11 }, () => 200), 429]);
});

test('sellers of another network need not wait for the many accounts of one', async () => {
  const { accounts, clock } = api;
  const { lookAtBio } = accounts;
  let turn = Promise.withResolvers<void>();
  const read: string[] = [];
  const looks = createBioLooks({
    clock,
    read: (handle) => {
      read.push(handle);
      return lookAtBio(handle, '', new AbortController().signal);
    },
    nextTurn: () => turn.promise,
  });
  let waiting = 0;
  accounts.lookAtBio = (...asked) => {
    waiting += 1;
    return looks(...asked);
  };
  const ask = async (handle: string, ip: string) => {
    const { accessToken: token } = await api.signUp(handle);
    return api.call('POST', '/auth/ownership/check', { token, ip });
  };
  try {
    const crowd: ReturnType<typeof ask>[] = [];
    for (let one = 0; one < 10; one += 1) crowd.push(ask(`crowd.${one}`, `198.51.100.${one}`));
    await expect.poll(() => waiting).toBe(10);
    const others = [ask('other.one', '203.0.113.1'), ask('other.two', '192.0.2.1')];
    await expect.poll(() => waiting).toBe(12);
    for (let turns = 0; turns < 2; turns += 1) {
      const given = turn;
      turn = Promise.withResolvers();
      given.resolve();
      await expect.poll(() => read.length, { interval: 1 }).toBe(turns + 1);
    }
    expect(read.toSorted()).toEqual(['other.one', 'other.two']);
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
    turn.resolve();
    await Promise.all(crowd);
  } finally {
    accounts.lookAtBio = lookAtBio;
  }
});

test('the import confirms a shop whose bio it has just read, and only then', async () => {
  const { accessToken, user } = await api.signUp('imported.bio');
  const code = await codeOf(accessToken);
  const seen = (bio: string) =>
    inTransaction(api.db, 'import', (trx) =>
      confirmWhenBioShowsCode(trx, { accountId: user.id, bio, tiktokUserId: '7011', now: api.clock.now() }),
    );
  expect(await seen('nothing here')).toBe(false);
  expect(await seen(`hello ${code.toLowerCase()}!`)).toBe(true);
  expect(await seen(code)).toBe(false);
});

test('what another TikTok account allowed ends with the proof of this one, and stays where that is refused', async () => {
  const { accessToken, user } = await api.signUp('changed.account');
  const { user: other } = await api.signUp('proven.elsewhere');
  const prove = (id: string, proven: string) =>
    api.db.updateTable('accounts').set({ proven_tiktok_id: proven }).where('account_id', '=', id).execute();
  await prove(user.id, '7021');
  await prove(other.id, '7022');
  const ended = { lost_at: api.clock.now(), lost_reason: 'removed' };
  const connection = { account_id: user.id, open_id: 'of.7021', scopes: '', connected_at: api.clock.now(), ...ended };
  await api.db.insertInto('tiktok_connections').values(connection).execute();
  const code = await codeOf(accessToken);
  const confirm = (tiktokUserId: string) =>
    inTransaction(api.db, 'import', (trx) =>
      confirmWhenBioShowsCode(trx, { accountId: user.id, bio: code, tiktokUserId, now: api.clock.now() }),
    );
  const connections = () =>
    api.db.selectFrom('tiktok_connections').select('open_id').where('account_id', '=', user.id).execute();
  expect(await confirm('7022')).toBe(false);
  expect(await connections()).toEqual([{ open_id: 'of.7021' }]);
  expect(await confirm('7023')).toBe(true);
  expect(await connections()).toEqual([]);
});
