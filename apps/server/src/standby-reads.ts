import type { Database } from '#server/platform/database/database.ts';
import { StandbyReads } from '#server/platform/database/standby/public-reads.ts';
import type { Metrics } from '#server/platform/http/metrics.ts';

/** Public reads that a standby may take, with their figures; null where there is none. */
export function standbyReadsOf({ db, standby }: Database, metrics: Metrics): StandbyReads | null {
  const counted = metrics.counter(
    'dukalink_public_reads_total',
    'Reads for visitors where a standby may be asked, by where they went, and why to the primary',
    ['from', 'why'],
  );
  const reads =
    standby && new StandbyReads({ primary: db, standby, onRead: (from, why) => counted.labels({ from, why }).inc() });
  metrics.gauge('dukalink_standby_behind_seconds', 'How old what the standby shows may be', [], async () =>
    reads ? [{ labels: {}, value: reads.behindSeconds() }] : [],
  );
  return reads;
}
