import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Simulator, startSimulator } from '#simulator/server.ts';

let directory: string;
let stateFile: string;
let running: Simulator[];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'tiktok-'));
  stateFile = join(directory, 'tiktok.json');
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((simulator) => simulator.close()));
  rmSync(directory, { recursive: true });
});

/** The former one is not closed: it is as if it had been killed. */
async function start(): Promise<Simulator> {
  const simulator = await startSimulator({ stateFile });
  running.push(simulator);
  return simulator;
}

/** Sellers and posts without what belongs to one start: addresses and signed links. */
const sellersOf = ({ control }: Simulator) =>
  control.state().sellers.map((seller) => ({
    ...seller,
    posts: seller.posts.map(({ url: _url, shortUrl: _shortUrl, coverUrl: _coverUrl, ...post }) => post),
  }));

test('sellers, posts and bios are the same after a start on the same file', async () => {
  const first = await start();
  const catalogue = sellersOf(first);
  expect(sellersOf(await start())).toEqual(catalogue);
  first.control.addSeller({ handle: 'my.duka', followers: 7 });
  const { id } = first.control.publish({ handle: 'my.duka', caption: 'Shoes 85k\n#TRACK', picture: 'sneaker' });
  first.control.editCaption(id, 'Shoes 90k\n#TRACK');
  first.control.editBio('kampala.kicks', 'another bio');
  first.control.deleteSeller('hostile.hustle');
  const second = await start();
  expect(sellersOf(second)).toEqual(sellersOf(first));
  expect(sellersOf(second)).not.toEqual(catalogue);
});

test('pictures are drawn as before, and a new post takes no old one away', async () => {
  const coverOf = async ({ control }: Simulator) => {
    const post = control
      .state()
      .sellers.find((seller) => seller.handle === 'kampala.kicks')
      ?.posts.at(-1);
    return Buffer.from(await (await fetch(post?.coverUrl ?? '')).arrayBuffer());
  };
  const before = await coverOf(await start());
  const second = await start();
  for (let count = 0; count < 20; count += 1) second.control.publish({ handle: 'kampala.kicks', caption: `${count}` });
  expect(before.length).toBeGreaterThan(1000);
  expect((await coverOf(second)).equals(before)).toBe(true);
  const ids = second.control.state().sellers.flatMap((seller) => seller.posts.map((post) => post.id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a reset is kept, too', async () => {
  const first = await start();
  first.control.addSeller({ handle: 'my.duka' });
  first.control.reset();
  expect(sellersOf(await start())).toEqual(sellersOf(first));
});

test('a file that cannot be understood is named', async () => {
  for (const content of ['', '{"sellers":[]}']) {
    writeFileSync(stateFile, content);
    await expect(startSimulator({ stateFile })).rejects.toThrow(`${stateFile} does not hold a simulated TikTok`);
  }
});
