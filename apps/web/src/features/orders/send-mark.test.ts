// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { json, ok, refused } from '#web/test/answering-server.testing.ts';
import { anOrder } from '#web/test/orders.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { sendMark } from './send-mark.ts';

const page = eachPageHasServer();
const { code } = anOrder();
const refusal = refused(409, 'mark_not_possible', 'The order is not at that stage any more.');
const at = '2026-11-27T12:05:00.000Z';

test('a mark that is refused because it stands there, its answer was lost, is none that failed', async () => {
  const cancelled = anOrder({ state: 'cancelled', history: [{ state: 'cancelled', at }] });
  page.server.on(`/orders/${code}/marks`, refusal);
  page.server.on(`/orders/${code}`, ok(cancelled));
  expect(await sendMark(code, { mark: 'cancelled' }, 'the-secret')).toEqual(cancelled);
  expect(page.server.arrived.map(({ headers }) => headers['x-order-secret'])).toEqual(['the-secret', 'the-secret']);
});

test('a mark of before on an order that was cancelled since is none that went through', async () => {
  const history = [
    { state: 'received' as const, at },
    { state: 'cancelled' as const, at },
  ];
  page.server.on(`/orders/${code}/marks`, refusal);
  page.server.on(`/orders/${code}`, ok(anOrder({ state: 'cancelled', history })));
  await expect(sendMark(code, { mark: 'received' })).rejects.toMatchObject({ code: 'mark_not_possible' });
});

test('any other refusal stays one, also where the order cannot be read', async () => {
  page.server.on(`/orders/${code}/marks`, refusal);
  page.server.on(`/orders/${code}`, ok(anOrder()), json(404, { success: false, message: 'None', code: 'not_found' }));
  for (const _ of ['is not there', 'is not read'])
    await expect(sendMark(code, { mark: 'sent' })).rejects.toMatchObject({ code: 'mark_not_possible' });
});
