-- Accents, fancy letters, signs that mean something in a query, words of grammar alone, a word longer than a term, and sizes that look like both.
insert into products (shop_id, video_id, number, imported_title, imported_tags, imported_sizes, imported_description, caption_place, position, kind, added_by, posted_at) values
  ('00000000-0000-4000-8000-0000000000f6', '7301000000000000201', 1, '𝐂𝐚𝐟é & ''crème'' | (!Zoé:*)\', '{"a|b","''","&"}', '{"S","40/41","\\"}', E'the and of\nñandú 👗', 1, 1735707600000, 'video', 'track', '2025-07-02T05:00:00Z'),
  ('00000000-0000-4000-8000-0000000000f6', '7301000000000000202', 2, repeat('x', 100), '{}', '{}', repeat('long word ', 30), 1, 1735707600000, 'photo', 'link', '2025-07-02T05:00:00Z'),
  ('00000000-0000-4000-8000-0000000000f6', '7301000000000000203', 3, 'the and of', '{the}', '{}', '', 1, -1, 'video', 'track', '2025-07-02T05:00:00Z');
