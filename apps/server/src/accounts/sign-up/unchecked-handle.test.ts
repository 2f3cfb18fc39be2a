import type { User } from '@app/contracts/accounts/accounts.schemas';
import type { Shop } from '@app/contracts/catalog/catalog.schemas';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findOpenShopId } from '#server/catalog/catalog.service.ts';
import { noteHandleCheck } from '#server/ingestion/import/tiktok-account.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { openTestService, type TestService, testPassword } from '#server/test/service.testing.ts';

let service: TestService;
let count = 0;
let handle = '';

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());
beforeEach(() => {
  count += 1;
  handle = `seller.${count}`;
});
afterEach(async () => {
  service.tiktok.heal();
  await service.db.deleteFrom('rate_limits').execute();
});

type Made = { user: User; accessToken: string };

/** Signs up while TikTok answers nothing; it is well again afterwards. */
async function signUpUnanswered(): Promise<Made> {
  service.tiktok.fail('all', { mode: 'blocked-wait' });
  const answer = await service.call<Made>('POST', '/auth/password/signup', {
    body: { handle, password: testPassword },
    ip: `10.4.0.${count}`,
  });
  expect(answer.status).toBe(201);
  service.tiktok.heal();
  return answer.body.data;
}

const me = async ({ accessToken }: Made) =>
  (await service.call<User>('GET', '/auth/me', { token: accessToken })).body.data;
const importState = ({ user }: Made) =>
  service.db.selectFrom('import_states').selectAll().where('shop_id', '=', user.id).executeTakeFirstOrThrow();
const correct = ({ accessToken }: Made, to: string) =>
  service.call<User>('PUT', '/auth/handle', { token: accessToken, body: { handle: to }, ip: `10.4.1.${count}` });
const openFor = async (whose: string, token?: string) => ({
  shop: (await service.call<Shop>('GET', `/shop/${whose}`, { token })).status,
  products: (await service.call('GET', `/shop/${whose}/products`)).status,
  live: await findOpenShopId(service.db, whose),
});

test('a shop whose handle waits to be checked is not there for visitors, and opens when TikTok answers', async () => {
  const made = await signUpUnanswered();
  expect(made.user.handleCheck).toBe('waiting');
  expect(await openFor(handle)).toEqual({ shop: 404, products: 404, live: null });
  expect((await openFor(handle, made.accessToken)).shop, 'its owner sees it').toBe(200);

  service.tiktok.fail('all', { mode: 'blocked-wait' });
  await service.import(made.user.id);
  expect((await me(made)).handleCheck, 'no answer is no answer').toBe('waiting');
  service.tiktok.heal();

  service.tiktok.addSeller({ handle, nickname: 'Late Answer', followers: 20_000, verified: true });
  service.tiktok.publish({ handle, caption: 'Kitenge bag 45,000 #TRACK' });
  await service.import(made.user.id);
  expect(await openFor(handle)).toEqual({ shop: 200, products: 200, live: made.user.id });
  expect(await me(made)).toMatchObject({ handleCheck: null, confirmedAt: null, displayName: 'Late Answer' });
  const row = await service.db
    .selectFrom('shops')
    .select(['follower_count', 'is_verified'])
    .where('shop_id', '=', made.user.id)
    .executeTakeFirst();
  expect(row, 'what decides how sure we must be of its owner').toMatchObject({ is_verified: true });
});

test('a shop that waits is looked at again within minutes, however long TikTok has not answered', async () => {
  const made = await signUpUnanswered();
  const { user } = made;
  await service.db.updateTable('import_states').set({ failures_in_row: 12 }).where('shop_id', '=', user.id).execute();
  service.tiktok.fail('all', { mode: 'server-error' });
  await service.import(user.id);
  const { next_import_at: next } = await importState(made);
  const minutes = (next.getTime() - service.clock.now().getTime()) / 60_000;
  expect(minutes).toBeGreaterThan(0);
  expect(minutes).toBeLessThanOrEqual(10);
});

