import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { createImageStore } from '#server/platform/images/store/store.ts';
import { type Deployment, type Finding, findingsOf } from './finding.ts';

const pictures = findingsOf('pictures');

/** Some thousand pictures; below it the next imports fail. */
const minFreeBytes = 2 ** 30;
const mb = 2 ** 20;

/** Whether pictures can be written and read where the configuration says. */
export async function checkPictures({ config }: Deployment): Promise<Finding[]> {
  return config.s3 ? [await checkBucket(config)] : checkDisk(config.dataDir);
}

async function checkBucket({ dataDir, s3 }: Deployment['config']): Promise<Finding> {
  const bucket = `The bucket ${s3?.bucket}`;
  const hash = randomBytes(16).toString('hex');
  const key = `${hash.slice(0, 2)}/${hash}/160.jpg`;
  const store = await createImageStore({ dataDir, s3 });
  try {
    const written = randomBytes(64);
    await store.put(key, written, 'image/jpeg');
    const read = await store.read(key);
    await store.delete(key);
    if (read?.equals(written)) return pictures.ok(`${bucket} can be written, read and emptied.`);
    return pictures.wrong(`${bucket} gives back something else than was written.`, 'Check what stands in front of it.');
  } catch (error) {
    return refused(bucket, error);
  } finally {
    store.close();
  }
}

const refusals: Record<string, [says: string, advice: string]> = {
  AccessDenied: ['refuses the key', 'Give S3_ACCESS_KEY_ID the rights to get, put and delete objects in it.'],
  InvalidAccessKeyId: ['does not know the key', 'Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.'],
  SignatureDoesNotMatch: ['refuses the signature', 'Correct S3_SECRET_ACCESS_KEY and S3_REGION.'],
  NoSuchBucket: ['is not there', 'Make it, or correct S3_BUCKET and S3_REGION.'],
  ECONNREFUSED: ['cannot be reached: nothing listens at S3_ENDPOINT', 'Start it, or correct S3_ENDPOINT.'],
  ENOTFOUND: ['cannot be reached: S3_ENDPOINT has no address', 'Correct S3_ENDPOINT, or add its host.'],
};

/** flydrive wraps what the bucket said, and the client what the network said. */
function refused(bucket: string, error: unknown): Finding {
  const found: string[] = [];
  for (let one = error as Chain | undefined; one && found.length < 20; one = one.cause ?? one.errors?.[0])
    found.push(...[one.Code, one.code, one.name].filter((name) => typeof name === 'string'));
  const known = found.find((name) => refusals[name]);
  const [says, advice] = (known && refusals[known]) || [
    `cannot be used (${found.at(-1) ?? 'no reason'})`,
    'Check S3_ENDPOINT, S3_BUCKET and its keys.',
  ];
  return pictures.wrong(`${bucket} ${says}.`, advice);
}

interface Chain {
  Code?: string;
  code?: string;
  name?: string;
  cause?: Chain;
  errors?: Chain[];
}

async function checkDisk(dataDir: string): Promise<Finding[]> {
  const found = await stat(dataDir).catch(() => null);
  if (!found)
    return [pictures.note(`${dataDir} is not there; the first start of the service makes it, where it may write.`)];
  const isWritable = await access(dataDir, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable)
    return [
      pictures.wrong(
        `${dataDir} cannot be written.`,
        `Give it to the user of the service (chown), and ask as that user.`,
      ),
    ];
  const { bavail, bsize, blocks } = await statfs(dataDir);
  const free = `${dataDir} has ${Math.round((bavail * bsize) / mb)} MB left`;
  const advice = 'Make room, or a larger disk: imports fail when it is full.';
  if (bavail * bsize < minFreeBytes) return [pictures.wrong(`${free}.`, advice)];
  if (bavail < blocks / 10) return [pictures.note(`${free}, less than a tenth.`, advice)];
  return [pictures.ok(`${free}.`)];
}
