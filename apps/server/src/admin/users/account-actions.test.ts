import type { User } from '@app/contracts/accounts/accounts.schemas';
import type { Recovery } from '@app/contracts/admin/actions.schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { aSupporter, eventsOf, type Supporter } from './user-actions.testing.ts';

let service: TestService;
let support: Supporter;
let user: User;
let token: string;
let sellers = 0;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

beforeEach(async () => {
  sellers += 1;
  // Access tokens run out; numbers and addresses have their limits.
  await service.db.deleteFrom('rate_limits').execute();
  const signedUp = await service.signUp(`asks.${sellers}`);
  user = signedUp.user;
  token = signedUp.accessToken;
  support = await aSupporter(service);
});

const aNumber = (prefix = '+25677270') => `${prefix}${String(sellers).padStart(4, '0')}`;
const messagesTo = (phone: string) =>
  (service.app.services.outbox?.messages() ?? []).filter(({ to }) => to === phone).map(({ text }) => text);
const codeTo = (phone: string) => /^\d{6}/.exec(messagesTo(phone)[0] ?? '')?.[0] ?? '';
const setLoginPhone = (phone: string) =>
  service.db.updateTable('accounts').set({ login_phone: phone }).where('account_id', '=', user.id).execute();
const correct = (userId: string, phoneNumber: string, reason = 'The seller mistyped it') =>
  support.call('PUT', `/users/${userId}/number`, { phoneNumber, reason });

/** A sign-up by phone that waits for its code; its id as administrators see it. */
async function aPendingSignUp(phone: string, handle = `waits.${sellers}`): Promise<string> {
  if (!service.tiktok.state().sellers.some((seller) => seller.handle === handle)) service.tiktok.addSeller({ handle });
  const answer = await service.call('POST', '/auth/signup', { body: { handle, phoneNumber: phone } });
  expect(answer.status).toBe(200);
  const row = await service.db
    .selectFrom('phone_signups')
    .select('signup_id')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  return row.signup_id;
}

test('a recovery sends the code to the proven number, which sets a new password by the seller’s own hand', async () => {
  const phone = aNumber();
  await setLoginPhone(phone);
  const answer = await support.act<Recovery>(user.id, 'recovery');
  expect(answer).toMatchObject({
    status: 200,
    body: {
      data: {
        sentTo: `+256*****${phone.slice(-3)}`,
        link: `http://localhost:3000/login?tab=recover&handle=${user.handle}`,
      },
    },
  });
  expect(answer.text).not.toContain(phone);
  expect(messagesTo(phone)[0]).toContain('to set a new password');
  expect(answer.text).not.toContain(codeTo(phone));
  const body = { phoneNumber: phone, code: codeTo(phone), password: 'Nakawa-7-Mangoes' };
  expect((await service.call('POST', '/auth/recovery/complete', { body })).status).toBe(200);
});

test('without a proven number the link alone is given, and the password stays', async () => {
  const hash = () =>
    service.db
      .selectFrom('accounts')
      .select('password_hash')
      .where('account_id', '=', user.id)
      .executeTakeFirstOrThrow();
  const before = await hash();
  const answer = await support.act<Recovery>(user.id, 'recovery');
  expect(answer.body.data).toEqual({
    sentTo: null,
    link: `http://localhost:3000/login?tab=recover&way=bio&handle=${user.handle}`,
  });
  expect(await hash()).toEqual(before);
});

test('a started recovery is on the log without number or handle, and the owner finds it', async () => {
  await setLoginPhone(aNumber());
  await support.act(user.id, 'recovery');
  const [entry] = await support.audit();
  expect(entry).toMatchObject({ action: 'user.recovery_started', subject_id: user.id, details: { bySms: true } });
  expect(await eventsOf(service, user.id)).toMatchObject([
    { kind: 'recovery_started', details: { bySms: true, byAdministrator: true } },
  ]);
});

test('a second code within a minute is refused as for everybody, and not on the log', async () => {
  await setLoginPhone(aNumber());
  await support.act(user.id, 'recovery');
  const again = await support.act(user.id, 'recovery');
  expect(again).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(await support.audit()).toHaveLength(1);
});

test('a corrected contact is understood as locals write it, and shown as new for seven days', async () => {
  const answer = await correct(user.id, '0772 123 456');
  expect(answer).toMatchObject({
    status: 200,
    body: {
      data: {
        phoneNumber: '+256772123456',
        contactNewUntil: new Date(service.clock.now().getTime() + 7 * 24 * 3600_000).toISOString(),
      },
    },
  });
  expect(await eventsOf(service, user.id)).toEqual([
    { kind: 'contact_changed', details: { hadContact: false, hasContact: true, byAdministrator: true } },
  ]);
  const me = await service.call<User>('GET', '/auth/me', { token });
  expect(me.body.data.phoneNumber).toBe('+256772123456');
  expect(JSON.stringify(await support.audit())).not.toMatch(/772123456/);
  // The same number again changes nothing and is no second entry.
  expect((await correct(user.id, '+256772123456')).status).toBe(200);
  expect(await support.audit()).toHaveLength(1);
});

test.each(['12', 'call me', '+256', '+25641123', '\u0000'])('%j is not a number', async (typed) => {
  const answer = await correct(user.id, typed);
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'phoneNumber' }] } });
  expect(await support.audit()).toEqual([]);
});

