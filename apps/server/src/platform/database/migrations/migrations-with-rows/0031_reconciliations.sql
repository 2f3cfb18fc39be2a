-- One day agrees, one differs since the morning after, one could not be read.
insert into payment_reconciliations (provider, day, compared_at, difference_count, differs_since, result) values
  ('relworx', '2026-03-01', '2026-03-02T04:00:00.000001Z', 0, null, '{"differences": []}'),
  ('relworx', '2026-03-02', '2026-03-09T04:00:00Z', 2, '2026-03-03T04:00:01Z', E'{"differences": [{"kind": "theirs_only", "named": "''\\"<b>😀"}]}'),
  ('flutterwave', '2026-03-02', '2026-03-03T04:00:02Z', null, null, null);
