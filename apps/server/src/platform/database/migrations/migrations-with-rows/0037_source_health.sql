insert into source_reads (began_at, door, outcome, count) values
  ('2026-11-20T08:15:00Z', 'embed', 'ok', 2147483647),
  ('2026-11-20T08:15:00Z', 'embed', 'layout_changed', 1),
  ('2026-11-20T08:30:00Z', 'video-page', 'ok', 3);
-- One that was never answered, one that shows a changed page.
insert into source_canaries (door, handle, read_at, outcome, post_id, shape, shape_seen_at, in_row) values
  ('oembed', 'nasa', '2026-11-20T08:15:00.000001Z', 'rate_limited', null, null, null, 0),
  ('embed', 'nasa', '2026-11-20T08:15:00Z', 'layout_changed', '7412345678901234567', 'changed', '2026-11-20T08:15:00Z', 2);
insert into source_doors_out (door, since, reason) values ('embed', '2026-11-20T08:15:00.000001Z', 'canary_and_reads');
