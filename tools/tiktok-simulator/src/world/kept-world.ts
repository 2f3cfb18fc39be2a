import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { SimulatorControl } from '#simulator/control/control.ts';
import type { PictureSpec } from '#simulator/pictures/picture-kinds.ts';
import { seeded, seedOf } from './seeded.ts';
import type { Post, Seller, World } from './world.ts';

/**
 * A world as its file has it. Failures, the request log and signed links are not part of it: they end with the process.
 */
type KeptWorld = {
  sellers: Seller[];
  posts: Post[];
  pictures: [key: string, spec: PictureSpec][];
  sequence: number;
};

/** The world that `path` holds, or null without such a file. Throws when the file cannot be understood. */
export function readWorld(path: string): World | null {
  if (!existsSync(path)) return null;
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as KeptWorld;
    return {
      sellers: new Map(kept.sellers.map((seller) => [seller.userId, seller])),
      posts: new Map(kept.posts.map((post) => [post.id, post])),
      pictures: new Map(kept.pictures),
      // Not the first seed again: it would draw the keys of pictures that are there.
      random: seeded(seedOf(`after ${kept.sequence}`)),
      sequence: kept.sequence,
      fewPictures: false,
    };
  } catch (error) {
    throw new Error(`${path} does not hold a simulated TikTok: ${(error as Error).message}`);
  }
}

/** Puts the world into `path`, whole or not at all. */
export function writeWorld(path: string, world: World): void {
  const kept: KeptWorld = {
    sellers: [...world.sellers.values()],
    posts: [...world.posts.values()],
    pictures: [...world.pictures],
    sequence: world.sequence,
  };
  writeFileSync(`${path}.new`, JSON.stringify(kept));
  renameSync(`${path}.new`, path);
}

/**
 * The control with `save` called after each operation on sellers and posts, so that a process that is killed loses
 * nothing.
 */
export function savingControl(control: SimulatorControl, save: () => void): SimulatorControl {
  const saving =
    <Args extends unknown[], Result>(operation: (...args: Args) => Result) =>
    (...args: Args): Result => {
      const result = operation(...args);
      save();
      return result;
    };
  return {
    ...control,
    publish: saving(control.publish),
    editCaption: saving(control.editCaption),
    setPinned: saving(control.setPinned),
    setPostPrivate: saving(control.setPostPrivate),
    deletePost: saving(control.deletePost),
    addSeller: saving(control.addSeller),
    editBio: saving(control.editBio),
    rename: saving(control.rename),
    setAccountPrivate: saving(control.setAccountPrivate),
    deleteSeller: saving(control.deleteSeller),
    reset: saving(control.reset),
  };
}
