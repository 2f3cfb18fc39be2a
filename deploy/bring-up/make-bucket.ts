import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

/** An operator does this once, with any client of S3: makes the bucket that S3_BUCKET names, where there is none. */
const { S3_REGION: region = '', S3_ENDPOINT: endpoint = '', S3_BUCKET: Bucket = '' } = process.env;
const { S3_ACCESS_KEY_ID: accessKeyId = '', S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = process.env;
const client = new S3Client({
  region,
  endpoint,
  forcePathStyle: true,
  credentials: { accessKeyId, secretAccessKey },
});
await client.send(new CreateBucketCommand({ Bucket }));
