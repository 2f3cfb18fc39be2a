import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fitLogistic } from '#server/captions/training/logistic.ts';
import { examplesOf, type LabelledRow } from '#server/captions/training/start-examples.ts';

/**
 * `npm run captions:train [-- AUTHOR …]`: learns from the labelled sets in captions/blind/ which prices of a list begin a
 * product, and writes captions/cards/start-weights.ts. Sets of the authors named are left out, to be scored afterwards
 * with `npm run captions:score` as captions that were never learned from.
 */

const BLIND = new URL('../captions/blind/', import.meta.url);
const WEIGHTS = new URL('../captions/cards/start-weights.ts', import.meta.url);
const PENALTY = 3;

const left = new Set(process.argv.slice(2));
const rows = readdirSync(BLIND)
  .filter((name) => name.endsWith('.jsonl') && !left.has(name.replace(/(?:-several)?\.jsonl$/, '')))
  .sort()
  .flatMap((name) => readFileSync(new URL(name, BLIND), 'utf8').split('\n'))
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as LabelledRow)
  .filter(({ caption }) => caption !== undefined);
const examples = rows.flatMap(examplesOf);
const weights = [...fitLogistic(examples, PENALTY)].filter(([name, weight]) => name === '' || Math.abs(weight) >= 0.01);
const lines = weights.map(([name, weight]) => `  '${name}': ${Number(weight.toFixed(2))},`);
writeFileSync(
  WEIGHTS,
  `/**
 * What each feature of an item (start-features.ts) says for its beginning a product, as log odds; the constant stands
 * under the empty name. Learned by \`npm run captions:train\`, not written by hand.
 */
export const START_WEIGHTS: Readonly<Record<string, number>> = {
${lines.join('\n')}
};
`,
);
process.stdout.write(`${rows.length} captions, ${examples.length} examples, ${weights.length} weights\n`);
