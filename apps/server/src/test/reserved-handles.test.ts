import { normaliseHandle } from '@app/contracts/addresses/handle';
import { isReservedHandle } from '@app/contracts/addresses/reserved-handles';
import pages from '@app/web/routes';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadToShops } from '#server/web-pages.ts';
import { registeredRoutes } from './api-calls.testing.ts';
import { openTestService, type TestService, testPassword } from './service.testing.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService({ METRICS_TOKEN: 'Zk3vQ9xw7Lr2Tn8c' });
});
afterAll(() => service.close());

const firstWord = (path: string) => path.split('/').find((word) => word !== '') ?? '';

const pathsOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsOf(children ?? [])]);

test('every first word of our own addresses that could be a handle is reserved', async () => {
  const routes = registeredRoutes(service).map((route) => route.slice(route.indexOf(' ') + 1));
  // The files of the build are not served here, and the live connection is no route.
  const words = [...routes, ...pathsOf(await pages), '/assets/', '/socket.io/'].map(firstWord);
  expect(words).toEqual(expect.arrayContaining(['api', 'images', 'metrics', 'robots.txt', 'shop', 'signup']));
  const couldBeHandles = [...new Set(words)].filter((word) => normaliseHandle(word) !== null);
  expect(couldBeHandles.filter((word) => !isReservedHandle(word))).toEqual([]);
});

test('no shop is opened with a word of our addresses, in words and however it is asked for', async () => {
  service.tiktok.addSeller({ handle: 'support' });
  const message =
    'We use this handle as an address of our own site, so a shop cannot have it. Please write to our support.';
  for (const [path, body] of [
    ['/auth/validate-handle', { handle: '@Support' }],
    ['/auth/password/signup', { handle: 'support', password: testPassword }],
    ['/auth/signup', { handle: 'support', phoneNumber: '0772300001' }],
  ] as const)
    expect((await service.call('POST', path, { body })).body, path).toMatchObject({
      code: 'invalid_request',
      message,
      errors: [{ field: 'handle', message }],
    });
  const claim = await service.call<{ claimId: string; code: string }>('POST', '/auth/ownership/claims', {
    body: { handle: 'support' },
  });
  service.tiktok.editBio('support', claim.body.data.code);
  const complete = `/auth/ownership/claims/${claim.body.data.claimId}/complete`;
  expect((await service.call('POST', complete, { body: { password: testPassword } })).body.message).toBe(message);
});

test('a shop’s handle alone leads to it, and is never cached; every other word stays what it was', async () => {
  const { user } = await service.signUp('nakato.styles');
  const { user: older } = await service.signUp('is.older');
  await service.db.updateTable('shops').set({ handle: 'support' }).where('shop_id', '=', older.id).execute();
  const { user: leaving } = await service.signUp('is.leaving');
  const gone = { deletion_due_at: service.clock.now() };
  await service.db.updateTable('accounts').set(gone).where('account_id', '=', leaving.id).execute();
  const render = leadToShops(async () => ({ status: 404, headers: {}, body: 'Oops' }), service.db);
  const get = (path: string) => render({ method: 'GET', path, headers: new Headers() }, new RouterContextProvider());
  for (const path of [`/${user.handle}`, '/@Nakato.Styles', '/NAKATO.STYLES/'])
    expect(await get(path)).toEqual({
      status: 302,
      headers: { location: '/shop/nakato.styles', 'cache-control': 'no-store' },
      body: '',
    });
  expect((await get('/nakato.styles?from=bio')).headers.location).toBe('/shop/nakato.styles?from=bio');
  const renamed = { handle: 'was.nakato', shop_id: user.id, renamed_at: service.clock.now() };
  await service.db.insertInto('former_handles').values(renamed).execute();
  // The browser's basket stands under the former name, which no server needs to hear again.
  expect((await get('/was.nakato?a=b')).headers.location).toBe('/shop/nakato.styles?a=b#was=was.nakato');
  expect((await get('/shop/was.nakato/order')).headers.location).toBe('/shop/nakato.styles/order#was=was.nakato');
  for (const path of ['/support', '/unknown.here', '/is.leaving', '/nakato.styles/more', '/nakato-styles', '/'])
    expect(await get(path), path).toMatchObject({ status: 404, body: 'Oops' });
  expect((await service.call('GET', '/shop/support')).status, 'an older account keeps its shop').toBe(200);
});
