-- One of a1's is paid late, after it had been unknown; d4 has one that the network refused and one that nobody answered for a day.
insert into payments (shop_id, payment_id, idempotency_key, provider, status, amount_ugx, months, reference, created_at, lapses_at,
    paid_at, period_starts_at, period_ends_at, refused_at, refused_reason, receipt) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000270001', 'k27', 'mtn', 'paid', 30000, 3, 'DK-MTNPD3',
    '2026-03-01T00:00:00Z', '2026-03-01T00:10:00Z', '2026-03-01T04:00:00.000001Z', '2099-05-01T00:00:00Z', '2099-07-30T00:00:00Z', null, null, '23503452'),
  ('00000000-0000-4000-8000-0000000000d4', '00000000-0000-4000-8000-000000270002', 'k27', 'relworx', 'failed', 10000, 1, 'DK-FAJLED',
    '2026-03-01T00:00:00Z', '2026-03-01T00:10:00Z', null, null, null, '2026-03-01T00:01:00Z', E'You declined ''"<b>😀', null),
  ('00000000-0000-4000-8000-0000000000d4', '00000000-0000-4000-8000-000000270003', 'k28', 'flutterwave', 'unknown', 100000, 12, 'DK-NNKNWN',
    '2026-03-02T00:00:00Z', '2026-03-02T00:10:00Z', null, null, null, null, null, null);
insert into mobile_payments (shop_id, payment_id, phone_number, network, asked_at, accepted_at, provider_reference, redirect_url, failure, next_check_at, trouble) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000270001', '+256772123456', 'mtn', '2026-03-01T00:00:00Z', '2026-03-01T00:00:01Z', null, null, null, null, null),
  ('00000000-0000-4000-8000-0000000000d4', '00000000-0000-4000-8000-000000270002', '+256752123456', 'airtel', '2026-03-01T00:00:00Z', null, 'abc-123', null, 'declined', '2026-03-01T00:15:00Z', null),
  ('00000000-0000-4000-8000-0000000000d4', '00000000-0000-4000-8000-000000270003', '+256200123456', 'airtel', '2026-03-02T00:00:00Z', '2026-03-02T00:00:30Z', 'FLW/1', 'https://pay.example/verify?a=1&b=''"', null, null, 'no_answer');
insert into payment_answers (shop_id, payment_id, provider, request, http_status, body, received_at) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000270001', 'mtn', 'ask', 202, '', '2026-03-01T00:00:01Z'),
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000270001', 'mtn', 'find', null, E'no answer within 20 s ''"<b>😀\n', '2026-03-01T00:00:25Z'),
  ('00000000-0000-4000-8000-0000000000d4', '00000000-0000-4000-8000-000000270002', 'relworx', 'callback', null, '{"status":"failed"}', '2026-03-01T00:01:00Z');
insert into payment_ledger (shop_id, payment_id, entry, provider, reference, amount_ugx, actor, reason, period_starts_at, period_ends_at, recorded_at) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000270001', 'unanswered', 'mtn', 'DK-MTNPD3', 30000, 'service', null, null, null, '2026-03-01T00:10:00Z'),
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000270001', 'paid', 'mtn', 'DK-MTNPD3', 30000, 'mtn', null, null, null, '2026-03-01T04:00:00.000001Z'),
  ('00000000-0000-4000-8000-0000000000d4', '00000000-0000-4000-8000-000000270002', 'failed', 'relworx', 'DK-FAJLED', 10000, 'relworx', 'declined', null, null, '2026-03-01T00:01:00Z');
