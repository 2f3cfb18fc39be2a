-- Of the first product's post: joined into the first, no longer in the caption, split off; a suffix beyond 12.
insert into products (shop_id, video_id, number, imported_title, imported_price_ugx, caption_place, split_off, joined_into, owner_title, gone_at, position, kind, added_by, posted_at) values
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000001-2', 7, 'Kitenge skirt', 60000, 2, false, '7301000000000000001', null, '2025-02-01T00:00:00Z', 1735707599999, 'video', 'track', '2025-01-01T05:00:00Z'),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000001-3', 8, 'Kitenge "cap" <b>', null, null, false, null, null, '2025-02-02T00:00:00.000001Z', 1735707599998, 'video', 'track', '2025-01-01T05:00:00Z'),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000001-104', 9, null, null, null, true, null, 'Kitenge bag', null, 1735707599897, 'video', 'track', '2025-01-01T05:00:00Z');
insert into sales (shop_id, sale_id, video_id, price_ugx, sold_at) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000a123', '7301000000000000001-2', 60000, '2025-02-01T00:00:00Z');
