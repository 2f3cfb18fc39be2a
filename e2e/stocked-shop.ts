import type { PublishInput } from '@app/tiktok-simulator/control/control';
import type { Service } from './service.ts';
import type { OpenShop, SellerOptions } from './shops.ts';
import { until } from './until.ts';

/** The newest posts, which the first import finds: oldest first. */
const newest: Partial<PublishInput>[] = [
  { caption: 'Brown leather handbag 65k, real leather #handbag #TRACK', picture: 'handbag' },
  { caption: 'White sneakers size 40 41 42 43 44. Price 85,000 #sneakers #TRACK', picture: 'sneaker' },
  { caption: 'Red heels 70k SOLD OUT #heels #TRACK', picture: 'heels' },
  { caption: 'Dinner gown, three colours. DM for price #dress #TRACK', picture: 'dress', kind: 'photo', photos: 4 },
  { caption: 'Gold watch now 45k was 60k #watch #TRACK', picture: 'watch' },
];

// No digits in titles: the number of a product is searched for by digits, too.
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const kinds = ['sneaker', 'dress', 'handbag', 'sandals', 'shirt', 'perfume'] as const;

/** Posts that TikTok's short list no longer shows; their links are pasted. */
const older: Partial<PublishInput>[] = Array.from({ length: 23 }, (_, index) => {
  const picture = kinds[index % kinds.length] ?? 'dress';
  return { caption: `Classic ${picture} model ${letters[index]}, ${20 + index}k #${picture} #TRACK`, picture };
});

export const stockedSeller: SellerOptions = {
  handle: 'nakawa.styles',
  nickname: 'Nakawa Styles',
  bio: 'Clothes and shoes, Nakawa market.',
  followers: 3200,
  confirmed: true,
  posts: newest,
};

/** More products than a page of the shop holds. */
export const stockedProducts = newest.length + older.length;

/** Brings the older posts in, as a seller does: by pasting their links. */
export async function stockShop(service: Service, shop: OpenShop): Promise<void> {
  const longAgo = Math.floor(Date.now() / 1000) - 60 * 24 * 3600;
  const urls: string[] = [];
  for (const [index, post] of older.entries()) {
    const id = await shop.publish({ ...post, postedAt: longAgo + index * 3600 });
    urls.push(`${service.tiktok.origin}/@${shop.handle}/video/${id}`);
  }
  // Few at a time: a slow machine puts off what does not fit into one call's time, and then it comes by itself.
  for (let at = 0; at < urls.length; at += 8)
    await shop.call('POST', '/ingestion/add-links', { urls: urls.slice(at, at + 8) });
  await until('all pasted links are products', async () => (await shop.products()).length === stockedProducts);
}
