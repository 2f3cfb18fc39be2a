import type { BarePage } from './bare-page.server.ts';
import { startChild } from './child.ts';
import { compareCpu } from './load.ts';
import { requestRaw } from './raw-request.ts';
import { type Row, ratioRow } from './rows.ts';
import { sampleShop } from './sample-shop.ts';

const load = { connections: 50, requests: 25_000, rounds: 7, headers: { 'accept-encoding': 'br' } };
const atMost = 1.6;

/**
 * The cached page of a shop, Brotli, at 50 connections: CPU per request of the service against Fastify alone with the
 * same bytes.
 */
export async function run(): Promise<Row[]> {
  const shop = await sampleShop();
  const path = `/shop/${shop.handle}`;
  const service = await shop.serve();
  try {
    const page = await fetchPage(service.ready.origin + path);
    const bare = await startChild('bare-page', page);
    try {
      const cpu = await compareCpu({ child: service, path }, { child: bare, path }, load);
      return [
        ratioRow({
          figure: `Cached shop page, ${page.body.length} B of Brotli: server CPU per request`,
          ours: cpu.oursMs,
          baseline: cpu.baselineMs,
          ratio: cpu.ratio,
          atMost,
          show: (ms) => `${ms.toFixed(4)} ms`,
        }),
        {
          figure: 'Cached shop page: requests per second at 50 connections',
          ours: cpu.oursPerSecond.toFixed(0),
          baseline: cpu.baselinePerSecond.toFixed(0),
        },
      ];
    } finally {
      await bare.stop();
    }
  } finally {
    await service.stop();
  }
}

/** Headers and bytes as they cross the wire; those that any server adds by itself are left out. */
async function fetchPage(url: string): Promise<BarePage> {
  const answer = await requestRaw(url, load.headers);
  const { connection, 'keep-alive': keepAlive, date, ...own } = answer.headers;
  const headers = Object.fromEntries(Object.entries(own).map(([name, value]) => [name, String(value)]));
  return { headers, body: answer.body };
}
