import { Readable } from 'node:stream';
import { GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3StoreConfig, StoreBackend } from './store-backend.ts';

const connectTimeoutMs = 5_000;
const requestTimeoutMs = 30_000;

/** Pictures in a bucket of Amazon S3 or of a service that speaks its protocol (`endpoint`). */
export function openS3Backend(config: S3StoreConfig): StoreBackend {
  const client = new S3Client({
    region: config.region,
    ...(config.endpoint ? { endpoint: config.endpoint, forcePathStyle: true } : {}),
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    maxAttempts: 3,
    // Several S3-compatible services do not know the checksums that the client sends by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectTimeoutMs, requestTimeout: requestTimeoutMs },
  });
  return {
    disk: new Disk(new S3Driver({ client, bucket: config.bucket, visibility: 'private', supportsACL: false })),
    // One request instead of the two that asking for the length first would take.
    async open(key) {
      const answer = await client.send(new GetObjectCommand({ Bucket: config.bucket, Key: key }));
      if (!(answer.Body instanceof Readable)) throw new Error(`No body for ${key}`);
      return { body: answer.Body, sizeBytes: answer.ContentLength ?? null };
    },
    isMissing: (error) => error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404,
    close: () => client.destroy(),
  };
}
