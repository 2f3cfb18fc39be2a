-- One in the middle, with a refusal behind it, and one at its end.
insert into back_catalogues (shop_id, may_cost, started_at, source, cursor, pages_read, posts_read, total_posts, last_page_ids, due_at, trouble,
    failures_in_row, finished_at) values
  ('00000000-0000-4000-8000-0000000000d4', true, '2026-11-20T00:00:00.000001Z', 'apify', E'run:''"<b>😀', 7, 140, 312, '{7412345678901234567}',
    '2026-11-20T00:10:00Z', 'rate_limited', 2, null),
  ('00000000-0000-4000-8000-0000000000e5', false, '2026-11-20T00:00:00Z', null, null, 1, 0, null, '{}', null, null, 0, '2026-11-20T00:00:01Z');
