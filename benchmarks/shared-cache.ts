import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@app/server/platform/free-port.testing';
import { type RawAnswer, requestRaw } from './raw-request.ts';
import type { Row } from './rows.ts';
import { type SampleShop, sampleShop } from './sample-shop.ts';

const metricsToken = randomBytes(24).toString('hex');
const requests = 2000;
const salePriceUgx = 12_300;
/** A page is asked for this long before its discount ends, and again as long afterwards. */
const saleMs = 6000;
/** Instead of a minute, so that a page's end can be waited for; the rest is docs/varnish.vcl as it stands. */
const shortLife = `
sub vcl_backend_response {
  if (beresp.http.ETag && beresp.http.Cache-Control ~ "s-maxage") {
    set beresp.ttl = 1s;
    set beresp.grace = 0s;
    set beresp.keep = 1h;
    return (deliver);
  }
}
`;

/** Varnish in front of the service, by the rules of docs/varnish.vcl: what reaches the service of what is asked. */
export async function run(): Promise<Row[]> {
  const shop = await sampleShop();
  const service = await shop.serve({ METRICS_TOKEN: metricsToken });
  try {
    const address = new URL(service.ready.origin);
    const host = new URL(String(service.ready.publicOrigin)).host;
    const front = await startVarnish(address.port, shortLife);
    if (front === null) return [{ figure: 'Varnish in front', ours: 'not measured: install varnish' }];
    try {
      const path = `/shop/${shop.handle}`;
      const ask = (more: Record<string, string> = {}, at = path) =>
        requestRaw(front.origin + at, { host, 'accept-encoding': 'br', ...more });
      const before = await pagesSent(service.ready.origin, host);
      const first = await ask();
      for (let at = 1; at < requests; at += 1) await ask({ cookie: `visitor=${at}` }, `${path}?utm_source=${at}`);
      const afterHits = await pagesSent(service.ready.origin, host);
      await wait(1100);
      const renewed = await ask();
      const afterEnd = await pagesSent(service.ready.origin, host);
      return [
        countRow(
          `Varnish: ${requests} visits of one page with cookies and campaign words, renderings`,
          afterHits.rendered - before.rendered,
          1,
        ),
        countRow(
          'Varnish: a page past its time, renderings to have it again',
          afterEnd.rendered - afterHits.rendered,
          0,
        ),
        countRow(
          'Varnish: the same, answers "unchanged"',
          afterEnd.unchanged + afterEnd.cache - afterHits.unchanged - afterHits.cache,
          1,
        ),
        {
          figure: 'Varnish: the page is the same as before',
          ours: isSame(first, renewed) ? 'yes' : 'NO',
          isMet: isSame(first, renewed),
          target: 'yes',
        },
        await discountRow(shop, { host, servicePort: address.port }),
      ];
    } finally {
      await front.stop();
    }
  } finally {
    await service.stop();
  }
}

/** By the rules as they stand: a page that was kept while a discount ran shows the price without it afterwards. */
async function discountRow(
  { scratch, shopId, handle, videoIds: [videoId = ''] }: SampleShop,
  { host, servicePort }: { host: string; servicePort: string },
): Promise<Row> {
  const front = await startVarnish(servicePort, '');
  if (front === null) throw new Error('Varnish did not start');
  const endsAt = new Date(Date.now() + saleMs);
  const set = (columns: { sale_price_ugx: number | null; sale_ends_at: Date | null }) =>
    scratch.withDatabase(async (db) => {
      const { version } = await db
        .updateTable('shops')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('shop_id', '=', shopId)
        .returning('version')
        .executeTakeFirstOrThrow();
      await db
        .updateTable('products')
        .set(columns)
        .where('shop_id', '=', shopId)
        .where('video_id', '=', videoId)
        .execute();
      return version;
    });
  try {
    await set({ sale_price_ugx: salePriceUgx, sale_ends_at: endsAt });
    const isOnSale = async () => {
      const { body } = await requestRaw(`${front.origin}/product/${handle}/${videoId}`, { host });
      return body.includes(`UGX ${salePriceUgx.toLocaleString('en')}<`);
    };
    const atFirst = await isOnSale();
    await wait(endsAt.getTime() - Date.now() - 500);
    const beforeEnd = await isOnSale();
    await wait(endsAt.getTime() - Date.now() + 50);
    const afterEnd = await isOnSale();
    return {
      figure: 'Varnish: a discount at first, half a second before its end, 50 ms after it',
      ours: [atFirst, beforeEnd, afterEnd].join(', '),
      target: 'true, true, false',
      isMet: atFirst && beforeEnd && !afterEnd,
    };
  } finally {
    await set({ sale_price_ugx: null, sale_ends_at: null });
    await front.stop();
  }
}

const isSame = (one: RawAnswer, other: RawAnswer) =>
  one.body.equals(other.body) && one.headers.etag === other.headers.etag;

const countRow = (figure: string, count: number, expected: number): Row => ({
  figure,
  ours: String(count),
  target: String(expected),
  isMet: count === expected,
});

/** Pages that the service answered, by where they came from. */
async function pagesSent(origin: string, host: string): Promise<Record<'cache' | 'rendered' | 'unchanged', number>> {
  const { body } = await requestRaw(`${origin}/metrics`, { host, authorization: `Bearer ${metricsToken}` });
  const read = (from: string) =>
    Number(new RegExp(`dukalink_pages_total\\{from="${from}"\\} (\\d+)`).exec(body.toString())?.[1] ?? 0);
  return { cache: read('cache'), rendered: read('rendered'), unchanged: read('unchanged') };
}

async function startVarnish(
  servicePort: string,
  rulesBefore: string,
): Promise<{ origin: string; stop: () => Promise<void> } | null> {
  const folder = await mkdtemp(join(tmpdir(), 'dukalink-varnish-'));
  // Varnish reads it as a user of its own.
  await chmod(folder, 0o755);
  const rules = await readFile(join(import.meta.dirname, '..', 'docs', 'varnish.vcl'), 'utf8');
  const [head = '', body = ''] = rules.split('sub vcl_recv');
  const vcl = `${head.replace('"3000"', `"${servicePort}"`)}${rulesBefore}sub vcl_recv${body}`;
  await writeFile(join(folder, 'rules.vcl'), vcl);
  const port = await freePort();
  const sizes = ['-s', 'malloc,64m', '-p', 'http_gzip_support=off', '-n', folder];
  const child = spawn('varnishd', ['-F', '-a', `127.0.0.1:${port}`, '-f', join(folder, 'rules.vcl'), ...sizes], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const isThere = await Promise.race([once(child, 'spawn').then(() => true), once(child, 'error').then(() => false)]);
  const stop = async () => {
    if (child.exitCode === null && isThere) {
      child.kill();
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  if (!isThere) {
    await stop();
    return null;
  }
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) return { origin, stop };
    await wait(100);
  }
  await stop();
  throw new Error('Varnish did not start');
}
