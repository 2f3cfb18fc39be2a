import type { AuditVerification } from '@app/contracts/admin-audit';
import { sql } from 'kysely';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/transaction.ts';
import { readProtection } from './protection.ts';

/** Entries checked by one statement: the embedded database answers nobody else meanwhile. */
const checkedAtOnce = 2000;

interface Link {
  sequence: number;
  hash: string;
}

/** Walks the whole chain from its beginning. What is appended meanwhile may or may not be in it. */
export async function verifyAudit(
  { db, clock }: { db: Db; clock: Clock },
  batchSize: number = checkedAtOnce,
): Promise<AuditVerification> {
  const checkedAt = clock.now().toISOString();
  let last: Link | null = null;
  let brokenAt: number | null = null;
  let entries = 0;
  for (;;) {
    const batch = await checkBatch(db, last, batchSize);
    entries += batch.entries;
    brokenAt ??= batch.broken_at;
    if (batch.last_sequence !== null) last = { sequence: batch.last_sequence, hash: batch.last_hash ?? '' };
    if (batch.entries < batchSize) break;
  }
  return { entries, brokenAt, lastHash: last?.hash ?? null, protection: await readProtection(db), checkedAt };
}

interface Batch {
  entries: number;
  broken_at: number | null;
  last_sequence: number | null;
  last_hash: string | null;
}

/** The entries after `last`: each must follow the one before without a gap, name its hash, and have the hash of its own contents. */
async function checkBatch(db: Db, last: Link | null, limit: number): Promise<Batch> {
  const { rows } = await sql<Batch>`
    with entries as materialized (
      select a.sequence, a.previous_hash, a.hash, audit_entry_hash(a) as due_hash from audit_log a
      where ${last === null ? sql`true` : sql`a.sequence > ${last.sequence}`} order by a.sequence limit ${limit}
    ), links as (
      select sequence, hash, hash = due_hash
        and sequence = lag(sequence, 1, ${last?.sequence ?? 0}::bigint) over (order by sequence) + 1
        and previous_hash = lag(hash, 1, decode(${last?.hash ?? ''}, 'hex')) over (order by sequence) as is_sound
      from entries
    )
    select count(*)::int as entries, min(sequence) filter (where is_sound is not true) as broken_at, max(sequence) as last_sequence,
      (select encode(hash, 'hex') from links order by sequence desc limit 1) as last_hash
    from links`.execute(db);
  const [batch] = rows;
  if (!batch) throw new Error('The chain was not checked.');
  return batch;
}
