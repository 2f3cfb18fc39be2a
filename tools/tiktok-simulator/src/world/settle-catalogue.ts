import type { PostSeed, SellerSeed } from '#simulator/catalogue/seller-seed.ts';
import type { Seeded } from './seeded.ts';
import { addPost, addSeller, type World } from './world.ts';

const minute = 60;
const day = 24 * 3600;
const oldestDays = 170;

/**
 * Ages grow from minutes to months: the newest post is 4-15 minutes old, the second some hours, the last half a year.
 */
function ageSeconds(post: PostSeed, index: number, count: number, random: Seeded): number {
  if (post.ageHours !== undefined) return post.ageHours * 3600;
  const newest = random.between(4, 15) * minute;
  const share = count < 2 ? 0 : index / (count - 1);
  return Math.round(newest + oldestDays * day * share ** 2.2 * (1 - random.next() * 0.08));
}

/** Brings the sellers of the catalogue and their posts to life, dated backwards from `startedAt` (seconds). */
export function settleCatalogue(world: World, sellers: SellerSeed[], startedAt: number): void {
  for (const seed of sellers) {
    const { random } = world;
    const seller = addSeller(world, seed, startedAt - random.between(300, 1500) * day);
    for (const [index, post] of [...seed.posts.entries()].reverse()) {
      // Drafts lie for hours before they go public; the id keeps the hour of the draft.
      const idLagSeconds = random.next() < 0.06 ? random.between(2, 16) * 3600 : random.between(2, 6);
      const postedAt = startedAt - ageSeconds(post, index, seed.posts.length, random);
      addPost(world, seller, { ...post, postedAt, idLagSeconds });
    }
  }
}
