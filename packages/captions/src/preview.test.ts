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

/** What takes longest of 2,200 characters: lists, amounts, codes, letters that grow or that are two units each. */
const hostile = [
  'Bag 85k, shoe 45k, dress 30k, ',
  'Wig 85k\nBag 40k\n',
  '85k ',
  '25-40k to ',
  'A = boots B = bags A=95k B=40k ',
  'ﷺ',
  '𝗕𝗮𝗴 𝟴𝟱𝗸, ',
  'https://a.b www. x.com/',
  '#sneakers 85k #caps 20k ',
];

test.each(hostile)('2,200 characters of %s take at most 50 ms, marks included', (seed) => {
  const caption = Array.from({ length: 2200 }, (_, at) => [...seed][at % [...seed].length]).join('');
  expect(caption.length).toBeLessThanOrEqual(MAX_CAPTION_CHARS);
  expect(Math.min(...[1, 2, 3].map(() => cpuMsOf(() => previewCaption(caption))))).toBeLessThan(50);
});

/** CPU of this thread: the machine may be busy with other tests. */
function cpuMsOf(work: () => unknown): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
