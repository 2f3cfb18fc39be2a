-- One goes on, one was read, one was refused, one's shop is gone, one nobody knows of.
insert into apify_runs (purchase_id, shop_id, need, started_at, run_id, dataset_id, ended_at, outcome, detail, posts, cost_micro_usd) values
  ('00000000-0000-4000-8000-000000035001', '00000000-0000-4000-8000-0000000000a1', 'newest', '2026-11-20T08:00:00.000001Z', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-000000035002', '00000000-0000-4000-8000-0000000000a1', 'back_catalogue', '2026-11-20T08:00:00Z', 'HG7ML7M8z78YcAPEB', 'wmKPijuyDnPZAPRMk',
    '2026-11-20T08:09:59Z', 'success', null, 312, 1560000),
  ('00000000-0000-4000-8000-000000035003', '00000000-0000-4000-8000-0000000000d4', 'newest', '2026-11-20T08:00:00Z', null, null, '2026-11-20T08:00:01Z', 'quota',
    E'HTTP 402 ''"<b>😀', null, null),
  ('00000000-0000-4000-8000-000000035004', null, 'newest', '2026-11-01T00:00:00Z', 'a', 'b', '2026-11-01T00:00:01Z', 'not_found', null, 0, 9007199254740991),
  ('00000000-0000-4000-8000-000000035005', '00000000-0000-4000-8000-0000000000d4', 'newest', '2026-11-19T08:00:00Z', null, null, '2026-11-19T09:00:01Z', 'lost', null, null, 0);
