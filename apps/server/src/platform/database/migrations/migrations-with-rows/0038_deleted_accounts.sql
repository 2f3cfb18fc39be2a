-- Suspended and with a used trial; only one of both; with and without a handle.
insert into deleted_accounts (account_id, handle_hash, tiktok_id_hash, deleted_at, suspended_at, suspended_message, trial_kept_until) values
  ('aaaaaaaa-0000-4000-8000-00000000d1d1', '\x00ff', '\x01', '2026-11-20T08:15:00.000001Z', '2026-11-01T08:15:00.000001Z', 'Copied photos 👗 "quoted"', '2027-11-20T08:15:00Z'),
  ('aaaaaaaa-0000-4000-8000-00000000d2d2', '\x', null, '2026-11-20T08:15:00Z', '2026-11-01T08:15:00Z', '', null),
  ('aaaaaaaa-0000-4000-8000-00000000d3d3', null, '\x02', '2026-11-20T08:15:00Z', null, null, '2027-11-20T08:15:00.000001Z');
