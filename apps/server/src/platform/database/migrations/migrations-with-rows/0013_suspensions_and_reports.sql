update shops set suspended_at = '2025-11-01T00:00:00Z', suspended_message = E'Not what it says ''"<b>\n😀' where shop_id = '00000000-0000-4000-8000-0000000000e5';

insert into reports (shop_id, report_id, video_id, reason, details, state, created_at, changed_at) values
  ('00000000-0000-4000-8000-0000000000e5', '00000000-0000-4000-8000-000000130001', '99999', 'counterfeit', E'<script>alert(1)</script> ''"%_\\ 😀', 'in_work', '2025-10-01T00:00:00Z', '2025-10-02T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000e5', '00000000-0000-4000-8000-000000130002', null, 'other', null, 'new', '2099-10-01T00:00:00Z', null),
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000130003', 'pdeleted00000', 'scam', '', 'dismissed', '2025-10-01T00:00:00Z', '2025-10-03T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000f6', '00000000-0000-4000-8000-000000130004', null, 'scam', null, 'resolved', '2025-10-01T00:00:00Z', '2025-10-04T00:00:00Z');
insert into report_notes (shop_id, report_id, note_id, admin_id, text, created_at) values
  ('00000000-0000-4000-8000-0000000000e5', '00000000-0000-4000-8000-000000130001', '00000000-0000-4000-8000-000000130005', '00000000-0000-4000-8000-000000000ad2', E'Asked the seller\n''"<b>', '2025-10-02T00:00:00Z');
insert into recent_reports (report_hash, reported_at) values ('\xee01', '2025-10-01T00:00:00Z'), ('\x', '2099-10-01T00:00:00Z');

-- The same receipt, written differently: on a refused payment it proves nothing.
insert into payments (shop_id, payment_id, idempotency_key, provider, status, amount_ugx, months, reference, created_at, lapses_at,
    paid_at, period_starts_at, period_ends_at, refused_at, refused_reason, receipt) values
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-000000130006', 'k1', 'manual', 'paid', 10000, 1, 'DK-RCPT33',
    '2025-01-02T00:00:00Z', '2025-01-05T00:00:00Z', '2025-01-02T00:00:00Z', '2025-01-01T12:00:00Z', '2025-02-01T00:00:00Z', null, null, 'Mp 2501-02.ab'),
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-000000130007', 'k2', 'manual', 'refused', 10000, 1, 'DK-RCPT34',
    '2025-01-03T00:00:00Z', '2025-01-06T00:00:00Z', null, null, null, '2025-01-07T00:00:00Z', 'Taken back', 'MP 2501-02.AB');

-- Paid, taken back on a later day, and both again: a day of minus, a day of nothing.
insert into payment_ledger (shop_id, payment_id, entry, provider, reference, amount_ugx, actor, reason, period_starts_at, period_ends_at, recorded_at) values
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-000000130007', 'paid', 'manual', 'DK-RCPT34', 10000, 'operator', null, null, null, '2025-01-03T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-000000130007', 'taken_back', 'manual', 'DK-RCPT34', 10000, 'operator', 'Wrong seller', null, null, '2025-01-04T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-000000130007', 'paid', 'manual', 'DK-RCPT34', 10000, 'operator', null, null, null, '2025-01-08T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-000000130007', 'taken_back', 'manual', 'DK-RCPT34', 10000, 'operator', 'Wrong again', null, null, '2025-01-08T00:00:01Z');
