import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type PreviewedCaption, previewCaption } from './preview.ts';
import { createCaptionReader } from './reader.ts';
import { MAX_CAPTION_CHARS } from './text/plain-text.ts';

const folder = new URL('../evaluation/cases/', import.meta.url);
const cases = readdirSync(folder).flatMap((file) =>
  readFileSync(new URL(file, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { caption: string }).caption),
);
/** Some cases, and each with the next one and in capitals. */
const captions = cases.flatMap((caption, at) =>
  at % 27 === 0 ? [caption, `${caption}\n${cases[at + 1] ?? ''}`, caption.toUpperCase()] : [],
);

const reader = createCaptionReader();

test('a preview shows the cards that a reader without a model gives', async () => {
  expect(captions.length).toBeGreaterThan(100);
  for (const caption of captions) {
    const read = await reader.read(caption);
    const cards = read.map(({ readBy, ...card }): PreviewedCaption['cards'][number] => card);
    expect(previewCaption(caption).cards).toEqual(cards);
  }
});

/** A caption as a seller may paste it, as long as may be. The benchmark `caption-preview` has its milliseconds. */
const pasted = 'Bag 85k, shoe 45k, dress 30k, ';
/** What takes longest of 2,200 characters: lines, amounts, codes, letters that grow or that are two units each. */
const hostile = [
  'Wig 85k\nBag 40k\n',
  '85k ',
  '25-40k to ',
  'A = boots B = bags A=95k B=40k ',
  'ﷺ',
  '𝗕𝗮𝗴 𝟴𝟱𝗸, ',
  'https://a.b www. x.com/',
  '#sneakers 85k #caps 20k ',
];

test.each(hostile)('2,200 characters of %s cost at most four times a list of goods as long, marks included', (seed) => {
  const [list, caption] = [ofFullLength(pasted), ofFullLength(seed)];
  const cpuMs = { list: Number.POSITIVE_INFINITY, caption: Number.POSITIVE_INFINITY };
  // By turns, because other tests take their share of the machine.
  for (let turn = 0; turn < 5; turn++) {
    cpuMs.list = Math.min(
      cpuMs.list,
      cpuMsOf(() => previewCaption(list)),
    );
    cpuMs.caption = Math.min(
      cpuMs.caption,
      cpuMsOf(() => previewCaption(caption)),
    );
  }
  expect(cpuMs.caption).toBeLessThan(cpuMs.list * 4);
});

function ofFullLength(seed: string): string {
  const letters = [...seed];
  const caption = Array.from({ length: 2200 }, (_, at) => letters[at % letters.length]).join('');
  expect(caption.length).toBeLessThanOrEqual(MAX_CAPTION_CHARS);
  return caption;
}

/** CPU of this thread: the machine may be busy with other tests. */
function cpuMsOf(work: () => unknown): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
