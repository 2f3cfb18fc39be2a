import type { Db } from '@app/server/platform/database/transaction';
import { sql } from 'kysely';

export const sellers = 1_000_000;
const waitingSignups = 2000;

/**
 * How sellers in Uganda call themselves on TikTok: a name, what they sell, and a number because others had the same
 * idea.
 */
const names =
  'nakato amina kato wasswa babirye namukasa okello akello mugisha kembabazi ssali nalule joan sarah grace mary ruth esther peter john paul moses isaac david brian ivan ronald allan derrick hakim shamim zainab fatuma aisha hadijah sumaya mercy patience prossy juliet sandra brenda doreen irene winnie phiona rita stella sylvia vivian tina nana mama big kla kampala ug queen royal best';
const trades =
  'styles fashion duka shop store boutique collect closet wears shoes bags kicks beauty hair skin glam nails cakes bakery foods spices crafts decor homes kids baby toys tech phones gadgets laptops sound cars parts tools paints farm seeds honey coffee tea juice books prints cards gifts flowers events sports jerseys sneaker watch jewels gold silk gomesi kitenge ankara thrift mitumba';
const numberPrefixes = '77 78 76 70 75 74 39 20';

const list = (words: string) => sql.lit(`{${words.replaceAll(' ', ',')}}`);
/** One of the words, by a number that need not be in range. */
const oneOf = (words: string, by: string) => {
  const count = words.split(' ').length;
  return sql`(${list(words)}::text[])[1 + ((${sql.raw(by)}) % ${sql.lit(count)})::int]`;
};
/** A number from 0 to 1 that belongs to `n`, the same in each run. */
export const chance = (seed: number) => sql`(hashint8extended(n, ${sql.lit(seed)}) & 1048575) / 1048576.0`;

/**
 * Sellers as two busy years leave them: most trials have ended, an eighth pays, some have a plan, some wait for their
 * code. The triggers are off, as they would be for a restored dump; the list is made in one go. Answers after
 * PostgreSQL has looked at all of it.
 */
export async function generateSellers(db: Db, count = sellers): Promise<void> {
  await db.connection().execute(async (one) => {
    for (const setting of [
      sql`set work_mem = '400MB'`,
      sql`set maintenance_work_mem = '600MB'`,
      sql`set session_replication_role = replica`,
    ])
      await setting.execute(one);
    await sql`create temp table made as
      select n, md5(n::text)::uuid as id, h2, h3, h4, now() - interval '1 second' * round(2 * 365 * 86400 * power(h1, 1.4)) as created
      from (select n, ${chance(1)} as h1, ${chance(2)} as h2, ${chance(3)} as h3, ${chance(4)} as h4 from generate_series(0, ${count - 1}::bigint) n) r
      order by created`.execute(one);
    await insertSellers(one);
    await sql`set session_replication_role = origin`.execute(one);
    await rebuildWithoutIndexes(one);
    for (const reset of [sql`reset work_mem`, sql`reset maintenance_work_mem`, sql`drop table made`])
      await reset.execute(one);
    await sql`vacuum analyze`.execute(one);
  });
}

async function insertSellers(one: Db): Promise<void> {
  await sql`insert into accounts (account_id, bio_code, created_at, whatsapp_number, login_phone)
    select id, 'BENCH1', created,
      case when h2 < 0.8 then case when h3 < 0.02 then '+254' else '+256' end || ${oneOf(numberPrefixes, '(h4 * 1000)::int')} || lpad((n * 7919 % 10000000)::text, 7, '0') end,
      case when h3 < 0.5 then '+25679' || lpad((n * 104729 % 10000000)::text, 7, '0') end
    from made order by created`.execute(one);
  await sql`insert into shops (shop_id, handle, created_at, follower_count, is_verified)
    select id, ${oneOf(names, 'n')} || (array['', '.', '_'])[1 + (n / 60 % 3)::int] || ${oneOf(trades, 'n / 180')} || case when n < 10800 then '' else (n / 10800)::text end,
      created, floor(power(h4, 6) * 200000)::bigint, h4 > 0.998
    from made order by created`.execute(one);
  await sql`insert into subscriptions (shop_id, trial_started_at, trial_ends_at, subscription_ends_at, complimentary_ends_at)
    select id, created, created + interval '7 days',
      case when h2 < 0.125 then now() + interval '1 day' + h3 * interval '29 days' when h2 < 0.4 then created + h3 * interval '5 days' end,
      case when h4 < 0.005 then now() + interval '1 day' + h2 * interval '300 days' end
    from made order by created`.execute(one);
  await sql`insert into phone_signups (phone, handle, profile, requested_at)
    select '+25671' || lpad(n::text, 7, '0'), 'waiting' || n, '{}', now() - n * interval '40 seconds' from generate_series(1, ${waitingSignups}::int) n`.execute(
    one,
  );
}

/** Indexes are made faster from a full table. */
async function rebuildWithoutIndexes(one: Db): Promise<void> {
  const { rows: indexes } = await sql<{
    name: string;
    definition: string;
  }>`select indexname as name, indexdef as definition
    from pg_indexes where tablename = 'seller_directory' and indexname <> 'seller_directory_pkey'`.execute(one);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(one);
  await sql`select rebuild_seller_directory(now())`.execute(one);
  for (const { definition } of indexes) await sql.raw(definition).execute(one);
}
