import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct } from '#server/catalog/catalog.testing.ts';
import { anOwner, breakWrites, openTestService, type TestService } from '#server/catalog/owner/owner.testing.ts';
import { loseAnswers } from '#server/test/lost-answers.testing.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

test('an import that breaks midway leaves its rows as they were', async () => {
  const seller = await anOwner(service, 'breaks.midway');
  await aProduct(service.db, seller.shop, { title: 'Pot' });
  await aProduct(service.db, seller.shop, { title: 'Pan' });
  const mend = await breakWrites(service, 'update', 'shops');
  const text = 'Number,Title\n1,Big pot\n2,Big pan\n';
  expect((await seller.importCsv(text)).status).toBe(500);
  await mend();
  expect(await seller.titles()).toEqual(['Pan', 'Pot']);
  expect((await seller.importCsv(text)).body.data.changed).toBe(2);
});

test('a list whose process died before its answer was kept is taken once: what was changed since stays', async () => {
  const seller = await anOwner(service, 'sends.late');
  const videoId = await aProduct(service.db, seller.shop, { title: 'Pot' });
  const send = () => seller.importCsv('Number,Title\n1,Big pot\n', '', 'one-list-of-a-phone');
  const first = await send();
  await loseAnswers(service, 'products');
  await seller.change(videoId, { title: 'Copper pot' });
  expect((await send()).body).toEqual(first.body);
  expect(await seller.titles()).toEqual(['Copper pot']);
});
