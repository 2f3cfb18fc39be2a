update payments set from_former_holder = true where payment_id = '00000000-0000-4000-8000-000000090006';

-- Services without a configuration once gave months away: d4 has one of those.
insert into payments (shop_id, payment_id, idempotency_key, provider, status, amount_ugx, months, reference, created_at, lapses_at,
    paid_at, period_starts_at, period_ends_at) values
  ('00000000-0000-4000-8000-0000000000d4', '00000000-0000-4000-8000-000000260009', 'k26', 'demo', 'paid', 10000, 1, 'DK-DEMQ26',
    '2026-02-01T00:00:00Z', '2026-02-08T00:00:00Z', '2026-02-01T00:00:00Z', '2026-02-01T00:00:00Z', '2026-03-03T00:00:00Z');
insert into payment_ledger (shop_id, payment_id, entry, provider, reference, amount_ugx, actor, recorded_at) values
  ('00000000-0000-4000-8000-0000000000d4', '00000000-0000-4000-8000-000000260009', 'paid', 'demo', 'DK-DEMQ26', 10000, 'demo', '2026-02-01T00:00:00Z');
