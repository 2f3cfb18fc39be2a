import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOwner, openTestService, type TestService } from '#server/catalog/owner/owner.testing.ts';
import { removeImage } from '#server/platform/images/images.ts';
import { aPlainPicture } from '#server/platform/images/pictures.testing.ts';
import { contentHash } from '#server/platform/images/renditions/variants.ts';
import { imageKey } from '#server/platform/images/sizes.ts';
import { purgeUnusedPhotos, uploadPhoto } from './photos.ts';

let service: TestService;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const aPhoto = (colour: string): Promise<Buffer> => aPlainPicture(200, 160, colour).jpeg().toBuffer();

test('a photo sent again while the clean-up removes its files is stored again', async () => {
  const seller = await anOwner(service, 'sends.again');
  const photo = await aPhoto('#a01020');
  const hash = contentHash(photo);
  await seller.upload(photo);
  const { catalog, imageStore } = service.app.services;
  let removals = 0;
  // The clean-up comes right after the upload has found the files.
  const store = {
    ...imageStore,
    async read(key: string) {
      const file = await imageStore.read(key);
      if (file) removals += 1;
      await removeImage(hash, imageStore);
      return file;
    },
  };
  await uploadPhoto({ ...catalog, store }, seller.shop, photo);
  expect(removals).toBe(1);
  for (const file of ['facts.json', '160.webp']) expect(await imageStore.has(imageKey(hash, file)), file).toBe(true);
});

test('an upload whose files are gone is asked for again, and no photo is looked for at TikTok', async () => {
  const seller = await anOwner(service, 'lost.files');
  const photo = await aPhoto('#10a020');
  const hash = contentHash(photo);
  const create = (photoId: string) =>
    seller.call<{ video_id: string }>('POST', '/products', { title: 'Pot', price: 5000, photoIds: [photoId] });
  const { video_id } = (await create((await seller.upload(photo)).body.data.photoId)).body.data;
  const { photoId } = (await seller.upload(photo)).body.data;
  const { imageStore } = service.app.services;
  await removeImage(hash, imageStore);
  const now = service.clock.now();
  const removed_at = new Date(now.getTime() - 3600_000);
  await service.db.insertInto('unused_pictures').values({ hash, noted_at: removed_at, removed_at }).execute();
  await purgeUnusedPhotos(service.db, imageStore, now);
  expect((await create(photoId)).body.errors?.[0]?.field).toBe('photoIds');
  const pictures = await service.db
    .selectFrom('product_pictures')
    .select(['source_path', 'copied_path'])
    .where('video_id', '=', video_id)
    .execute();
  expect(pictures).toHaveLength(1);
  expect(pictures[0]?.copied_path).toBe(pictures[0]?.source_path);
});
