// @vitest-environment jsdom
import type { OrderBody } from '@app/contracts/orders/orders.schemas';
import { beforeEach, expect, test } from 'vitest';
import { readBasket, writeBasket } from '#web/features/basket/stored-basket.ts';
import { anAnswer, anItem, createPath } from '#web/screens/order-review/orders.testing.ts';
import { cut, json, ok, refused } from '#web/test/answering-server.testing.ts';
import { hurry } from '#web/test/browser.testing.ts';
import { eachPageHasServer } from '#web/test/page.testing.ts';
import { reserve } from './reservation.ts';

const page = eachPageHasServer();
beforeEach(() => writeBasket('nakato', { items: [anItem()], order: null }));

const ask = (customer = {}) => reserve('nakato', { items: readBasket('nakato').items, customer, zone: {} });
const arrived = () => page.server.arrived.map(({ method, path }) => `${method} ${path.replace('/api/v1', '')}`);
const bodies = () => page.server.arrived.map(({ body }) => JSON.parse(body) as OrderBody);
const keys = () => page.server.arrived.map(({ headers }) => headers['idempotency-key']);

test('a basket is reserved once and changed from then on, with its secret in the header alone', async () => {
  page.server.on(createPath, json(201, { success: true, message: 'Order', data: anAnswer() }));
  page.server.on('/orders/CODE1', ok(anAnswer()));
  await ask();
  await ask({ name: 'Sarah' });
  expect(arrived()).toEqual([`POST ${createPath}`, 'PUT /orders/CODE1']);
  expect(page.server.arrived[1]?.headers['x-order-secret']).toBe('secret-of-CODE1');
  expect(page.server.arrived[1]?.path).not.toContain('secret');
  expect(bodies()[0]).toMatchObject({
    items: [{ videoId: anItem().videoId, size: 'L', quantity: 1, seenPriceUgx: 85_000 }],
    mark: expect.stringMatching(/^[\w-]{22}$/),
  });
  expect(bodies()[1]).toMatchObject({ customer: { name: 'Sarah' }, mark: bodies()[0]?.mark });
});

test('a lost answer is asked for again with the same key, also by the next visit', async () => {
  hurry();
  page.server.on(createPath, cut);
  await expect(ask()).rejects.toMatchObject({ isNetworkError: true });
  page.server.on(createPath, json(201, { success: true, message: 'Order', data: anAnswer() }));
  await ask();
  expect(new Set(keys()).size).toBe(1);
  expect(readBasket('nakato').order).toMatchObject({ code: 'CODE1', secret: 'secret-of-CODE1' });
});

test('an order that was opened in WhatsApp is replaced by another one', async () => {
  writeBasket('nakato', {
    items: [anItem()],
    order: { key: 'k'.repeat(32), code: 'CODE1', secret: 'secret-of-CODE1' },
  });
  page.server.on('/orders/CODE1', refused(409, 'already_sent'));
  page.server.on(createPath, json(201, { success: true, message: 'Order', data: anAnswer({ code: 'CODE2' }) }));
  expect((await ask()).code).toBe('CODE2');
  expect(bodies()[1]?.replaces).toEqual({ code: 'CODE1', secret: 'secret-of-CODE1' });
  expect(keys()[1]).not.toBe('k'.repeat(32));
  expect(readBasket('nakato').order).toMatchObject({ code: 'CODE2' });
});

test('an order that is no longer kept gives way to another one', async () => {
  writeBasket('nakato', {
    items: [anItem()],
    order: { key: 'k'.repeat(32), code: 'CODE1', secret: 'secret-of-CODE1' },
  });
  page.server.on('/orders/CODE1', refused(410, 'order_gone'));
  page.server.on(createPath, json(201, { success: true, message: 'Order', data: anAnswer({ code: 'CODE2' }) }));
  expect((await ask()).code).toBe('CODE2');
  expect(bodies()[1]).not.toHaveProperty('replaces');
});

test('an order that is no longer kept gives way to one that takes the place of the same other order', async () => {
  const replaces = { code: 'CODE0', secret: 'secret-of-CODE0', number: 'NAK-AAA' };
  writeBasket('nakato', {
    items: [anItem()],
    order: { key: 'k'.repeat(32), code: 'CODE1', secret: 'secret-of-CODE1', replaces },
  });
  page.server.on('/orders/CODE1', refused(410, 'order_gone'));
  page.server.on(createPath, json(201, { success: true, message: 'Order', data: anAnswer({ code: 'CODE2' }) }));
  await ask();
  expect(bodies()[1]?.replaces).toEqual({ code: 'CODE0', secret: 'secret-of-CODE0' });
  expect(readBasket('nakato').order).toMatchObject({ code: 'CODE2', replaces });
});

test('a server that refuses every order is not asked for ever', async () => {
  page.server.on(createPath, refused(422, 'idempotency_key_reused'));
  await expect(ask()).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  expect(arrived()).toHaveLength(3);
});

test('a mark is of one shop alone', async () => {
  page.server.on(createPath, json(201, { success: true, message: 'Order', data: anAnswer() }));
  page.server.on('/shop/amina/orders', json(201, { success: true, message: 'Order', data: anAnswer() }));
  await ask();
  writeBasket('amina', { items: [anItem()], order: null });
  await reserve('amina', { items: [anItem()], customer: {}, zone: {} });
  const [nakato, amina] = bodies();
  expect(nakato?.mark).not.toBe(amina?.mark);
});
