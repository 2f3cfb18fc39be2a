import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { StoreBackend } from './store-backend.ts';

const incomingFolder = '.incoming';
const abandonedAfterMs = 3_600_000;

/** flydrive's own `put` and `move` write in place: a reader would see half a file. */
class AtomicFsDriver extends FSDriver {
  readonly root: string;

  constructor(root: string) {
    super({ location: root, visibility: 'private' });
    this.root = root;
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const target = join(this.root, key);
    const incoming = join(this.root, incomingFolder, randomUUID());
    await mkdir(dirname(target), { recursive: true });
    try {
      // Flushed before it gets its name: a power cut must not leave an empty file that counts as stored.
      await writeFile(incoming, contents, { flush: true });
      await rename(incoming, target);
    } catch (error) {
      await rm(incoming, { force: true });
      throw error;
    }
  }
}

/** Pictures in a folder of this machine. */
export async function openDiskBackend(root: string): Promise<StoreBackend> {
  await mkdir(join(root, incomingFolder), { recursive: true });
  await removeAbandoned(join(root, incomingFolder));
  const disk = new Disk(new AtomicFsDriver(root));
  return {
    disk,
    async open(key) {
      const { contentLength } = await disk.getMetaData(key);
      return { body: await disk.getStream(key), sizeBytes: contentLength };
    },
    isMissing: (error) => (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT',
  };
}

/** Half-written files of killed processes; younger ones may belong to a process that still runs. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > abandonedAfterMs) await rm(path, { force: true });
  }
}
