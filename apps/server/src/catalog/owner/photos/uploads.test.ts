import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOwner, type Owner, openTestService, type TestService } from '#server/catalog/owner/owner.testing.ts';
import { aJpeg } from '#server/platform/images/pictures.testing.ts';

let service: TestService;
let count = 0;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const owner = (): Promise<Owner> => {
  count += 1;
  return anOwner(service, `uploader.${count}`);
};

/** A file whose bytes are held back until `finish`; `reads` resolves when the service begins to take it. */
function send({ shop, token }: Owner, path: string, type: string) {
  const begun = Promise.withResolvers<void>();
  const rest = Promise.withResolvers<Buffer>();
  const pieces = async function* () {
    begun.resolve();
    yield await rest.promise;
  };
  const body = Readable.from(pieces(), { objectMode: false });
  const headers = { 'content-type': type };
  const answer = service.call('POST', `/shop/${shop.handle}${path}`, { token, body, headers });
  return { answer, reads: begun.promise, finish: (bytes: Buffer) => rest.resolve(bytes) };
}
const busy = {
  status: 503,
  body: {
    code: 'unavailable',
    message: 'Your other uploads are still under way. Please try again when they are done.',
  },
  headers: { 'retry-after': '5' },
};

test('a seller has two files under way, photos and lists together; other sellers are not held up', async () => {
  const [seller, other] = [await owner(), await owner()];
  const photo = send(seller, '/photos', 'image/jpeg');
  const list = send(seller, '/products/import', 'text/csv');
  await photo.reads;
  await list.reads;
  const jpeg = await aJpeg({ width: 64, height: 64 });
  expect(await seller.upload(jpeg)).toMatchObject(busy);
  expect(await seller.importCsv('Number\n1')).toMatchObject(busy);
  expect((await other.upload(jpeg)).status).toBe(200);
  list.finish(Buffer.from('Number\n1'));
  expect((await list.answer).status).toBe(200);
  expect((await seller.upload(jpeg)).status).toBe(200);
  photo.finish(jpeg);
  expect((await photo.answer).status).toBe(200);
});

test('what the plan or a limit refuses is refused before any of the file is read', async () => {
  const [unpaid, eager] = [await owner(), await owner()];
  await unpaid.expire();
  for (let taken = 0; taken < 31; taken += 1) await eager.importCsv('Number\n1', '?dryRun=true');
  const lost = send(unpaid, '/photos', 'image/jpeg');
  expect(await lost.answer).toMatchObject({ status: 403, body: { code: 'subscription_expired' } });
  const late = send(eager, '/products/import', 'text/csv');
  expect(await late.answer).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
});

test('JSON of the length of a photo is not parsed', async () => {
  const seller = await owner();
  const { answer } = send(seller, '/photos', 'application/json');
  expect(await answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
});

test('a list that is sent again with its key is the same list, and another one is not', async () => {
  const seller = await owner();
  const headers = { 'content-type': 'text/csv', 'idempotency-key': 'the-list-of-today' };
  const path = `/shop/${seller.shop.handle}/products/import`;
  const post = (text: string) => service.call('POST', path, { token: seller.token, body: Buffer.from(text), headers });
  expect((await post('Number\n1')).status).toBe(200);
  expect((await post('Number\n1')).headers['idempotency-replayed']).toBe('true');
  expect(await post('Number\n2')).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
});
