import { type Action, actions } from './growth-actions.ts';
import type { Cost } from './growth-cost.ts';
import { type GrownService, growService } from './growth-service.ts';
import { median, type Row } from './rows.ts';
import { serverUrl } from './scratch.ts';

const [smallest, ...larger] = [1000, 10_000, 100_000, 1_000_000];
const atMost = 1.3;
/** Blocks more for each key that one look into an index looks for: the index is a level or two deeper. */
const moreBlocks = 2;
/** Words of the measured search with the shop's own, and groups of three letters of the seller's handle. */
const keysOf: Record<string, number> = { products_search: 3, seller_directory_search: 11 };
/** Rows that may be read one after the other: tables that do not grow with the sellers. */
const scannable = 2000;
const [rounds, runsOfRound, warmUps] = [7, 10, 20];

/** What the same action costs with a thousand sellers and with up to a million. */
export async function run(): Promise<Row[]> {
  const server = serverUrl();
  if (server === null) return [{ figure: 'Growth to 1,000,000 shops', ours: 'not measured: set DATABASE_URL' }];
  const upTo = Number(process.env.GROWTH_SELLERS ?? larger.at(-1));
  const small = await growService(server, smallest ?? 0);
  const rows: Row[] = [sizeRow(small)];
  try {
    for (const sellers of larger.filter((count) => count <= upTo)) {
      const grown = await growService(server, sellers);
      try {
        rows.push(sizeRow(grown));
        for (const action of actions) rows.push(await rowOf(action, small, grown));
      } finally {
        await grown.close();
      }
    }
    return rows;
  } finally {
    await small.close();
  }
}

const sizeRow = ({ sellers, diskMb, generatedSeconds }: GrownService): Row => ({
  figure: `${grouped(sellers)} sellers: size on disk`,
  ours: `${grouped(diskMb)} MB`,
  note: `${grouped(sellers)} sellers were generated in ${generatedSeconds.toFixed(0)} s.`,
});

const grouped = (count: number): string => count.toLocaleString('en');

/** Both sizes by turns, so that a noisy minute is in both. */
async function rowOf(action: Action, small: GrownService, grown: GrownService): Promise<Row> {
  const costs: { small: Cost[]; grown: Cost[] } = { small: [], grown: [] };
  const measure = (one: GrownService, runs: number) =>
    one.costOf(
      () => action.act(one),
      runs,
      async () => action.prepare?.(one),
    );
  for (const one of [small, grown]) await measure(one, warmUps);
  for (let round = 0; round < rounds; round += 1) {
    costs.small.push(await measure(small, runsOfRound));
    costs.grown.push(await measure(grown, runsOfRound));
  }
  const [ours, baseline] = [median(costs.grown.map(cpuOf)), median(costs.small.map(cpuOf))];
  const faults = [...deeperIndexes(costs.small, costs.grown), ...scans(costs.grown)];
  const ratio = ours / baseline;
  const show = (ms: number, of: Cost[]) =>
    `${ms.toFixed(2)} ms, ${median(of.map(({ blocks }) => blocks)).toFixed(0)} blocks`;
  return {
    figure: `${action.name}, ${grouped(grown.sellers)} sellers beside ${grouped(small.sellers)}: CPU`,
    ours: show(ours, costs.grown),
    baseline: show(baseline, costs.small),
    ratio,
    target: `≤ ${atMost}`,
    isMet: ratio <= atMost && faults.length === 0,
    ...(faults.length > 0 && { note: `${action.name}: ${faults.join('; ')}.` }),
  };
}

const cpuOf = ({ cpuMs }: Cost): number => cpuMs;

function deeperIndexes(small: Cost[], grown: Cost[]): string[] {
  const blocks = (costs: Cost[], name: string) =>
    median(costs.map((cost) => cost.blocksByIndex.get(name) ?? Number.NaN));
  const names = new Set(grown.flatMap((cost) => [...cost.blocksByIndex.keys()]));
  // What the queue does by itself falls into some rounds only; its median is not a number.
  return [...names].flatMap((name) => {
    const [before, after] = [blocks(small, name), blocks(grown, name)];
    return after > before + moreBlocks * (keysOf[name] ?? 1)
      ? `${name} takes ${after.toFixed(1)} blocks a look instead of ${before.toFixed(1)}`
      : [];
  });
}

function scans(costs: Cost[]): string[] {
  const names = new Set(costs.flatMap((cost) => [...cost.scannedRows.keys()]));
  return [...names].flatMap((name) => {
    const rows = median(costs.map((cost) => cost.scannedRows.get(name) ?? 0));
    return rows > scannable ? `${name} is read from start to end, ${grouped(Math.round(rows))} rows` : [];
  });
}
