import { imageSteps, stepsFor } from '@app/contracts/catalog/picture-files';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { jsonIn } from '#server/platform/outgoing.ts';
import { type DownloadFailure, type DownloadPolicy, downloadImage } from './download/download.ts';
import { contentHash, type ImageFacts, makeFile, makeVariants, type VariantsFailure } from './renditions/variants.ts';
import { bannerFile, contentTypes, imageKey, previewFile, sharedFiles } from './sizes.ts';
import type { ImageStore } from './store/store.ts';

const ImageFactsFile = Type.Object({
  hash: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  placeholder: Type.String({ maxLength: 64 }),
  averageColour: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
  gradient: Type.String({ maxLength: 64 }),
});

/** `reused`: the same bytes were stored before and nothing was decoded. */
type ImportedImage = { ok: true; image: ImageFacts; reused: boolean };
type ImportFailure = DownloadFailure | VariantsFailure;
export type ImportOutcome = ImportedImage | ImportFailure;

/**
 * Downloads a picture, makes the files that a card needs and its largest JPEG, and stores them. Throws only when the store
 * fails.
 */
export async function importImage(
  url: string,
  { policy, store }: { policy: DownloadPolicy; store: ImageStore },
): Promise<ImportOutcome> {
  const download = await downloadImage(url, policy);
  return download.ok ? importImageBytes(download.bytes, { store }) : download;
}

/** The same for bytes that are at hand. */
export async function importImageBytes(bytes: Buffer, { store }: { store: ImageStore }): Promise<ImportOutcome> {
  const known = await readImageFacts(contentHash(bytes), store);
  if (known) return { ok: true, image: known, reused: true };
  const made = await makeVariants(bytes);
  if (!made.ok) return made;
  const { facts, variants } = made;
  await Promise.all(
    variants.map(({ file, bytes: content, contentType }) =>
      store.put(imageKey(facts.hash, file), content, contentType),
    ),
  );
  // Last, because it is the sign that all the others are there.
  await store.put(factsKey(facts.hash), Buffer.from(JSON.stringify(facts)), 'application/json');
  return { ok: true, image: facts, reused: false };
}

/** Null when the picture is not stored completely, or its facts cannot be read: the next import writes them again. */
export async function readImageFacts(hash: string, store: ImageStore): Promise<ImageFacts | null> {
  const file = await store.read(factsKey(hash));
  const facts = file && jsonIn(file.toString('utf8'));
  return Value.Check(ImageFactsFile, facts) ? facts : null;
}

/** Requests for the same file share one run. */
const running = new Map<string, Promise<boolean>>();

/**
 * Makes and stores a file that an import leaves out, at its first request: large WebPs, and JPEGs below the largest. False
 * when the picture has no such file.
 */
export function makeMissingFile(hash: string, file: string, store: ImageStore): Promise<boolean> {
  const [, step, format] = /^(\d+)\.(jpg|webp)$/.exec(file) ?? [];
  if (format !== 'jpg' && format !== 'webp') return Promise.resolve(false);
  const key = imageKey(hash, file);
  const run = running.get(key) ?? makeAndStore(hash, Number(step), format, store).finally(() => running.delete(key));
  running.set(key, run);
  return run;
}

async function makeAndStore(hash: string, step: number, format: 'jpg' | 'webp', store: ImageStore): Promise<boolean> {
  const facts = await readImageFacts(hash, store);
  const sizes = facts ? stepsFor(facts.width) : [];
  const [wanted, largest] = [sizes.find((size) => size.step === step), sizes.at(-1)];
  if (!wanted || (wanted === largest && format === 'jpg')) return false;
  const master = await store.read(imageKey(hash, `${largest?.step}.jpg`));
  if (!master) return false;
  const key = imageKey(hash, `${step}.${format}`);
  await store.put(key, await makeFile(master, wanted, format), contentTypes[format]);
  if (await store.has(factsKey(hash))) return true;
  // The picture was removed while this ran, and nothing else would remove this file.
  await store.delete(key);
  return false;
}

/** `fresh_link`: ask the source for a new address; `later`: retry the same one; `never`: this will be no picture. */
export function retryAdvice(failure: ImportFailure): 'fresh_link' | 'later' | 'never' {
  switch (failure.reason) {
    case 'expired':
    case 'not_found':
    case 'not_an_image':
    // A body that was cut short decodes as broken.
    case 'broken':
      return 'fresh_link';
    case 'rate_limited':
    case 'timeout':
    case 'transient':
      return 'later';
    case 'refused':
    case 'too_large':
    case 'unsupported_format':
    case 'too_many_pixels':
    case 'bad_shape':
      return 'never';
  }
}

/** Whether a picture, a preview or a banner of this hash is stored. */
export async function isImageStored(hash: string, store: ImageStore): Promise<boolean> {
  for (const key of [factsKey(hash), imageKey(hash, previewFile), imageKey(hash, bannerFile)])
    if (await store.has(key)) return true;
  return false;
}

/**
 * Removes every file that a picture, a preview, a banner or a share kit of this hash can have. The facts go first: from
 * then on an import of the same bytes stores all files again. The caller knows that no page shows it.
 */
export async function removeImage(hash: string, store: ImageStore): Promise<void> {
  await store.delete(factsKey(hash));
  const files = imageSteps.flatMap((step) => Object.keys(contentTypes).map((format) => `${step}.${format}`));
  for (const file of [...files, previewFile, bannerFile, ...sharedFiles]) await store.delete(imageKey(hash, file));
}

function factsKey(hash: string): string {
  return imageKey(hash, 'facts.json');
}
