import { createCaptionReader } from '@app/captions/reader';
import { catalogue } from '@app/tiktok-simulator/catalogue/catalogue';
import { expect, test } from 'vitest';
import { sampleHandle } from './demo-sellers.ts';

/** What a person reads in each caption: its first words, price, former price, sizes, sold out. */
const cards = [
  'Fresh from the: 85000, 40 41 42 43 44 45',
  'Block heels for: 75000, 36 37 38 39 40 41',
  'Leather sandals za: 45000, 37 38 39 40',
  'Red high top: 110000, was 140000, 41 42 43 44',
  'Chelsea boots, genuine: 180000',
  'Pink stilettos 👠: 90000, sold out',
  'Kids school shoes,: 35000, 28 29 30 31 32 33 34 35',
  'Our best seller: 95000, 38 39 40 41 42 43 44',
  'Purple week 💜: 25000',
  'Purple week 💜: 18000',
  'Purple week 💜: 35000',
  'Retro running shoes,: 120000, 40 41 42 43',
  'Gold party heels: 100000, was 130000, 37 38 39 40',
  'Men’s formal boots: 165000, was 200000, 40 41 42 43 44 45 46',
  'Black sneakers, low: 70000, 36 37 38 39 40 41 42 43 44 45',
  'Gladiator sandals, ladies.: 38000, 36 37 38 39 40 41',
  'Trail boots for: 210000, 41 42 43 44 45',
  'Teal trainers for: 88000, 37 38 39 40 41 42',
  'Wedding heels, white: no price',
  'Men’s crafts sandals: 55000, 40 41 42 43 44',
  'Court sneakers, high: 125000, 42 43 44 45 46',
  'Sunset running shoes: 90000, 39 40 41 42 43',
  'Ankle boots for: 135000, 37 38 39 40 41',
  'Red bottoms look-alike: no price, 36 37 38 39 40',
  'Canvas sneakers unisex,: 45000, 36 37 38 39 40 41 42 43',
  'Blue suede loafers-style: 150000, 42',
  'Beach slippers for: 15000',
  'Kitenge wedge heels,: 68000, 38 39',
];

test('no card of the sample shop says anything else than its caption', async () => {
  const posts = catalogue.find((seller) => seller.handle === sampleHandle)?.posts ?? [];
  const { read } = createCaptionReader();
  const found: string[] = [];
  for (const { caption, photoTitle } of posts) {
    for (const card of await read([photoTitle, caption].filter(Boolean).join('\n'))) {
      if (!card.hasTrack) continue;
      const price = card.priceUgx ?? 'no price';
      const former = card.oldPriceUgx && `was ${card.oldPriceUgx}`;
      const said = [price, former, card.sizes.join(' '), card.availability === 'sold_out' && 'sold out'];
      found.push(`${caption.split(/\s+/).slice(0, 3).join(' ')}: ${said.filter(Boolean).join(', ')}`);
    }
  }
  expect(found).toEqual(cards);
});
