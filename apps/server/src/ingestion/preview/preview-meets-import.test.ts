import type { CaptionCard, CaptionPreview } from '@app/contracts/ingestion/captions.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOwner } from '#server/catalog/owner/owner.testing.ts';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const captions = [
  'Was 120k now 95k! Block heels 37-39, UK 5 👠🔥 #TRACK',
  '𝗕𝗹𝗼𝗰𝗸 𝗵𝗲𝗲𝗹𝘀 𝟴𝟱𝗸 ✨ call 0772 123 456 ＃TRACK',
  'Trousers 35k, shirts 25k, belts 10k all brand new\nsizes M-XXL for all\n#TRACK',
  'A = boots, B = bags, A=95k B=40k & delivery 5k #TRACK',
  'Gomesi omutwalo gumu n’ekitundu, <b>SOLD OUT</b> "order" #TRACK #gomesi',
  // A doubtful price, no price, and no goods.
  'Nice one 85 today for you my people, kasiriivu mu emitwalo ebiri (120k) #TRACK',
  'Samsung A15 price in DM #TRACK',
  'good morning 😂 #TRACK',
  // TikTok's list cuts it.
  `Leather sofa set, 5 seater, grey velvet. ${'Comfort you can trust, made here in Kampala. '.repeat(5)}Now 2.4m was 2.8m, deposit 500k. #TRACK`,
];

test('the import reads an approved caption the same way', async () => {
  const { shop, list } = await anOwner(service, 'approved.duka');
  const previews: CaptionPreview[] = [];
  const posts: string[] = [];
  for (const caption of captions) {
    const { body } = await service.call<CaptionPreview>('POST', '/captions/preview', { body: { caption } });
    previews.push(body.data);
    posts.push(service.tiktok.publish({ handle: shop.handle, caption }).id);
  }
  await service.import(shop.shopId);
  const products = (await list('?limit=100')).data.toSorted((one, other) => one.number - other.number);
  const imported = posts.map((id) =>
    products
      .filter((product) => product.post_id === id)
      .map(({ imported, needs, guess }): CaptionCard => ({ ...imported, needs, guess })),
  );
  expect(imported).toEqual(previews.map(({ cards }) => cards));
  expect(previews.every(({ isTracked }) => isTracked)).toBe(true);
});
