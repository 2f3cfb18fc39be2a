import { exportUsers, listUsers } from '@app/contracts/admin/users.endpoints';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf } from '#web/lib/requests/send-call.ts';
import { changed, listQueryOf, readUserListQuery, sortedBy, withUserListQuery } from './user-list-query.ts';

const read = (search: string) => readUserListQuery(new URLSearchParams(search));
const write = (search: string, query: ReturnType<typeof read>) => withUserListQuery(new URLSearchParams(search), query);

test('without anything said it is the newest 20', () => {
  expect(read('')).toEqual({
    page: 1,
    limit: 20,
    sortBy: 'createdAt',
    sortOrder: 'desc',
    search: undefined,
    subscriptionStatus: undefined,
  });
  expect(write('', read(''))).toBe('');
});

test.each([
  '?page=3&limit=50&sortBy=handle&sortOrder=asc&search=nakato&subscriptionStatus=active',
  '?sortBy=subscriptionStatus',
  '?search=%2B256+700',
])('an address keeps its list: %s', (address) => {
  expect(write('', read(address))).toBe(address);
});

test.each([
  '?page=0',
  '?page=-1',
  '?page=1.5',
  '?page=1e9',
  '?page=x',
  '?limit=1000',
  '?limit=7',
  '?sortBy=password',
  '?sortBy=toString',
  '?sortOrder=up',
  '?subscriptionStatus=all',
  '?subscriptionStatus=constructor',
  '?search=%20%20',
])('what can’t be meant is the usual: %s', (address) => {
  expect(read(address)).toEqual(read(''));
});

test('any address can be read, and what is written of it is read the same', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('page', 'search', 'sortBy', 'limit', 'x'), fc.string()), (params) => {
      const query = readUserListQuery(new URLSearchParams(params));
      expect(read(write('', query))).toEqual(query);
      expect(query.search?.length ?? 0).toBeLessThanOrEqual(64);
    }),
  );
});

test('another search, filter or order begins at page 1; another page keeps them', () => {
  const query = read('?page=7&search=nak&subscriptionStatus=paid');
  expect(changed({ search: 'nakato' })(query)).toMatchObject({ page: 1, search: 'nakato', subscriptionStatus: 'paid' });
  expect(changed({ subscriptionStatus: undefined })(query)).toMatchObject({ page: 1, search: 'nak' });
  expect(sortedBy('handle')(query).page).toBe(1);
});

test('the active column turns around, another one begins descending', () => {
  const query = read('');
  expect(sortedBy('createdAt')(query)).toMatchObject({ sortBy: 'createdAt', sortOrder: 'asc' });
  expect(sortedBy('createdAt')(sortedBy('createdAt')(query))).toMatchObject({ sortOrder: 'desc' });
  expect(sortedBy('handle')(sortedBy('createdAt')(query))).toMatchObject({ sortBy: 'handle', sortOrder: 'desc' });
});

test('an open window stays when the list changes', () => {
  expect(write('?user=a1&page=2', { ...read('?page=2'), page: 3 })).toBe('?user=a1&page=3');
});

test('the server is asked for the page, and for the file of all pages', () => {
  const query = read('?page=2&search=a%26b&subscriptionStatus=trial');
  expect(addressOf(listUsers.path, { query: listQueryOf(query) })).toBe(
    '/api/v1/admin/users?page=2&limit=20&sortBy=createdAt&sortOrder=desc&search=a%26b&subscriptionStatus=trial',
  );
  expect(addressOf(exportUsers.path, { query: listQueryOf(query) })).toBe(
    '/api/v1/admin/users/export?page=2&limit=20&sortBy=createdAt&sortOrder=desc&search=a%26b&subscriptionStatus=trial',
  );
});
