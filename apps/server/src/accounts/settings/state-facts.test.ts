import type { ShopFacts } from '@app/contracts/catalog/facts.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword } from '#server/accounts/accounts.testing.ts';
import { anOwner } from '#server/catalog/owner/owner.testing.ts';
import { dayMs } from '#server/platform/clock.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const sarah = { name: 'NAKATO SARAH', code: '123456' };
const thief = { name: 'OKELLO JOHN', code: null };

async function seller(handle: string) {
  const owner = await anOwner(service, handle);
  const state = (body: Record<string, unknown>) => owner.call<ShopFacts>('PUT', '/facts', body);
  const facts = async () => (await service.call<ShopFacts>('GET', `/shop/${handle}/facts`)).body.data;
  return { ...owner, state, facts };
}

test('the first mobile money is free and announced to no one; another name needs the password and is new for 7 days', async () => {
  const { state, facts } = await seller('money.first');
  const first = await state({ mobileMoney: { name: '  Nakato   Sarah ', code: '123 456' } });
  expect(first.body.data).toMatchObject({
    mobileMoney: { name: 'Nakato Sarah', code: '123456' },
    moneyNewUntil: null,
  });
  const refused = await state({ mobileMoney: thief });
  expect(refused.body).toMatchObject({ code: 'password_required', errors: [{ field: 'password' }] });
  expect((await state({ mobileMoney: thief, password: 'Wrong-Password-1' })).body.code).toBe('password_wrong');
  expect((await facts()).mobileMoney?.name).toBe('Nakato Sarah');
  const changed = await state({ mobileMoney: thief, password: goodPassword });
  expect(changed.body.data).toMatchObject({
    mobileMoney: thief,
    moneyNewUntil: new Date(service.clock.now().getTime() + 7 * dayMs).toISOString(),
  });
});

test('in a shop that is older than a week the first name needs the password, and is announced, too', async () => {
  const { state } = await seller('money.grown');
  await service.db
    .updateTable('accounts')
    .set({ created_at: new Date(service.clock.now().getTime() - 8 * dayMs) })
    .where('account_id', '=', (eb) => eb.selectFrom('shops').select('shop_id').where('handle', '=', 'money.grown'))
    .execute();
  expect((await state({ mobileMoney: thief })).body.code).toBe('password_required');
  const { data } = (await state({ mobileMoney: thief, password: goodPassword })).body;
  expect(data).toMatchObject({ mobileMoney: thief, moneyNewUntil: expect.any(String) });
});

test('taking mobile money away needs the password, too: else a change would be a removal and a first entry', async () => {
  const { state, facts } = await seller('money.removed');
  await state({ mobileMoney: sarah });
  expect((await state({ mobileMoney: null })).body.code).toBe('password_required');
  expect((await state({ mobileMoney: null, password: goodPassword })).body.data.mobileMoney).toBeNull();
  expect((await state({ mobileMoney: thief })).body.code).toBe('password_required');
  await state({ mobileMoney: thief, password: goodPassword });
  expect(await facts()).toMatchObject({ mobileMoney: thief, moneyNewUntil: expect.any(String) });
});

test('the same name again, and all other facts beside it, ask for nothing', async () => {
  const { state } = await seller('money.same');
  await state({ mobileMoney: sarah });
  const again = await state({ mobileMoney: { name: ' NAKATO SARAH', code: '123-456' }, place: 'Kikuubo' });
  expect(again.body.data).toMatchObject({ place: 'Kikuubo', mobileMoney: sarah, moneyNewUntil: null });
});

test('without a right password nothing of what was sent is stated', async () => {
  const { state, facts } = await seller('money.nothing');
  await state({ mobileMoney: sarah });
  await state({ mobileMoney: thief, place: 'Kikuubo', password: 'Wrong-Password-1' });
  expect(await facts()).toMatchObject({ place: null, mobileMoney: sarah });
});

test('a nameless account, a code with letters and our own words are refused by their field', async () => {
  const { state, facts } = await seller('money.wrong');
  const fieldOf = async (mobileMoney: unknown) => (await state({ mobileMoney })).body.errors?.[0]?.field;
  expect(await fieldOf({ name: '\u200b', code: '123456' })).toBe('mobileMoney.name');
  expect(await fieldOf({ name: 'Verified seller', code: null })).toBe('mobileMoney.name');
  expect(await fieldOf({ ...sarah, code: '12a456' })).toBe('mobileMoney.code');
  expect(await fieldOf({ ...sarah, code: '123' })).toBe('mobileMoney.code');
  expect((await facts()).mobileMoney).toBeNull();
});

test('of two tabs that state it at once one is refused, and the name of the other stands', async () => {
  const { state, facts } = await seller('money.tabs');
  const answers = await Promise.all([state({ mobileMoney: sarah }), state({ mobileMoney: thief })]);
  expect(answers.filter(({ status }) => status >= 400)).toHaveLength(1);
  const winner = answers.find(({ status }) => status === 200);
  expect((await facts()).mobileMoney).toEqual(winner?.body.data.mobileMoney);
});
