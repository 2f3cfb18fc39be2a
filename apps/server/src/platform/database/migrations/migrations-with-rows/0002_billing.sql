-- Each order of the three dates, in the past and ahead.
insert into subscriptions (shop_id, trial_started_at, trial_ends_at, subscription_ends_at, complimentary_ends_at) values
  ('00000000-0000-4000-8000-0000000000a1', '2024-12-31T20:59:59.999999Z', '2025-01-07T20:59:59.999999Z', '2099-05-01T00:00:00Z', null),
  ('00000000-0000-4000-8000-0000000000b2', '2024-12-31T21:00:00Z', '2025-01-07T21:00:00Z', null, null),
  ('00000000-0000-4000-8000-0000000000c3', '2025-01-01T12:00:00Z', '2099-01-01T12:00:00Z', '2025-02-01T00:00:00Z', '2099-06-01T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000d4', '2025-06-30T21:30:00Z', '2099-01-10T00:00:00Z', null, '2025-08-01T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000e5', '2025-07-01T00:00:00Z', '2025-07-08T00:00:00Z', '2025-09-08T00:00:00Z', '2025-10-01T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000f6', '2024-02-29T23:59:59Z', '2099-02-01T00:00:00Z', '2099-03-01T00:00:00Z', '2099-12-31T00:00:00Z');

-- What an administrator has set, in place of what the migration brought.
update settings set value = '12500', updated_at = '2025-05-05T05:05:05Z' where key = 'price_ugx';
insert into settings (key, value, updated_at) values
  ('switched_off_sources', '["oembed", "'' \" <b>"]', '2025-05-05T05:05:06Z'),
  ('nothing', 'null', '2025-05-05T05:05:07Z');
