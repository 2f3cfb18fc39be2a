-- Of one that is sold out, of which one has no size, and of one that is for sale again.
insert into back_asks (shop_id, video_id, size, day, people, back_at) values
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000001', 'M, slim', '2026-11-20', 6, null),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000001', '', '2026-11-21', 2147483647, null),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000003', '39', '2026-11-20', 1, '2026-11-21T10:00:00.000001Z');