test('a handle that TikTok then does not know stays closed, is said, and can be corrected', async () => {
  const made = await signUpUnanswered();
  await service.import(made.user.id);
  expect((await me(made)).handleCheck).toBe('not_found');
  expect(await openFor(handle)).toEqual({ shop: 404, products: 404, live: null });
  const { next_import_at: later } = await importState(made);
  expect(later.getTime() - service.clock.now().getTime(), 'it does not keep TikTok busy').toBe(12 * 3600_000);

  const right = `right.${count}`;
  service.tiktok.addSeller({ handle: right, nickname: 'Right Name' });
  service.tiktok.publish({ handle: right, caption: 'Gomesi 120,000 #TRACK' });
  const answer = await correct(made, `@${right.toUpperCase()}`);
  expect(answer.status).toBe(200);
  expect(answer.body.message).toBe(`TikTok knows @${right}. Your shop is open.`);
  expect(answer.body.data).toMatchObject({ handle: right, handleCheck: null, displayName: 'Right Name' });
  expect((await openFor(right)).live).toBe(made.user.id);
  const again = await correct(made, right);
  expect([again.status, again.body.data.handle], 'its answer was lost').toEqual([200, right]);

  const { next_import_at: next, failures_in_row: failures } = await importState(made);
  expect([next, failures]).toEqual([service.clock.now(), 0]);
  await service.import(made.user.id);
  const products = await service.call<{ data: unknown[] }>('GET', `/shop/${right}/products`);
  expect(products.body.data.data).toHaveLength(1);
  const signIn = await service.call('POST', '/auth/password/signin', {
    body: { handle: right, password: testPassword },
  });
  expect(signIn.status).toBe(200);
});

test('a handle that is there by now is found by asking again', async () => {
  const made = await signUpUnanswered();
  await service.import(made.user.id);
  service.tiktok.addSeller({ handle });
  expect((await correct(made, handle)).body.data).toMatchObject({ handle, handleCheck: null });
});

test('a correction to a handle that is taken, or not on TikTok, or impossible, changes nothing', async () => {
  const other = await service.signUp(`taken.${count}`);
  const made = await signUpUnanswered();
  expect((await correct(made, other.user.handle)).body.code).toBe('handle_taken');
  expect((await correct(made, `no.one.${count}`)).body.code).toBe('handle_not_on_tiktok');
  expect((await correct(made, '!!')).body.errors).toEqual([
    { field: 'handle', message: 'Please enter a valid TikTok handle' },
  ]);
  expect(await me(made)).toMatchObject({ handle, handleCheck: 'waiting' });
});

test('once TikTok has shown the handle it stays', async () => {
  service.tiktok.addSeller({ handle: `free.${count}` });
  const found = await service.signUp(handle);
  const answer = await correct(found, `free.${count}`);
  expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
  expect(answer.body.message).toContain(`TikTok knows @${handle}`);
  expect((await me(found)).handle).toBe(handle);
});

test('of two tabs that correct at once one does', async () => {
  const made = await signUpUnanswered();
  for (const name of ['one', 'two']) service.tiktok.addSeller({ handle: `${name}.${count}` });
  const answers = await Promise.all(['one', 'two'].map((name) => correct(made, `${name}.${count}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const done = answers.find(({ status }) => status === 200);
  expect((await me(made)).handle).toBe(done?.body.data.handle);
});

test('of two sellers who correct to one handle at once one gets it', async () => {
  const one = await signUpUnanswered();
  handle = `${handle}.b`;
  const two = await signUpUnanswered();
  const wanted = `wanted.${count}`;
  service.tiktok.addSeller({ handle: wanted });
  const answers = await Promise.all([correct(one, wanted), correct(two, wanted)]);
  expect(answers.map(({ status, body }) => body.code ?? status).sort()).toEqual([200, 'handle_taken']);
});

test('what TikTok says of the former handle says nothing of the corrected one', async () => {
  const made = await signUpUnanswered();
  const former = handle;
  service.tiktok.fail('all', { mode: 'blocked-wait' });
  expect((await correct(made, `later.${count}`)).body.data).toMatchObject({ handleCheck: 'waiting' });
  for (const exists of [true, false]) {
    const noted = await inTransaction(service.db, 'a look that began before', (trx) =>
      noteHandleCheck(trx, { shopId: made.user.id, handle: former, exists }),
    );
    expect(noted).toBe(false);
  }
  expect(await me(made)).toMatchObject({ handle: `later.${count}`, handleCheck: 'waiting' });
});

test('a seller who proves the handle opens the shop', async () => {
  const made = await signUpUnanswered();
  const { code } = (await service.call<{ code: string }>('GET', '/auth/ownership', { token: made.accessToken })).body
    .data;
  service.tiktok.addSeller({ handle, bio: `Kampala ${code}` });
  const checked = await service.call('POST', '/auth/ownership/check', { token: made.accessToken });
  expect(checked.body.data).toMatchObject({ state: 'confirmed' });
  expect((await openFor(handle)).live).toBe(made.user.id);
  expect((await me(made)).handleCheck).toBeNull();
});
