// Holds the caption rules to their promised scores: node check-scores.mjs CAPTIONS_DIR PREDICTIONS
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const [directory, predictions] = process.argv.slice(2);
const scorer = join(directory, 'score.mjs');
const scores = JSON.parse(
  execFileSync(process.execPath, [scorer, join(directory, 'dev.jsonl'), predictions, '--json'], { encoding: 'utf8' }),
);

const atLeast = {
  has_track: 1,
  price: 0.97,
  old_price: 0.98,
  availability: 0.98,
  title: 0.85,
  tags: 0.75,
  sizes_where_expected: 0.85,
};
const missed = Object.entries(atLeast).filter(([field, share]) => !(scores[field] >= share));
const problems = missed.map(([field, share]) => `${field} is ${scores[field]}, promised is ${share}`);
if (!(scores.false_price_rate <= 0.01))
  problems.push(`the false-price rate is ${scores.false_price_rate}, promised is 0.01 at most`);

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
