import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './child.ts';
import { askAtRate } from './load.ts';
import type { OpenPages, PagesReport } from './open-pages-load.ts';
import { anAddress } from './order-load.ts';
import { requestRaw } from './raw-request.ts';
import { percentile, type Row } from './rows.ts';

/** Shops with open pages; behind them in the numbering those whose pages are asked for. */
export const openShops = 100;
export const pagesOfShop = Number(process.env.OPEN_PAGES_OF_SHOP ?? 100);
export const keptShops = 20;
export const firstShops = 660;
export const roundSeconds = 20;
/** The longest first wait of a page after a restart, and its second one. */
const stormSeconds = 45;
const allBackWithinMs = 180_000;
export const rates = { kept: 50, first: 10 };

export const load = (): string => loadavg()[0]?.toFixed(1) ?? '';
export const visitorsHeaders = () => ({
  'accept-encoding': 'gzip, deflate, br, zstd',
  'x-forwarded-for': anAddress(9),
});

let asked = 0;
const pageOf = (origin: string, number: number) => requestRaw(`${origin}/shop/shop${number}`, visitorsHeaders());

/** Milliseconds of each; of pages that the process has. */
export function askKept(origin: string, count = rates.kept * roundSeconds): Promise<number[]> {
  return askAtRate({ count, perSecond: rates.kept }, () => pageOf(origin, openShops + 1 + (asked++ % keptShops)));
}

/** The same, and of pages that were not asked for before; `from` counts those. */
export async function askBoth(
  origin: string,
  from: number,
  seconds = roundSeconds,
): Promise<{ kept: number; first: number }> {
  await askKept(origin, keptShops);
  let next = openShops + keptShops + 1 + from;
  const [kept, first] = await Promise.all([
    askKept(origin, rates.kept * seconds),
    askAtRate({ count: rates.first * seconds, perSecond: rates.first }, () => pageOf(origin, next++)),
  ]);
  return { kept: percentile(kept, 99), first: percentile(first, 99) };
}

interface AfterStart {
  kept: number;
  first: number;
  cpuMs: number;
  load: string;
}

export async function afterStart(service: Child, what: string): Promise<AfterStart> {
  process.stderr.write(`open-pages: ${what}, load ${load()}\n`);
  const cpuBefore = await service.cpuMs();
  const times = await askBoth(String(service.ready.origin), 0, stormSeconds);
  return { ...times, cpuMs: (await service.cpuMs()) - cpuBefore, load: load() };
}

/** Waits until all follow their shop again, or as long as they may take. */
export async function allBack(pages: OpenPages): Promise<PagesReport> {
  const sum = await pages.report();
  const until = performance.now() + allBackWithinMs;
  while (sum.following < openShops * pagesOfShop && performance.now() < until) {
    await sleep(1000);
    const more = await pages.report();
    sum.following = more.following;
    sum.asked += more.asked;
    for (const name of ['closedAtMs', 'triedAtMs', 'subscribedAtMs'] as const) sum[name].push(...more[name]);
  }
  return sum;
}

interface Storm {
  alone: AfterStart;
  warm: { kept: number; first: number };
  storm: AfterStart;
  back: PagesReport;
  stoppedAtMs: number;
  downAtMs: number;
  readyAtMs: number;
}

export function stormRows({ alone, warm, storm, back, stoppedAtMs, downAtMs, readyAtMs }: Storm): Row[] {
  const pages = openShops * pagesOfShop;
  const perSecond = (times: number[]): string => {
    const counts: number[] = [];
    for (const atMs of times) {
      const second = Math.max(0, Math.floor((atMs - stoppedAtMs) / 1000));
      counts[second] = (counts[second] ?? 0) + 1;
    }
    return Array.from(counts, (count) => count ?? 0).join(' ');
  };
  const backMs = percentile(back.subscribedAtMs, 99.99) - readyAtMs;
  const row = (kind: 'kept' | 'first', name: string): Row[] =>
    [
      { baseline: alone[kind], words: 'after a restart without open pages' },
      { baseline: warm[kind], words: 'before the restart' },
    ].map(({ baseline, words }) => ({
      figure: `Restart under ${pages} open pages: 99 % of ${name} within, ${stormSeconds} s`,
      ours: `${storm[kind].toFixed(1)} ms`,
      baseline: `${baseline.toFixed(1)} ms ${words}`,
      ratio: storm[kind] / baseline,
      target: '≤ 2',
      isMet: storm[kind] <= 2 * baseline,
    }));
  return [
    ...row('kept', `${rates.kept} kept pages a second`),
    ...row('first', `${rates.first} first requests a second`),
    {
      figure: `Restart under ${pages} open pages: CPU of the first ${stormSeconds} s`,
      ours: `${(storm.cpuMs / 1000).toFixed(1)} s`,
      baseline: `${(alone.cpuMs / 1000).toFixed(1)} s without open pages`,
      ratio: storm.cpuMs / alone.cpuMs,
    },
    {
      figure: `Restart under ${pages} open pages: all follow their shop again after its start`,
      ours: `${(backMs / 1000).toFixed(1)} s (${back.following} of ${pages})`,
      note: [
        `The process was stopped in ${((downAtMs - stoppedAtMs) / 1000).toFixed(1)} s and started in ${((readyAtMs - downAtMs) / 1000).toFixed(1)} s; load ${alone.load} without pages, ${storm.load} under them.`,
        `Attempts by second since the stop began: ${perSecond(back.triedAtMs)}. Subscribed: ${perSecond(back.subscribedAtMs)}. ${back.asked} asked for what they had missed.`,
      ].join('\n'),
    },
  ];
}
