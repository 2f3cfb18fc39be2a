import type { AdminSource } from '@app/contracts/admin-figures';
import { readSourcesOff, type TikTokSources } from '#server/ingestion/ingestion.service.ts';
import type { Db, Trx } from '#server/platform/database/transaction.ts';

/** The configured sources: the administrators' switch, and how this process finds them. */
export async function readAdminSources(
  db: Db | Trx,
  sources: Pick<TikTokSources, 'configured'>,
): Promise<AdminSource[]> {
  const off = await readSourcesOff(db);
  return sources.configured().map(({ source, breakers }) => {
    const worst = [...breakers].sort((one, other) => severity[other.state] - severity[one.state])[0];
    return {
      source,
      enabled: !off.includes(source),
      state: worst?.state ?? 'closed',
      openUntil: worst?.openUntil?.toISOString() ?? null,
    };
  });
}

/** A source has several doors; what is wrong with one of them is worth showing. */
const severity = { closed: 0, half_open: 1, open: 2 };
