import { join } from 'node:path';
import { openDiskBackend } from './disk-backend.ts';
import type { S3StoreConfig, StoreBackend, StoredStream } from './store-backend.ts';

/** Pictures lie under `<dataDir>/images`, or in a bucket when one is configured. */
type ImageStoreConfig = { dataDir: string; s3?: S3StoreConfig | null };

/**
 * Files by key (see `imageKey`). A missing file is null or false; a key of another shape, a full disk or an unreachable
 * bucket throws.
 */
export type ImageStore = {
  /** Whole or not at all, and harmless to repeat. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  has(key: string): Promise<boolean>;
  sizeBytes(key: string): Promise<number | null>;
  read(key: string): Promise<Buffer | null>;
  stream(key: string): Promise<StoredStream | null>;
  delete(key: string): Promise<void>;
  close(): void;
};

const keyPattern =
  /^([0-9a-f]{2})\/\1[0-9a-f]{30}\/(?:(?:160|320|640|1080)\.(?:jpg|webp|avif)|preview\.jpg|banner\.webp|status\.jpg|square\.jpg|facts\.json)$/;
const immutable = 'public, max-age=31536000, immutable';

/** Opens the configured place. Loading the S3 client takes a third of a second, so only its users do. */
export async function createImageStore(config: ImageStoreConfig): Promise<ImageStore> {
  if (!config.s3) return storeOn(await openDiskBackend(join(config.dataDir, 'images')));
  const { openS3Backend } = await import('./s3-backend.ts');
  return storeOn(openS3Backend(config.s3));
}

function storeOn(backend: StoreBackend): ImageStore {
  const { disk } = backend;
  const locate = (key: string) => {
    if (!keyPattern.test(key)) throw new Error(`Not a key of a picture: ${JSON.stringify(key.slice(0, 80))}`);
    return key;
  };
  const orNull = async <T>(work: Promise<T>): Promise<T | null> => {
    try {
      return await work;
    } catch (error) {
      // flydrive wraps what the disk or the bucket said.
      if (backend.isMissing(error) || (error instanceof Error && backend.isMissing(error.cause))) return null;
      throw error;
    }
  };
  return {
    put: async (key, bytes, contentType) => disk.put(locate(key), bytes, { contentType, cacheControl: immutable }),
    has: async (key) => disk.exists(locate(key)),
    async sizeBytes(key) {
      return (await orNull(disk.getMetaData(locate(key))))?.contentLength ?? null;
    },
    async read(key) {
      const bytes = await orNull(disk.getBytes(locate(key)));
      return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    },
    stream: async (key) => orNull(backend.open(locate(key))),
    delete: async (key) => disk.delete(locate(key)),
    close: () => backend.close?.(),
  };
}
