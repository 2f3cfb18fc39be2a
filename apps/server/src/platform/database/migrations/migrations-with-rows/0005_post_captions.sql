-- A caption with everything that a seller can write, one without a word, and a post that has not been read again.
insert into seen_posts (shop_id, video_id, content_hash, has_track, caption) values
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000501', 'c1', true, E'Blue jeans 👖 55k\n<b>#TRACK</b> ''; --'),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000502', 'c2', true, ''),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000503', 'c3', false, null);
