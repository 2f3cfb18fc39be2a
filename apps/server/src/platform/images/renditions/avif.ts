import { type ImageStep, largestAvifStep, largestStepFor, stepsFor } from '@app/contracts/catalog/picture-files';
import sharp from 'sharp';
import { readImageFacts } from '#server/platform/images/images.ts';
import { contentTypes, imageKey } from '#server/platform/images/sizes.ts';
import type { ImageStore } from '#server/platform/images/store/store.ts';
import { createGate, imageWork } from './image-work.ts';

/** Effort 4 takes five times as long at 640 px for 5 % fewer bytes. */
const effort = 3;
/** The lower one when a card's picture would not fit its 13 kB. */
const qualities = [52, 42];
const cardBudgetBytes = 13_000;

// AVIF never takes more than one place of the gate, and that only while no picture waits to be imported: a card needs
// its picture at all first.
const oneAtATime = createGate(1);

type AvifOutcome = { ok: true; steps: ImageStep[]; made: number } | { ok: false; reason: 'not_stored' };

/**
 * Makes the AVIF files of a stored picture, up to 640 px, from its largest JPEG; files that exist are kept, so it may
 * run again.
 *
 * No original is kept for this: it may hold a position in its metadata and doubles the space. Measured on two
 * photographs, AVIF made from the quality-85 JPEG instead of the original loses 0.001 to 0.006 of structural
 * similarity. Throws when the store fails.
 */
export async function makeAvif(hash: string, { store }: { store: ImageStore }): Promise<AvifOutcome> {
  const facts = await readImageFacts(hash, store);
  const master = facts && (await store.read(imageKey(hash, `${largestStepFor(facts.width)}.jpg`)));
  if (!facts || !master) return { ok: false, reason: 'not_stored' };
  const wanted = stepsFor(facts.width).filter(({ step }) => step <= largestAvifStep);
  let made = 0;
  for (const { step, width } of wanted) {
    const key = imageKey(hash, `${step}.avif`);
    if (await store.has(key)) continue;
    const bytes = await oneAtATime.run(() => encode(master, width));
    await store.put(key, bytes, contentTypes.avif);
    made += 1;
  }
  return { ok: true, steps: wanted.map(({ step }) => step), made };
}

async function encode(master: Buffer, width: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await imageWork(() => sharp(master).resize({ width }).avif({ quality, effort }).toBuffer(), 'last');
    if (width > 320 || bytes.length <= cardBudgetBytes) break;
  }
  return bytes;
}
