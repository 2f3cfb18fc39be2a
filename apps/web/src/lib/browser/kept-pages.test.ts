import type { Tokens, User } from '@app/contracts/accounts/accounts.schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAnswerOf } from '#web/lib/requests/read-answer.ts';
import { sendCall } from '#web/lib/requests/send-call.ts';
import { endSession, signIn } from '#web/lib/session/store-session.ts';
import { anEndpoint } from '#web/test/an-endpoint.testing.ts';
import { type AnsweringServer, cut, ok, startAnsweringServer } from '#web/test/answering-server.testing.ts';
import { stubBrowser } from '#web/test/browser.testing.ts';
import { forgetPages, keepPage, keptPages } from './kept-pages.ts';

let server: AnsweringServer;
beforeEach(async () => {
  server = await startAnsweringServer();
  stubBrowser(server.origin);
  keepPage('/product/nakato/1', { json: '{}' });
});
afterEach(async () => {
  forgetPages();
  vi.unstubAllGlobals();
  await server.close();
});

const paths = () => [...keptPages.keys()];
const send = (method: 'GET' | 'PATCH', retries: number) =>
  sendCall(
    anEndpoint('/thing', { method }),
    { retries },
    { token: null, idempotencyKey: null },
    readAnswerOf(anEndpoint('/thing')),
  );

test('of more than fifty pages the one opened longest ago goes', () => {
  for (let number = 2; number <= 50; number += 1) keepPage(`/product/nakato/${number}`, { json: '{}' });
  keepPage('/product/nakato/1', { json: '{}' });
  keepPage('/product/nakato/51', { json: '{}' });
  expect(paths()).toHaveLength(50);
  expect(paths()).not.toContain('/product/nakato/2');
  expect(paths()).toContain('/product/nakato/1');
});

test('a changed product takes its own page away and no other shop’s', () => {
  keepPage('/product/nakato/2', { json: '{}' });
  keepPage('/product/another/1', { json: '{}' });
  forgetPages('/product/nakato/1');
  expect(paths()).toEqual(['/product/nakato/2', '/product/another/1']);
});

test('what is written in this tab takes all pages away, also when its answer is lost; what is read takes none', async () => {
  server.on('/thing', ok({}), ok({}), cut);
  await send('GET', 0);
  expect(paths()).toEqual(['/product/nakato/1']);
  await send('PATCH', 0);
  expect(paths()).toEqual([]);
  keepPage('/product/nakato/1', { json: '{}' });
  await expect(send('PATCH', 0)).rejects.toThrow();
  expect(paths()).toEqual([]);
});

test('signing in and out takes all pages away', () => {
  const tokens: Tokens = { accessToken: 'a', refreshToken: 'b', idToken: 'c' };
  signIn(tokens, { id: 'a1', handle: 'nakato' } as User);
  expect(paths()).toEqual([]);
  keepPage('/product/nakato/1', { json: '{}' });
  endSession('asked');
  expect(paths()).toEqual([]);
});
