import { readdirSync, readFileSync } from 'node:fs';
import { intervalOf, type SetRow, scoreSet } from '#server/captions/score/score-set.ts';

/**
 * `npm run captions:score [-- FILE.jsonl …]`: the figures of the labelled sets in captions/blind/, or of these files, as
 * captions are read now. The first line of a set may say `date`, `author` and `first_score`, what it was at first sight.
 */

const BLIND = new URL('../captions/blind/', import.meta.url);

interface SetHead {
  date?: string;
  author?: string;
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

function print(name: string, path: string | URL): void {
  const { head, rows } = readSet(path);
  const by = [head.date, head.author].filter(Boolean).join(', ');
  process.stdout.write(`\n${name}: ${rows.length} captions${by ? ` (${by})` : ''}\n`);
  if (head.first_score !== undefined) process.stdout.write(`  at first sight: ${JSON.stringify(head.first_score)}\n`);
  for (const share of scoreSet(rows)) {
    const [low, high] = intervalOf(share);
    const counted = `${share.figure.padEnd(28)}${percent(share.hits / share.of).padStart(6)} %`;
    process.stdout.write(
      `  ${counted}  of ${String(share.of).padStart(4)}   95 %: ${percent(low)} to ${percent(high)}\n`,
    );
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
if (files.length > 0) for (const file of files) print(file, file);
else {
  const names = blindSets();
  if (names.length === 0) process.stdout.write('no sets in apps/server/src/captions/blind/\n');
  for (const name of names) print(name, new URL(name, BLIND));
}
