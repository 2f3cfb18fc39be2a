import { foldCounterChanges } from '@app/server/admin/figures/counters.queries';
import type { Db } from '@app/server/platform/database/transaction';
import { sql } from 'kysely';
import { chance, generateSellers } from './million-sellers.ts';

const titles = '{Ankara dress,Leather sandals,Gomesi,School bag,White sneakers,Rice cooker,Silk scarf,Kitenge shirt}';
const tags = '{fashion,dress,shoes,kampala,silk,school,kitchen}';
/** Letters of order codes: what `md5` writes, told in the code's own alphabet. */
const codeLetters = (text: string) => sql`translate(${sql.raw(text)}, '01abcdef', 'BCDFGHJK')`;

/**
 * So many sellers and what a year leaves of them, in proportion: 2.4 products on average, most
 * shops with none or few and some with dozens; an eighth of the shops is visited and ordered from. One statement per
 * table with the triggers off and the indexes made afterwards, as a restored dump has them; then the tables are looked at.
 */
export async function generateYear(db: Db, sellers: number): Promise<void> {
  const indexes = await dropIndexes(db);
  await generateSellers(db, sellers);
  await db.connection().execute(async (one) => {
    await sql`set work_mem = '400MB'`.execute(one);
    await sql`set maintenance_work_mem = '1GB'`.execute(one);
    await sql`set session_replication_role = replica`.execute(one);
    await sql`create temp table shops_made as
      select row_number() over (order by created_at) as n, shop_id, handle, created_at, hashint8(row_number() over (order by created_at)) & 7 = 0 as busy
      from shops`.execute(one);
    for (const statement of [
      imports,
      products,
      pictures,
      posts,
      visits,
      totals,
      orders,
      payments,
      ledger,
      sessions,
      tokens,
      runs,
    ])
      await statement.execute(one);
    await sql`set session_replication_role = origin`.execute(one);
    for (const { definition } of indexes) await sql.raw(definition).execute(one);
    await sql`reset work_mem`.execute(one);
    await sql`reset maintenance_work_mem`.execute(one);
    await sql`drop table shops_made`.execute(one);
    await foldCounterChanges(one);
    await sql`vacuum analyze`.execute(one);
  });
}

