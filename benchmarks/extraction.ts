import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { extractProduct } from '@app/captions/reader';
import { median, type Row, ratioRow } from './rows.ts';

const ROUNDS = 7;
const CAPTIONS = 4_000;
const MIN_PER_SECOND = 5_000;

const GOODS =
  `ladies heels|Samsung Galaxy A15 8GB/128GB|3 seater sofa in grey velvet|chocolate cake 1kg|men's oxford shoes|baby stroller foldable|
air fryer 5L|HP EliteBook 840 G5 Core i5|engatto z'abakyala|viatu vya ngozi|plot 50x100 in Gayaza|human hair wig 16 inches|duvet 5x6|Toyota Premio 2008`.split(
    '|',
  );
const PRICES =
  `85k only|UGX 85,000|was 120k now 95k|1.2m negotiable|emitwalo munaana|from 45,000 to 90,000|2 for 150k, 80k each|price in DM|❌180k❌ ✅150k|
retail 45k wholesale 30k|deposit 300k then 8k daily|bei elfu hamsini`.split('|');
const ENDS =
  `size 38-42|sizes M to XXL|delivery 5k within Kampala|call/WhatsApp 0772 123 456|SOLD OUT|📍 Shop B12, Pioneer Mall|free delivery above 100k|
#kampala #fyp #uganda|New arrivals 🔥🔥🔥|only 2 pieces left`.split('|');

/** Captions as sellers write them, every one different; the same in every run. */
function captions(): string[] {
  return Array.from({ length: CAPTIONS }, (_, index) => {
    const pick = (list: string[], step: number) => list[(index * step + Math.floor(index / list.length)) % list.length];
    const lead = index % 3 === 0 ? '🔥 New stock 🔥\n' : '';
    return `${lead}${pick(GOODS, 1)} ${pick(PRICES, 5)} ✨ no ${index}\n${pick(ENDS, 7)} ${pick(ENDS, 3)} #TRACK`;
  });
}

/** CPU time of this process per caption, in microseconds. */
function cpuPerCaptionUs(texts: string[], work: (text: string) => unknown): number {
  const start = process.cpuUsage();
  for (const text of texts) work(text);
  const used = process.cpuUsage(start);
  return (used.user + used.system) / texts.length;
}

const perSecond = (us: number) => `${us.toFixed(1)} µs (${Math.round(1e6 / us).toLocaleString('en')}/s)`;

/** The scores of a labelled set, by the score.mjs that lies next to it. */
async function scoreRows(set: string): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'captions-'));
  try {
    const lines = (await readFile(set, 'utf8'))
      .replace(/^\ufeff/, '')
      .split('\n')
      .filter((line) => line.trim() !== '');
    const predicted = lines.map((line) => {
      const { id, caption } = JSON.parse(line) as { id: string; caption: string };
      const { hasTrack, title, priceUgx, oldPriceUgx, tags, sizes, availability } = extractProduct(caption);
      return JSON.stringify({
        id,
        has_track: hasTrack,
        title,
        price: priceUgx,
        old_price: oldPriceUgx,
        tags,
        sizes,
        availability,
      });
    });
    const path = join(folder, 'predictions.jsonl');
    await writeFile(path, predicted.join('\n'));
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(dirname(set), 'score.mjs'),
      set,
      path,
      '--json',
    ]);
    const scores = JSON.parse(stdout) as Record<string, number>;
    const wanted: [string, number][] = [
      ['has_track', 1],
      ['price', 0.97],
      ['old_price', 0.98],
      ['availability', 0.98],
      ['title', 0.85],
      ['tags', 0.75],
      ['sizes_where_expected', 0.85],
    ];
    const falsePrices = scores.false_price_rate ?? 1;
    const show = (share: number) => `${(share * 100).toFixed(1)} %`;
    return [
      { figure: 'captions: false prices', ours: show(falsePrices), target: '≤ 1 %', isMet: falsePrices <= 0.01 },
      ...wanted.map(([field, least]): Row => {
        const score = scores[field] ?? 0;
        return { figure: `captions: ${field}`, ours: show(score), target: `≥ ${least * 100} %`, isMet: score >= least };
      }),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Captions per second on one core, next to copying the same captions through JSON. With the path of a labelled set in
 * CAPTION_SET also its scores.
 */
export async function run(): Promise<Row[]> {
  const texts = captions();
  const ours: number[] = [];
  const copies: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ownUs = cpuPerCaptionUs(texts, extractProduct);
    const copyUs = cpuPerCaptionUs(texts, (text) => JSON.parse(JSON.stringify({ id: 'x', caption: text })));
    // The first round compiles.
    if (round === 0) continue;
    ours.push(ownUs);
    copies.push(copyUs);
  }
  const us = median(ours);
  const speed = ratioRow({
    figure: 'captions: CPU per caption, against a JSON copy',
    ours: us,
    baseline: median(copies),
    show: perSecond,
  });
  const isMet = 1e6 / us >= MIN_PER_SECOND;
  const set = process.env.CAPTION_SET;
  return [{ ...speed, target: `≥ ${MIN_PER_SECOND}/s`, isMet }, ...(set ? await scoreRows(set) : [])];
}
