import { type Simulator, startSimulator } from '@app/tiktok-simulator/server';
import { runAsChild } from './child.ts';

export interface SimulatedSellers {
  handles: string[];
  postsPerSeller: number;
}

const goods = ['Ankara maxi dress', 'Leather sandals', 'Samsung Galaxy A15', '3 seater sofa', 'Chocolate cake 1kg'];
const pictures = ['dress', 'sandals', 'phone', 'sofa', 'cake'] as const;

/**
 * A simulated TikTok whose sellers tag every other post with #TRACK. Answers the addresses of the tagged posts'
 * pictures, all made already.
 */
runAsChild(async ({ handles, postsPerSeller }: SimulatedSellers) => {
  const simulator = await startSimulator({ empty: true });
  simulator.control.setPictureLifetime(24 * 3600);
  const covers: string[] = [];
  for (const handle of handles) {
    simulator.control.addSeller({ handle, nickname: `Duka ${handle}` });
    covers.push(...publishPosts(simulator, handle, postsPerSeller));
  }
  for (const cover of covers) await (await fetch(cover)).arrayBuffer();
  const { origin, apifyToken } = simulator;
  return { ready: { origin, apifyToken, covers: covers.join(' ') }, stop: () => simulator.close() };
});

function publishPosts({ control }: Simulator, handle: string, count: number): string[] {
  const now = Math.floor(Date.now() / 1000);
  const posts = Array.from({ length: count }, (_, index) => {
    const good = index % goods.length;
    const tagged = index % 2 === 0;
    const caption = `${goods[good]} no ${index}\nUGX ${(25 + index) * 1000} only\nKampala, delivery 5k ${tagged ? '#TRACK' : '#fyp'}`;
    const post = control.publish({ handle, caption, picture: pictures[good] ?? 'parcel', postedAt: now - index * 600 });
    return { tagged, cover: post.coverUrl };
  });
  return posts.filter((post) => post.tagged).map((post) => post.cover);
}
