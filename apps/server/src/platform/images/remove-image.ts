import { contentTypes, imageKey, imageSteps, previewFile } from './sizes.ts';
import type { ImageStore } from './store/store.ts';

const factsFile = 'facts.json';

/** Whether a picture or a preview of this hash is stored. */
export async function isImageStored(hash: string, store: ImageStore): Promise<boolean> {
  return (await store.has(imageKey(hash, factsFile))) || (await store.has(imageKey(hash, previewFile)));
}

/**
 * Removes every file that a picture or a preview of this hash can have; one that is not there is no error. The facts go
 * first: from then on an import of the same bytes stores all of them anew. Whether somebody shows it is the caller's to
 * know.
 */
export async function removeImage(hash: string, store: ImageStore): Promise<void> {
  await store.delete(imageKey(hash, factsFile));
  const files = imageSteps.flatMap((step) => Object.keys(contentTypes).map((format) => `${step}.${format}`));
  for (const file of [...files, previewFile]) await store.delete(imageKey(hash, file));
}
