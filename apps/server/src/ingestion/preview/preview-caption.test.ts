import type { CaptionPreview } from '@app/contracts/ingestion/captions.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestService, type TestService } from '#server/test/service.testing.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const preview = (caption: unknown) => service.call<CaptionPreview>('POST', '/captions/preview', { body: { caption } });

test('without an account a caption shows the cards that it will make, and what their owner will be asked', async () => {
  const { status, body } = await preview('Air Jordan sneakers sizes 39, 40 now 85k was 100k #TRACK');
  expect(status).toBe(200);
  expect(body.data.isTracked).toBe(true);
  expect(body.data.cards).toEqual([
    expect.objectContaining({
      title: 'Air Jordan sneakers',
      price: 85_000,
      old_price: 100_000,
      sizes: ['39', '40'],
      availability: 'available',
      needs: [],
      guess: null,
    }),
  ]);
  const bare = (await preview('Gomesi')).body.data;
  expect(bare).toMatchObject({
    isTracked: false,
    cards: [{ price: null, needs: expect.arrayContaining(['no_price']) }],
  });
});

test('2,200 characters are read, one more is refused, and so is what is no text', async () => {
  expect((await preview('é'.repeat(2200))).status).toBe(200);
  expect((await preview('é'.repeat(2201))).status).toBe(400);
  expect((await preview(null)).status).toBe(400);
});
