import { hourMs } from '#server/platform/clock.ts';
import type { Metrics } from '#server/platform/http/metrics.ts';
import type { TikTokContext } from '#server/tiktok/tiktok.context.ts';
import { readReads } from './source-health.queries.ts';

/** What an operator watches of TikTok: how reads go, sources that are left alone, and what may still be spent. */
export function addSourceMetrics(
  metrics: Metrics,
  { db, clock, sources, health, apify }: Pick<TikTokContext, 'db' | 'clock' | 'sources' | 'health' | 'apify'>,
): void {
  metrics.gauge('dukalink_source_open', '1 while a TikTok source is left alone', ['source'], async () =>
    sources.breakers().map(({ source, state }) => ({ labels: { source }, value: state === 'open' ? 1 : 0 })),
  );
  metrics.gauge(
    'dukalink_source_out',
    '1 while no process asks a TikTok source, because what it shows has changed',
    ['source'],
    async () => {
      const out = await health.disabledSources();
      const states = sources.configured().flatMap(({ breakers }) => breakers);
      return states.map(({ source }) => ({ labels: { source }, value: out.has(source) ? 1 : 0 }));
    },
  );
  metrics.gauge(
    'dukalink_source_reads',
    'Reads of a TikTok source in the last hour, by all processes, and what came of them',
    ['source', 'outcome'],
    async () =>
      (await readReads(db, new Date(clock.now().getTime() - hourMs))).map(({ door, outcome, count }) => ({
        labels: { source: door, outcome },
        value: count,
      })),
  );
  if (apify)
    metrics.gauge('dukalink_apify_runs_left', 'Runs at Apify that the cap of today still allows', [], async () => [
      { labels: {}, value: await apify.leftToday() },
    ]);
}
