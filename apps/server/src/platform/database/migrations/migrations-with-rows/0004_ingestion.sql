insert into import_states (shop_id, next_import_at, last_started_at, last_finished_at, last_succeeded_at, last_outcome, last_reason, failures_in_row, last_found,
    last_created, last_updated, last_without_price, last_post_at, last_visited_at, sync_requested_at, sync_month, sync_count, stopped_reason) values
  ('00000000-0000-4000-8000-0000000000a1', '2026-02-28T07:00:00Z', '2026-02-28T06:00:00Z', '2026-02-28T06:00:09Z', '2026-02-28T06:00:09Z', 'success', null, 0, 12,
    1, 2, 1, '2025-01-04T05:00:00Z', '2026-02-28T05:59:00Z', '2026-02-28T05:59:30Z', '2026-02', 3, null),
  ('00000000-0000-4000-8000-0000000000b2', '2024-12-31T21:00:00Z', null, null, null, null, null, 0, null, null, null, null, null, null, null, null, 0, null),
  ('00000000-0000-4000-8000-0000000000c3', '2099-01-01T00:00:00Z', '2025-03-01T00:00:00Z', '2025-03-01T00:01:00Z', null, 'error', 'not_found', 2147483647, 0,
    0, 0, 0, null, null, null, null, 0, 'account_changed'),
  ('00000000-0000-4000-8000-0000000000d4', '2025-07-01T10:00:00Z', '2025-07-01T09:00:00Z', null, null, null, null, 1, null, null, null, null, null, null, null, '2025-07', 10, null),
  ('00000000-0000-4000-8000-0000000000e5', '2025-07-01T10:00:00Z', null, null, null, 'error', E'<b>''"\n', 3, null, null, null, null, null, null, null, null, 0, null),
  ('00000000-0000-4000-8000-0000000000f6', '2025-07-01T10:00:00Z', null, null, null, null, null, 0, null, null, null, null, null, null, null, null, 0, null);

-- One whose product the seller deleted, and one without #TRACK.
insert into seen_posts (shop_id, video_id, content_hash, has_track, seen_at, checked_at, gone_since, gone_source) values
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000001', 'c1', true, '2025-01-01T05:00:00Z', '2026-02-28T06:00:00Z', null, null),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000004', 'c4', true, '2025-01-03T05:00:00Z', '2025-02-01T00:00:00Z', '2025-01-31T00:00:00Z', 'embed'),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000099', '', false, '2025-01-03T05:00:00Z', '2025-01-03T05:00:00Z', null, null),
  ('00000000-0000-4000-8000-0000000000f6', '7306000000000000001', 'deleted', true, '2025-01-03T05:00:00Z', '2025-01-03T05:00:00Z', '2099-01-01T00:00:00Z', null);

-- The last second of a day in Kampala, the first of the next, and failures with and without a reason.
insert into import_runs (shop_id, run_id, started_at, finished_at, outcome, reason, source, found, created) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000040001', '2025-01-01T20:59:50Z', '2025-01-01T20:59:59.999999Z', 'success', null, 'embed', 12, 5),
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000040002', '2025-01-01T20:59:59Z', '2025-01-01T21:00:00Z', 'error', 'blocked', 'embed', 0, 0),
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000040003', '2025-01-02T08:00:00Z', '2025-01-02T08:00:01Z', 'error', 'blocked', null, 0, 0),
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-000000040003', '2025-01-02T09:00:00Z', '2025-01-02T09:00:01Z', 'error', null, null, 0, 0),
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-000000040004', '2025-01-02T10:00:00Z', '2025-01-02T10:00:01Z', 'error', 'unknown', null, 0, 0),
  -- A success that names a reason, too, is none of the failures.
  ('00000000-0000-4000-8000-0000000000d4', '00000000-0000-4000-8000-000000040005', '2025-01-02T10:00:00Z', '2025-01-02T10:00:01Z', 'success', 'blocked', 'api', 0, 0);

insert into gone_checks (hour, checked, gone) values ('2025-01-31T00:00:00Z', 10, 2), ('2025-02-01T00:00:00Z', 0, 0);
insert into request_gaps (host, free_at) values ('www.tiktok.com', '2026-02-28T06:00:02.5Z');
insert into daily_budgets (name, day, used) values ('captions', '2026-02-28', 17), ('captions', '0001-01-01', 0), ('sms', '2099-12-31', 2147483647);
