import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Row, tableOf } from './rows.ts';
import { removeSampleShop } from './sample-shop.ts';
import { serverUrl } from './scratch.ts';

const parts: Record<string, () => Promise<{ run(): Promise<Row[]> }>> = {
  page: () => import('./page.ts'),
  'shared-cache': () => import('./shared-cache.ts'),
  burst: () => import('./burst.ts'),
  'first-request': () => import('./first-request.ts'),
  'half-load': () => import('./half-load.ts'),
  'product-list': () => import('./product-list.ts'),
  search: () => import('./search.ts'),
  import: () => import('./import.ts'),
  'tiktok-sources': () => import('./tiktok-sources.ts'),
  'tiktok-day': () => import('./tiktok-day.ts'),
  memory: () => import('./memory.ts'),
  idle: () => import('./idle.ts'),
  'open-pages': () => import('./open-pages.ts'),
  'stalled-uploads': () => import('./stalled-uploads.ts'),
  'page-weight': () => import('./page-weight.ts'),
  paint: () => import('./paint.ts'),
  extraction: () => import('./extraction.ts'),
  payments: () => import('./payments.ts'),
  'caption-preview': () => import('./caption-preview.ts'),
  orders: () => import('./orders.ts'),
  ratings: () => import('./ratings.ts'),
  'share-kit': () => import('./share-kit.ts'),
  admin: () => import('./admin.ts'),
  growth: () => import('./growth.ts'),
};

/** `npm run bench` runs every part and keeps the table; `npm run bench -- page paint` runs these and only prints. */
async function main(names: string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, '..', 'tools', 'build.ts')]);
  const rows: Row[] = [];
  try {
    for (const name of names.length > 0 ? names : Object.keys(parts)) {
      process.stderr.write(`${name} …\n`);
      const part = await parts[name]?.();
      rows.push(...((await part?.run()) ?? []));
    }
  } finally {
    await removeSampleShop();
  }
  const text = report(rows);
  process.stdout.write(text);
  if (names.length > 0) return;
  const directory = join(import.meta.dirname, 'results');
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, 'latest.md'), text);
}

function report(rows: Row[]): string {
  const cores = cpus();
  const machine = `${cores.length} x ${cores[0]?.model.trim() ?? 'unknown CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  const database = serverUrl() === null ? 'embedded database only' : 'PostgreSQL on the same machine';
  const notes = rows.flatMap((row) => row.note ?? []);
  return [
    '# Benchmarks',
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC · ${machine} · ${database}`,
    'Each figure stands next to its baseline from the same run; ratios are medians of neighbouring runs.',
    tableOf(rows),
    ...notes,
    '',
  ].join('\n\n');
}

await main(process.argv.slice(2));
