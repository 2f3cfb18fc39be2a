import { sql } from 'kysely';
import type { AdminContext } from '#server/admin/admin.context.ts';
import { hourMs } from '#server/platform/clock.ts';
import { type Db, inTransaction } from '#server/platform/database/transaction.ts';
import { addressKey } from '#server/platform/http/database-limits.ts';
import { deriveKey, keyedHash } from '#server/platform/keys.ts';
import { writeAudit } from './audit-log.ts';

const prefix = 'admin_unknown_sign_in';

/**
 * Counts a failed sign-in with an unknown name, per hour and address, beside the log: strangers must not write entries
 * that are kept for good. The counter does not expire, because `closeUnknownSignIns` deletes it.
 */
export async function countUnknownSignIn({ db, tokenSecret }: AdminContext, ip: string, now: Date): Promise<void> {
  const hash = keyedHash(deriveKey(tokenSecret, 'admin-unknown-sign-ins'), addressKey(ip)).toString('base64url');
  const hour = Math.floor(now.getTime() / hourMs);
  await db
    .insertInto('rate_limits')
    .values({ key: `${prefix}:${hour}:${hash}`, points: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ points: eb('rate_limits.points', '+', 1) })),
    )
    .execute();
}

/** Writes one entry for each past hour that had such sign-ins. */
export async function closeUnknownSignIns(db: Db, now: Date): Promise<void> {
  const thisHour = Math.floor(now.getTime() / hourMs);
  await inTransaction(db, 'close unknown sign-ins', async (trx) => {
    const { rows } = await sql<{ hour: number; failures: number; addresses: number }>`
      with closed as (
        delete from rate_limits
        where key like ${`${prefix.replaceAll('_', '\\_')}:%`} and split_part(key, ':', 2)::bigint < ${thisHour}
        returning split_part(key, ':', 2)::float8 as hour, points
      ) select hour, sum(points)::float8 as failures, count(*)::float8 as addresses from closed group by hour order by hour`.execute(
      trx,
    );
    for (const { hour, failures, addresses } of rows) {
      const [from, to] = [hour, hour + 1].map((one) => new Date(one * hourMs).toISOString());
      const details = { failures, addresses, from, to };
      await writeAudit(trx, now, { adminId: null, action: 'admin.unknown_sign_ins_failed', details });
    }
  });
}
