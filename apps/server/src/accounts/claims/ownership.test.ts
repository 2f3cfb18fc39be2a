import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { confirmWhenBioShowsCode } from '#server/accounts/accounts.service.ts';
import { type AccountsApi, openAccountsApi } from '#server/accounts/accounts.testing.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';

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
  api.tiktok.accounts.set(handle, { displayName: handle, bio });
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

test('the import confirms a shop whose bio it has just read, and only then', async () => {
  const { accessToken, user } = await api.signUp('imported.bio');
  const code = await codeOf(accessToken);
  const seen = (bio: string) =>
    inTransaction(api.db, 'import', (trx) =>
      confirmWhenBioShowsCode(trx, { shopId: user.id, bio, tiktokUserId: '7011', now: api.clock.now() }),
    );
  expect(await seen('nothing here')).toBe(false);
  expect(await seen(`hello ${code.toLowerCase()}!`)).toBe(true);
  expect(await seen(code)).toBe(false);
});
