import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';

export type S3StoreConfig = {
  bucket: string;
  region: string;
  /** For services other than Amazon's; addressed by path. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
};

/** `sizeBytes` is null only when an S3 service does not name it. */
export type StoredStream = { body: Readable; sizeBytes: number | null };

/** A disk or a bucket under the store. */
export type StoreBackend = {
  disk: Disk;
  open(key: string): Promise<StoredStream>;
  isMissing(error: unknown): boolean;
  close?(): void;
};