test('the code of a sign-up is sent once more, after a minute, and still opens the account', async () => {
  const phone = aNumber('+25677271');
  const signUpId = await aPendingSignUp(phone);
  expect((await support.act(signUpId, 'sign-up-code')).status).toBe(429);
  service.clock.advance(61_000);
  const answer = await support.act(signUpId, 'sign-up-code');
  expect(answer).toMatchObject({ status: 200, body: { data: { userId: signUpId, subscriptionStatus: 'pending' } } });
  expect(messagesTo(phone)).toHaveLength(2);
  const body = { handle: `waits.${sellers}`, phoneNumber: phone, code: codeTo(phone) };
  expect((await service.call('POST', '/auth/verify-signup', { body })).status).toBe(201);
  expect((await support.act(signUpId, 'sign-up-code')).status).toBe(404);
  expect((await support.audit()).map(({ action }) => action)).toEqual(['user.code_resent']);
});

test('five codes a day are all that a number gets, also from support', async () => {
  const phone = aNumber('+25677272');
  const signUpId = await aPendingSignUp(phone);
  for (let sent = 1; sent < 5; sent += 1) {
    service.clock.advance(61_000);
    expect((await support.act(signUpId, 'sign-up-code')).status).toBe(200);
  }
  service.clock.advance(61_000);
  const answer = await support.act(signUpId, 'sign-up-code');
  expect(answer.status).toBe(429);
  expect(answer.body.message).toContain('all its codes for today');
});

test('a mistyped number of a sign-up is put right: the code goes to the right one, and the wrong one opens nothing', async () => {
  const [wrong, right] = [aNumber('+25677273'), aNumber('+25677274')];
  const signUpId = await aPendingSignUp(wrong);
  const oldCode = codeTo(wrong);
  const answer = await correct(signUpId, right.replace('+256', '0'));
  expect(answer).toMatchObject({ status: 200, body: { data: { userId: signUpId, phoneNumber: right } } });
  const verify = (phoneNumber: string, code: string) =>
    service.call('POST', '/auth/verify-signup', { body: { handle: `waits.${sellers}`, phoneNumber, code } });
  expect((await verify(wrong, oldCode)).status).toBe(400);
  expect((await verify(right, codeTo(right))).status).toBe(201);
});

test('a number that waits for the same handle already, and one that gets no SMS, are refused', async () => {
  const [one, other] = [aNumber('+25677275'), aNumber('+25677276')];
  const signUpId = await aPendingSignUp(one);
  await aPendingSignUp(other);
  service.clock.advance(61_000);
  expect(await correct(signUpId, other)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect((await correct(signUpId, '+254712345678')).status).toBe(400);
  expect(await support.audit()).toEqual([]);
});

test('a sign-up is not moved to a number that waits for the same handle already', async () => {
  const [mistyped, waiting] = [aNumber('+25677281'), aNumber('+25677282')];
  const handle = `twice.${sellers}`;
  const signUpId = await aPendingSignUp(mistyped, handle);
  await aPendingSignUp(waiting, handle);
  service.clock.advance(61_000);
  expect(await correct(signUpId, waiting)).toMatchObject({
    status: 409,
    body: { message: 'This number is already waiting for the code of this handle.' },
  });
  expect(await support.audit()).toEqual([]);
});

test('a sign-up whose handle has a shop by now gets no more codes', async () => {
  const phone = aNumber('+25677277');
  const handle = `raced.${sellers}`;
  const signUpId = await aPendingSignUp(phone, handle);
  await service.signUp(handle);
  service.clock.advance(61_000);
  expect(await support.act(signUpId, 'sign-up-code')).toMatchObject({ status: 409, body: { code: 'handle_taken' } });
});

test('signing out everywhere ends every session at once, and the owner finds it', async () => {
  await service.call('POST', '/auth/password/signin', { body: { handle: user.handle, password: 'Muyembe-42-Trees' } });
  const answer = await support.act(user.id, 'sessions/end');
  expect(answer).toMatchObject({ status: 200, body: { data: { sessionCount: 0 } } });
  const write = await service.call('PUT', '/auth/me', { token, body: { phoneNumber: '+256700123456' } });
  expect(write).toMatchObject({ status: 401, body: { code: 'session_ended' } });
  expect(await eventsOf(service, user.id)).toEqual([
    { kind: 'sessions_ended', details: { ended: 2, byAdministrator: true } },
  ]);
  expect(await support.audit()).toMatchObject([{ action: 'user.sessions_ended', details: { ended: 2 } }]);
  // A second click ends nothing and is no error.
  expect((await support.act(user.id, 'sessions/end')).status).toBe(200);
});

test('nothing is done to a seller who is gone, nor with an id of another kind', async () => {
  const signUpId = await aPendingSignUp(aNumber('+25677278'));
  await service.db.deleteFrom('accounts').where('account_id', '=', user.id).execute();
  for (const id of [user.id, crypto.randomUUID()]) {
    const tried = [
      await support.act(id, 'recovery'),
      await support.act(id, 'sessions/end'),
      await support.act(id, 'sign-up-code'),
      await correct(id, '+256772123456'),
    ];
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  }
  expect((await support.act(signUpId, 'sessions/end')).status).toBe(404);
  expect(await support.audit()).toEqual([]);
});

test('a viewer corrects nothing and signs no one out', async () => {
  const viewer = await aSupporter(service, 'viewer');
  const tried = [
    await viewer.act(user.id, 'recovery'),
    await viewer.act(user.id, 'sessions/end'),
    await viewer.act(user.id, 'sign-up-code'),
    await viewer.call('PUT', `/users/${user.id}/number`, { phoneNumber: '+256772123456', reason: 'Because' }),
  ];
  expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
