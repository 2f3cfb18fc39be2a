import { readdirSync, readFileSync } from 'node:fs';
import { addShares, intervalOf, type SetRow, type Share, scoreSet } from './score-set.ts';

/**
 * `npm run captions:score [-- FILE.jsonl …]`: the figures of the labelled sets in evaluation/blind/, or of these files, as
 * captions are read now. The first line of a set may say `date`, `round`, `author` and `first_score`, what it was
 * at first sight. Bars are judged on the whole of a round: TOTAL.
 */

const BLIND = new URL('./blind/', import.meta.url);

interface SetHead {
  date?: string;
  author?: string;
  round?: number;
  first_score?: unknown;
}

function readSet(path: string | URL): { head: SetHead; rows: SetRow[] } {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as SetHead & Partial<SetRow>);
  const [first] = lines;
  const hasHead = first !== undefined && first.caption === undefined;
  return { head: hasHead ? first : {}, rows: lines.slice(hasHead ? 1 : 0) as SetRow[] };
}

const percent = (share: number) => `${(share * 100).toFixed(1)}`;

function printShares(shares: Share[]): void {
  for (const share of shares) {
    const [low, high] = intervalOf(share);
    const counted = `${share.figure.padEnd(28)}${percent(share.hits / share.of).padStart(6)} %`;
    process.stdout.write(
      `  ${counted}  of ${String(share.of).padStart(4)}   95 %: ${percent(low)} to ${percent(high)}\n`,
    );
  }
}

interface ScoredSet {
  round: string;
  isSeveral: boolean;
  rows: number;
  shares: Share[];
}

function print(name: string, path: string | URL): ScoredSet {
  const { head, rows } = readSet(path);
  const by = [head.date, head.author].filter(Boolean).join(', ');
  process.stdout.write(`\n${name}: ${rows.length} captions${by ? ` (${by})` : ''}\n`);
  if (head.first_score !== undefined) process.stdout.write(`  at first sight: ${JSON.stringify(head.first_score)}\n`);
  const shares = scoreSet(rows);
  printShares(shares);
  const round = [head.date, head.round === undefined ? undefined : `round ${head.round}`].filter(Boolean).join(', ');
  return { round, isSeveral: rows.some(({ expect }) => expect.products), rows: rows.length, shares };
}

/** All sets of one card each, and all of several: of every round, and of all rounds. */
function printTotals(sets: ScoredSet[]): void {
  const rounds = [...new Set(sets.map(({ round }) => round))];
  for (const isSeveral of [false, true]) {
    for (const round of rounds.length > 1 ? [...rounds, null] : [null]) {
      const counted = sets.filter((set) => set.isSeveral === isSeveral && (round === null || set.round === round));
      if (counted.length < 2) continue;
      const captions = counted.reduce((sum, { rows }) => sum + rows, 0);
      const of = round === null ? 'TOTAL' : `TOTAL of ${round || 'sets without a date'}`;
      const cards = isSeveral ? 'several cards' : 'one card each';
      process.stdout.write(`\n${of}, ${cards}: ${counted.length} sets, ${captions} captions\n`);
      printShares(addShares(counted.map(({ shares }) => shares)));
    }
  }
}

function blindSets(): string[] {
  try {
    return readdirSync(BLIND)
      .filter((name) => name.endsWith('.jsonl'))
      .sort();
  } catch {
    return [];
  }
}

const files = process.argv.slice(2);
const names = files.length > 0 ? files : blindSets();
if (names.length === 0) process.stdout.write('no sets in packages/captions/evaluation/blind/\n');
printTotals(names.map((name) => print(name, files.length > 0 ? name : new URL(name, BLIND))));
