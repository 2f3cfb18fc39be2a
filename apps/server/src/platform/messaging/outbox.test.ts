import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestService, type TestService } from '#server/test/service.testing.ts';
import { createOutbox } from './outbox.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const page = () => service.app.server.inject({ url: '/dev/outbox', headers: { host: 'localhost:3000' } });

test('the outbox shows its messages newest first, and nothing in them is run', async () => {
  const { outbox } = service.app.services;
  expect((await page()).body).toContain('No messages yet.');
  await outbox?.send({ to: '+256772123456', text: 'the older one' });
  await outbox?.send({ to: '+256772123456', text: `<script>alert("1")</script> & 'quoted'` });
  const answer = await page();
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;quoted&#39;');
  expect(answer.body).not.toContain('<script');
  expect(answer.body.indexOf('&lt;script')).toBeLessThan(answer.body.indexOf('the older one'));
});

test('the page runs nothing, is kept by no cache and found by no search', async () => {
  const { headers, body } = await page();
  const style = /<style>(.*)<\/style>/s.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
});

test('only so many are kept', async () => {
  const outbox = createOutbox(service.clock);
  for (let sent = 1; sent <= 60; sent += 1) await outbox.send({ to: '+256772123456', text: `message ${sent}` });
  expect(outbox.messages()).toHaveLength(50);
  expect(outbox.messages()[0]?.text).toBe('message 60');
});
