import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { aReader, aSeller, type Reader } from './users.testing.ts';

let service: TestService;
let reader: Reader;

beforeAll(async () => {
  service = await openTestService();
  reader = await aReader(service);
  await aSeller(service, { handle: 'amina.duka', whatsappNumber: '+256772123456' });
  await aSeller(service, { handle: 'amina_duka', whatsappNumber: '+256701555000', loginPhone: '+254722000111' });
  await aSeller(service, { handle: 'kato2567', whatsappNumber: '+256772123456', loginPhone: '+256772123456' });
  await aSeller(service, { handle: 'the.amina' });
  await aSeller(service, { handle: '25.gifts' });
});
afterAll(() => service.close());

const all = ['25.gifts', 'amina.duka', 'amina_duka', 'kato2567', 'the.amina'];

test.each([
  ['the middle of a handle', 'ina', ['amina.duka', 'amina_duka', 'the.amina']],
  ['with @ and capitals, as it is written elsewhere', ' @Amina.Duka ', ['amina.duka']],
  ['a point is a point', 'a.d', ['amina.duka']],
  ['a line is a line, and not any letter', 'a_d', ['amina_duka']],
  ['a wildcard matches no one', 'a%a', []],
  ['another one', 'ami\\', []],
  ['letters that no handle has', 'AMIXDUKAé', []],
  ['as it is stored, but no one types it', ':ami', []],
  ['two letters, at the beginning only', 'am', ['amina.duka', 'amina_duka']],
  ['one letter', 't', ['the.amina']],
  ['the middle of a number', '2123', ['amina.duka', 'kato2567']],
  ['a number that signs in and is not shown', '722000', ['amina_duka']],
  ['a local number', '0772123456', ['amina.duka', 'kato2567']],
  ['a local number as people write it', '0772 123-456', ['amina.duka', 'kato2567']],
  ['the beginning of a local number', '0701', ['amina_duka']],
  ['a whole number', '+256 701 555 000', ['amina_duka']],
  ["digits across the end of the country's code", '5677', ['amina.duka', 'kato2567']],
  ['all of that code', '256', ['amina.duka', 'amina_duka', 'kato2567']],
  ['a local 0 where the stored number has none', '6077', []],
  ['the beginning of a local number, shorter', '07', ['amina.duka', 'amina_duka', 'kato2567']],
  ['the country', '+254', ['amina_duka']],
  ['two digits, of a handle or a number', '25', ['25.gifts', 'amina.duka', 'amina_duka', 'kato2567']],
  ['one digit after the plus', '+2', ['amina.duka', 'amina_duka', 'kato2567']],
  ['the beginning of all local numbers', '0', ['amina.duka', 'amina_duka', 'kato2567']],
  ['nothing but spaces', '   ', all],
  ['a NUL', '\0', []],
])('a search finds %s: %j', async (_, search, handles) => {
  for (const sortBy of ['handle', 'createdAt', 'subscriptionStatus']) {
    const found = await reader.list({ search, sortBy, sortOrder: 'asc' });
    expect(found.users.map(({ handle }) => handle).sort()).toEqual(handles);
    expect(found.pagination.total).toBe(handles.length);
  }
  expect((await reader.handles({ search, sortBy: 'handle', sortOrder: 'desc' })).toReversed()).toEqual(handles);
});

test('a search that is too long, or twice there, is refused', async () => {
  expect((await reader.get(`/users?search=${'a'.repeat(65)}`)).status).toBe(400);
  expect((await reader.get('/users?search=a&search=b')).status).toBe(400);
});