/** All but those of keys. A million sellers' products took more than an hour with the index of their words in place. */
async function dropIndexes(db: Db): Promise<{ name: string; definition: string }[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select c.oid::regclass::text as name, pg_get_indexdef(c.oid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where t.relnamespace = 'public'::regnamespace and not exists (select from pg_constraint k where k.conindid = c.oid)`.execute(
    db,
  );
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db);
  return rows;
}

/** None is due: a measured tick makes its own. */
const imports = sql`insert into import_states (shop_id, next_import_at, last_started_at, last_finished_at, last_succeeded_at, last_outcome)
  select shop_id, now() + interval '1 day' + ${chance(11)} * interval '6 days', now() - interval '6 hours', now() - interval '6 hours', now() - interval '6 hours', 'success'
  from shops_made`;

const productCounts = sql`shops_made s, lateral generate_series(1, floor(power(${chance(12)}, 4) * 12.5)::int) p`;

const products = sql`insert into products (shop_id, video_id, number, kind, added_by, posted_at, position, imported_title, imported_price_ugx,
    imported_tags, imported_sizes)
  select shop_id, (7000000000000000000 + n * 1000 + p)::text, p, 'video', 'track', created_at + p * interval '3 days', p,
    (${sql.lit(titles)}::text[])[1 + ((n + p) % 8)::int] || ' ' || n % 977, 15000 + (n * 37 + p) % 300 * 500,
    array[(${sql.lit(tags)}::text[])[1 + (p % 7)], (${sql.lit(tags)}::text[])[1 + ((n + p + 2) % 7)::int]],
    case when p % 2 = 0 then array['38', '39', '40'] else '{}' end
  from ${productCounts}`;

const pictures = sql`insert into product_pictures (shop_id, video_id, position, source_path, copied_path, hash, width, height, placeholder)
  select shop_id, video_id, 0, '/obj/' || video_id, '/obj/' || video_id, md5(video_id), 720, 960, '#887766' from products`;

/** A seller posts twice as often without the tag as with it. */
const posts = sql`insert into seen_posts (shop_id, video_id, content_hash, has_track, source)
  select shop_id, video_id, md5(video_id), true, 'pages' from products
  union all
  select shop_id, (8000000000000000000 + n * 1000 + p)::text, md5(n::text || p), false, 'pages'
  from shops_made s, lateral generate_series(1, floor(power(${chance(12)}, 4) * 25)::int) p`;

/** Sixty days of a year have visits in a busy shop, seven in another; a product's page is seen on every third. */
const visits = sql`insert into daily_counts (shop_id, day, video_id, kind, count)
  select shop_id, current_date - d * 6, '', 'view', 1 + (n + d) % 90 from shops_made, lateral generate_series(1, case when busy then 60 else 7 end) d
  union all
  select p.shop_id, current_date - d * 6, p.video_id, counted, 1 + d % 9
  from products p join shops_made s using (shop_id), lateral generate_series(1, case when s.busy then 20 else 2 end) d,
    unnest(array['view', 'whatsapp']) counted`;

const totals = sql`insert into total_counts (shop_id, video_id, kind, count)
  select shop_id, video_id, kind, sum(count) from daily_counts group by shop_id, video_id, kind`;

const orders = sql`insert into orders (shop_id, order_id, code, number, secret_hash, sender_hash, state, created_at, asked_at, lines, total_ugx, unpriced, history)
  select shop_id, gen_random_uuid(), ${codeLetters('substr(md5(shop_id::text || o), 1, 13)')},
    'LAR-' || ${codeLetters("lpad(to_hex(o), 5, '0')")}, '\\x00', case when at > now() - interval '4 days' then decode(md5(n % 1000 || ''), 'hex') end, case when o % 8 = 0 then 'asked' else 'received' end, at, at,
    jsonb_build_array(jsonb_build_object('videoId', '7000000000000000001', 'number', 1, 'title', 'Gomesi', 'size', null, 'quantity', 1, 'priceUgx', 85000)),
    85000, 0, '[]'
  from shops_made, lateral generate_series(1, case when busy then 16 else 0 end) o, lateral (select now() - (o * 23 - n % 20) * interval '1 day' as at) a`;

const payments = sql`insert into payments (shop_id, payment_id, idempotency_key, provider, status, amount_ugx, months, reference, created_at, lapses_at,
    paid_at, period_starts_at, period_ends_at)
  select shop_id, md5(shop_id::text || m)::uuid, m::text, 'mtn', 'paid', 10000, 1, 'DUK-' || n || '-' || m, at, at + interval '1 hour', at, at, at + interval '30 days'
  from shops_made, lateral generate_series(1, case when busy then 6 else 0 end) m, lateral (select now() - m * interval '30 days' as at) a`;

const ledger = sql`insert into payment_ledger (shop_id, payment_id, entry, provider, reference, amount_ugx, actor, recorded_at)
  select shop_id, payment_id, entry, provider, reference, amount_ugx, 'system', created_at
  from payments, unnest(array['started', 'paid', 'period_granted']) entry`;

const sessions = sql`insert into sessions (session_id, account_id) select md5('s' || shop_id)::uuid, shop_id from shops_made`;

/** Each phone renews its sign-in now and then; the one before is kept for a while. */
const tokens = sql`insert into refresh_tokens (token_id, session_id, token_hash, expires_at)
  select md5('t' || shop_id || t)::uuid, md5('s' || shop_id)::uuid, decode(md5('h' || shop_id || t), 'hex'), now() + t * interval '10 days'
  from shops_made, generate_series(-1, 2) t`;

const runs = sql`insert into import_runs (shop_id, run_id, started_at, finished_at, outcome, is_news)
  select shop_id, md5('r' || shop_id || r)::uuid, at, at, 'success', r = 0
  from shops_made, generate_series(0, 3) r, lateral (select now() - (r * 6 + n % 6) * interval '1 hour' as at) a`;
