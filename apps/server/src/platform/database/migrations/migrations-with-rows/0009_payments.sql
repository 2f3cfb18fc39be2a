-- a1 paid twice and has one that waits until 2099; d4's waits and has lapsed unnoticed; e5's were refused and lapsed.
insert into payments (shop_id, payment_id, idempotency_key, provider, status, amount_ugx, months, reference, created_at, lapses_at,
    paid_at, period_starts_at, period_ends_at, refused_at, refused_reason) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000090001', 'k1', 'manual', 'paid', 10000, 1, 'DK-7F3K9Q',
    '2025-01-06T00:00:00Z', '2025-01-09T00:00:00Z', '2025-01-06T20:59:59.999999Z', '2025-01-07T20:59:59.999999Z', '2025-02-07T20:59:59.999999Z', null, null),
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000090002', 'k2', 'manual', 'paid', 1500000000000, 120, 'dk-m4 pq.x',
    '2025-01-06T21:00:00Z', '2025-01-09T21:00:00Z', '2025-01-06T21:00:00Z', '2025-02-07T20:59:59.999999Z', '2099-05-01T00:00:00Z', null, null),
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000090003', 'k3', 'mobile_money', 'pending', 12500, 1, 'DK-PENDNG',
    '2026-02-28T00:00:00Z', '2099-03-03T00:00:00Z', null, null, null, null, null),
  ('00000000-0000-4000-8000-0000000000d4', '00000000-0000-4000-8000-000000090004', 'k1', 'manual', 'pending', 0, 1, 'DK-FREE44',
    '2025-07-01T00:00:00Z', '2025-07-04T00:00:00Z', null, null, null, null, null),
  ('00000000-0000-4000-8000-0000000000e5', '00000000-0000-4000-8000-000000090005', '', 'manual', 'refused', 10000, 1, E'%_\\''"<b>',
    '2025-07-02T00:00:00Z', '2025-07-05T00:00:00Z', null, null, null, '2025-07-03T00:00:00Z', E'No money came ''"<b>😀\n'),
  ('00000000-0000-4000-8000-0000000000e5', '00000000-0000-4000-8000-000000090006', 'k''', 'manual', 'lapsed', 10000, 1, 'DK-LAPSED',
    '2025-07-06T00:00:00Z', '2025-07-09T00:00:00Z', null, null, null, null, null);

-- Between them the shop's owner proved the handle.
insert into account_events (account_id, event_id, kind, happened_at, details) values
  ('00000000-0000-4000-8000-0000000000e5', '00000000-0000-4000-8000-000000090007', 'taken_over', '2025-07-03T12:00:00Z', '{}');

-- The account ...ee of the last two is deleted. Two sums of one day, and one just after its midnight.
insert into payment_ledger (shop_id, payment_id, entry, provider, reference, amount_ugx, actor, reason, period_starts_at, period_ends_at, recorded_at) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000090001', 'started', 'manual', 'DK-7F3K9Q', 10000, 'seller', null, null, null, '2025-01-06T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000090001', 'paid', 'manual', 'DK-7F3K9Q', 10000, 'operator', null, null, null, '2025-01-06T20:59:59.999999Z'),
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000090001', 'period_granted', 'manual', 'DK-7F3K9Q', 10000, 'operator', null,
    '2025-01-07T20:59:59.999999Z', '2025-02-07T20:59:59.999999Z', '2025-01-06T20:59:59.999999Z'),
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000090002', 'paid', 'manual', 'dk-m4 pq.x', 1500000000000, 'operator', '', null, null, '2025-01-06T21:00:00Z'),
  ('00000000-0000-4000-8000-0000000000e5', '00000000-0000-4000-8000-000000090005', 'refused', 'manual', E'%_\\''"<b>', 10000, 'operator', E'No money came ''"<b>😀\n', null, null, '2025-07-03T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000e5', '00000000-0000-4000-8000-000000090006', 'lapsed', 'manual', 'DK-LAPSED', 10000, 'service', null, null, null, '2025-07-09T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000ee', '00000000-0000-4000-8000-000000090007', 'paid', 'manual', 'DK-GONE77', 5000, 'operator', null, null, null, '2025-01-06T12:00:00Z'),
  ('00000000-0000-4000-8000-0000000000ee', '00000000-0000-4000-8000-000000090008', 'paid', 'manual', 'DK-GONE78', 0, 'operator', null, null, null, '2025-01-20T00:00:00Z');
