-- Stopped, and approved on the phone all the same.
insert into payments (shop_id, payment_id, idempotency_key, provider, status, amount_ugx, months, reference, created_at, lapses_at, receipt, paid_at, period_starts_at, period_ends_at, refused_at, refused_reason) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000270006', 'k60', 'mtn', 'paid', 30000, 3, 'DK-STPPD6',
    '2026-04-01T00:00:00Z', '2026-04-01T00:10:00Z', 'MP600001', '2026-04-01T00:04:00Z', '2026-07-01T00:00:00Z', '2026-09-29T00:00:00Z', null, null);
insert into mobile_payments (shop_id, payment_id, phone_number, network, asked_at, accepted_at, stopped_at) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000270006', '+256772123457', 'mtn', '2026-04-01T00:00:00Z', '2026-04-01T00:00:01Z', '2026-04-01T00:02:00Z');
