-- What administrators find sellers and payments by. The functions are immutable, because indexes are made of them: they name everything with its
-- schema, since a restored dump has no search path.

-- The name that the owner wrote and the one that TikTok shows, in lower case, without accents and fancy letters.
create function shop_search_text(own_name text, tiktok_name text) returns text language sql immutable parallel safe as $$
  select pg_catalog.lower(pg_catalog.regexp_replace(
    normalize(coalesce(own_name, '') || E'\n' || coalesce(tiktok_name, ''), nfkd), '[\u0300-\u036f]', '', 'g'));
$$;
create index shops_by_name on shops using gin (shop_search_text(owner_display_name, display_name) gin_trgm_ops) with (fastupdate = off);

create index mobile_payments_by_number on mobile_payments (phone_number);

-- Payments of all states in one order. A filter reads the index alone, so a rare state costs no visit of each row. It does what two indexes did.
create index payments_started on payments (created_at desc, payment_id desc) include (status, provider, amount_ugx, lapses_at);
-- By hand, for an administrator to decide (billing/payments/to-decide.ts).
create index payments_by_hand on payments (shop_id, payment_id)
  where provider = 'manual' and (status = 'pending' or status = 'lapsed' and receipt is not null);
drop index payments_open;
drop index payments_decided;
