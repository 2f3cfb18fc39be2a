import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { drawRun } from './plan/draw-steps.ts';
import type { Plan } from './plan/plan.ts';
import { run } from './run/run.ts';
import { labOrigin, runOnInternet } from './stage/lab.ts';

const usage = 'node tools/faults --plan FILE [--seed N] [--from K] [--out DIRECTORY] [--print]';

/** Runs a plan, or prints its steps. Answers the process's exit code: 1 when something did not hold. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      plan: { type: 'string' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      from: { type: 'string', default: '1' },
      out: { type: 'string' },
      print: { type: 'boolean', default: false },
    },
  });
  const [seed, from] = [Number(values.seed), Number(values.from)];
  if (!values.plan || !Number.isSafeInteger(seed) || !Number.isSafeInteger(from)) throw new Error(usage);
  const { default: plan } = (await import(pathToFileURL(resolve(values.plan)).href)) as { default: Plan };
  const drawn = drawRun(plan, seed);
  if (values.print) {
    for (const line of [...drawn.faults, ...drawn.steps]) console.log(JSON.stringify(line));
    return 0;
  }
  const startedAt = Date.now();
  const say = (line: string): void => console.log(`${((Date.now() - startedAt) / 1000).toFixed(1)} s: ${line}`);
  if (plan.stage === 'lab' && labOrigin() === undefined) return runOnInternet(say);
  const outFolder = values.out ?? mkdtempSync(join(tmpdir(), 'dukalink-faults-out-'));
  mkdirSync(outFolder, { recursive: true });
  say(`seed ${seed}, ${plan.steps} steps from ${from} on, ${plan.stage}; the record goes to ${outFolder}`);
  const { record, world, violations } = await run({ plan, drawn, from, outFolder, say });
  writeFileSync(join(outFolder, 'record.json'), JSON.stringify({ seed, record, world, violations }, null, 1));
  const { orders, payments, products, accounts, sightings } = record;
  say(
    `${orders.length} orders, ${payments.length} payments, ${products.length} products by hand, ` +
      `${accounts.length} accounts, ${sightings.length} prices seen, ${violations.length} violations`,
  );
  for (const { rule, step, what, shows } of violations)
    console.log(`\nVIOLATION seed ${seed} step ${step}: ${rule}\n${what}\n${JSON.stringify(shows, null, 1)}`);
  return violations.length === 0 ? 0 : 1;
}

// Sockets that calls have kept open would keep the process.
process.exit(await main());
