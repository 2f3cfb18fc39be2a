import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A file system in memory of a fixed size, that can be filled up. */
export interface SmallDisk {
  fill(): void;
  free(): void;
  remove(): void;
}

const blockBytes = 64 * 1024;

/** Mounts it at `folder`; throws, in words, for who may not mount. */
export function mountSmallDisk(folder: string, sizeMb: number): SmallDisk {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=700`, 'faults', folder], { stdio: 'pipe' });
  } catch (error) {
    throw new Error(`A full disk needs a small one, which only root can mount: ${(error as Error).message}`);
  }
  const ballast = join(folder, 'ballast');
  return {
    fill() {
      const file = openSync(ballast, 'a');
      const block = Buffer.alloc(blockBytes);
      try {
        for (;;) writeSync(file, block);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => void execFileSync('umount', ['-l', folder]),
  };
}
