import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { KitFacts } from '#server/catalog/share-kit/kit-facts.ts';
import { aKit, readQr } from '#server/catalog/share-kit/share-kit.testing.ts';
import { aPlainPicture } from '#server/platform/images/pictures.testing.ts';
import { drawKitPicture } from './kit-picture.ts';

const noise = () =>
  sharp({
    create: {
      width: 1080,
      height: 1350,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 80 },
    },
  })
    .jpeg()
    .toBuffer();
const plain = (colour: string, width = 300, height = 400) => aPlainPicture(width, height, colour).jpeg().toBuffer();

const hard: [string, KitFacts, () => Promise<Buffer>[]][] = [
  ['a very long name', aKit({ title: 'Ladies executive office suit '.repeat(4) }), () => [noise()]],
  ['no photo', aKit(), () => []],
  ['a dark photo', aKit(), () => [plain('#050505')]],
  ['a white photo', aKit(), () => [plain('#ffffff')]],
  ['no price', aKit({ priceUgx: null }), () => [plain('#4477aa', 900, 400)]],
  ['Luganda', aKit({ title: "Engoye z'abakazi eŋŋumu" }), () => [plain('#4477aa')]],
  ['emoji', aKit({ title: '👗🔥💃' }, { shopName: '🔥🇺🇬' }), () => [plain('#4477aa')]],
  ['many sizes', aKit({ sizes: Array.from({ length: 30 }, (_, at) => `EUR ${at + 20}`) }), () => [plain('#4477aa')]],
  ['sold out', aKit({ isSoldOut: true }), () => [plain('#4477aa')]],
  [
    'a discount of ten digits',
    aKit({ priceUgx: 9_850_000_000, oldPriceUgx: 9_990_000_000, saleEndsAt: new Date('2026-12-01T17:00:00Z') }),
    () => [plain('#4477aa')],
  ],
  [
    'HTML and other reading directions',
    aKit({ title: '<b onclick=x>عباية</b> \u202eabc & \u0000"Z̴̢͖a' }, { shopName: '</span>\u202e' }),
    () => [plain('#4477aa')],
  ],
  ['a shop without a number', aKit(null, { phoneNumber: null }), () => [plain('#4477aa'), plain('#aa7744')]],
  ['a shop of three products', aKit(null), () => [plain('#4477aa'), plain('#aa7744'), plain('#77aa44')]],
];

test.each(hard.map(([name, ...rest], index) => [name, index % 2 ? 'square' : 'status', ...rest] as const))(
  'of %s: a %s picture of at most 250 kB, whose code a phone reads',
  async (_, shape, facts, photos) => {
    const picture = await drawKitPicture(facts, await Promise.all(photos()), shape);
    expect(picture.length).toBeLessThanOrEqual(250_000);
    const height = shape === 'status' ? 1920 : 1080;
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height });
    expect(await readQr(picture)).toBe(facts.link);
  },
);

test('the photo fills the top, and what WhatsApp and TikTok cover has no words of its own', async () => {
  const picture = await drawKitPicture(aKit(), [await plain('#ff0000')], 'status');
  const isPlain = async (top: number, height: number, left = 0, width = 1080) =>
    (await sharp(await sharp(picture).extract({ left, top, width, height }).toBuffer()).stats()).channels.every(
      ({ stdev }) => stdev < 4,
    );
  expect(await isPlain(0, 220)).toBe(true);
  expect(await isPlain(224, 700, 960, 120)).toBe(true);
  expect(await isPlain(1110, 480, 960, 120)).toBe(true);
  expect(await isPlain(1120, 440, 0, 60)).toBe(true);
});

test('the words are drawn: another price, another picture', async () => {
  const one = await drawKitPicture(aKit(), [], 'square');
  expect(one.equals(await drawKitPicture(aKit(), [], 'square'))).toBe(true);
  expect(one.equals(await drawKitPicture(aKit({ priceUgx: 90_000 }), [], 'square'))).toBe(false);
});
