import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShopForOrders } from '#server/orders/orders.testing.ts';
import { webPages } from '#server/web-pages.ts';
import { openTestService } from './service.testing.ts';

let service: Awaited<ReturnType<typeof openTestService>>;

beforeAll(async () => {
  service = await openTestService({}, new Date(), webPages);
});
afterAll(() => service.close());

test('a page that phones keep is the same with anybody’s cookie and token, and sets no cookie: open, gone or moved', async () => {
  const shop = await aShopForOrders(service, 'kept.pages');
  const order = await shop.ask();
  const pages = ['/shop/kept.pages', `/product/kept.pages/${shop.dress}`, `/o/${order.code}`];
  const gone = ['/shop/not.here', '/product/kept.pages/7400000000000000404', '/o/BCDFGHJKM2345'];
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await service.app.server.inject({ url: path, headers: { host: 'localhost:3000', ...headers } });
    expect(answer.headers['set-cookie'], path).toBeUndefined();
    return answer;
  };
  const session = {
    cookie: `dukalink_admin=x; dukalink.accessToken=${shop.token}`,
    authorization: `Bearer ${shop.token}`,
    'x-order-secret': order.secret,
  };
  for (const page of pages)
    for (const path of [page, `${page}.data`]) {
      const [own, others] = [await read(path, session), await read(path)];
      expect([own.statusCode, others.statusCode], path).toEqual([200, 200]);
      expect(own.body.replace(/readAt\W+[\d:.TZ-]+/g, ''), path).toBe(others.body.replace(/readAt\W+[\d:.TZ-]+/g, ''));
    }
  for (const page of gone)
    for (const path of [page, `${page}.data`])
      expect([404, 410], path).toContain((await read(path, session)).statusCode);
  expect((await read('/shop/Kept.Pages', session)).statusCode).toBe(301);
  expect((await read('/sw.js', session)).statusCode).toBe(200);
});
