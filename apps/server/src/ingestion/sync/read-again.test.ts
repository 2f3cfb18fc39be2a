import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPost, belt, jeans } from '#server/ingestion/posts/cards.testing.ts';
import { addLinks } from '#server/ingestion/sync/add-links.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

test('read again by its owner, a post of one product gives all that it names, and keeps the first’s number and words', async () => {
  const { id, seller, cards, change } = await aPost(service, [jeans]);
  await change('', { owner_title: 'My jeans' });
  service.tiktok.editCaption(id, `${jeans}\n${belt}\n#TRACK`);
  const readAgain = (productId: string) =>
    service.call('POST', '/ingestion/read-again', { token: seller.token, body: { productId } });
  expect(await readAgain(id)).toMatchObject({
    status: 200,
    body: { message: '2 products in this video', data: { named: 2, created: 1 } },
  });
  const expected = [
    ['', 'My jeans', 45_000, null],
    ['-2', 'Leather belt', 25_000, null],
  ];
  expect(await cards()).toEqual(expected);
  expect(await readAgain(`${id}-2`)).toMatchObject({ body: { data: { named: 2, created: 0 } } });
  expect(await cards()).toEqual(expected);
  expect(await readAgain('7300000000000000001')).toMatchObject({ status: 404 });
});

test('a post that cannot be read again changes nothing', async () => {
  const { id, seller, cards } = await aPost(service, [jeans, belt]);
  const before = await cards();
  const readAgain = () =>
    service.call('POST', '/ingestion/read-again', { token: seller.token, body: { productId: id } });
  service.tiktok.fail('video', { mode: 'blocked-shell' });
  service.tiktok.fail('oembed', { mode: 'blocked-shell' });
  expect(await readAgain()).toMatchObject({ status: 503, body: { code: 'tiktok_unavailable' } });
  service.tiktok.heal();
  service.tiktok.setPostPrivate(id, true);
  expect(await readAgain()).toMatchObject({
    status: 409,
    body: { message: 'TikTok does not show this video as yours. Nothing has changed.' },
  });
  expect(await cards()).toEqual(before);
});

test('it does not wait for pasted links: those go on in the background', async () => {
  const { id, seller } = await aPost(service, [jeans, belt]);
  const others = await Promise.all([1, 2].map(() => aPost(service, [jeans])));
  service.tiktok.fail('video', { delayMs: 20_000, times: 2 });
  const links = others.map(({ seller: other }, at) => {
    const { url } = service.tiktok.publish({ handle: other.shop.handle, caption: 'Item 10k' });
    const asking = { shopId: other.shop.shopId, ip: `198.51.${100 + at}.1` };
    return addLinks(service.ingestion(), asking, [url], AbortSignal.timeout(25_000));
  });
  await expect.poll(() => service.ingestion().postReaders.count).toBe(2);
  // Both have arrived and wait; what is asked now is answered at once.
  await expect.poll(() => service.tiktok.state().failures.video).toBeUndefined();
  const body = { productId: id };
  expect(await service.call('POST', '/ingestion/read-again', { token: seller.token, body })).toMatchObject({
    status: 200,
  });
  expect(await Promise.all(links)).toMatchObject(others.map(() => [{ ok: false, reason: 'later' }]));
});
