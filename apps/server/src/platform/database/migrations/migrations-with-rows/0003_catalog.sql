insert into shops (shop_id, handle, display_name, follower_count, is_verified, tiktok_user_id, photo_hash, photo_source_path, preview_hash, version, next_number, created_at) values
  ('00000000-0000-4000-8000-0000000000a1', 'amina.boutique_ug', 'Amina’s Boutique 👗', 5000000000, true, '6801', 'photo-a1', 'https://p16.example/a1.jpeg', 'preview-a1',
    42, 7, '2024-12-31T20:59:59.999999Z'),
  ('00000000-0000-4000-8000-0000000000b2', '_.', null, 0, false, null, null, null, null, 1, 1, '2024-12-31T21:00:00Z'),
  ('00000000-0000-4000-8000-0000000000c3', 'abcdefghij.klmnop_012345', '', 1, false, '6803', null, 'https://p16.example/c3.jpeg', null, 2, 2, '2025-01-01T12:00:00Z'),
  ('00000000-0000-4000-8000-0000000000d4', 'deo', 'Déo', 12, false, null, 'photo-d4', null, null, 3, 2, '2025-06-30T21:30:00Z'),
  ('00000000-0000-4000-8000-0000000000e5', '0772', E'<img src=x onerror=alert(1)> \u202Egnp.exe\n''"%_\\', 9007199254740991, false, '6805', null, null, 'preview-e5',
    9007199254740991, 2147483647, '2025-07-01T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000f6', 'fatuma', 'Fatuma', 300, true, '6806', null, null, null, 1, 3, '2024-02-29T23:59:59Z');

-- 1: everything is the owner's. 2: nothing was read. 3: hidden, its price unsure. 4: gone from TikTok, sold out, its title unsure.
-- 5: by a pasted link; the owner took the unsure price away and wrote a title. 6: made by hand.
insert into products (shop_id, video_id, number, imported_title, imported_price_ugx, imported_old_price_ugx, imported_tags, imported_sizes,
    imported_availability, title_unsure, price_unsure, owner_title, owner_price_set, owner_price_ugx, owner_old_price_set, owner_old_price_ugx,
    owner_tags, owner_sizes, owner_availability, hidden, gone_at, pinned, position, kind, added_by, posted_at, thumbnails, preview_hash, created_at, updated_at) values
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000001', 1, 'Kitenge dress', 85000, 100000, '{dress,kitenge}', '{S,M,XL}', 'available', false, false,
    'Kitenge “wax” dress', true, 80000, true, 90000, '{}', '{"M, slim","a\"b"}', 'sold_out', false, null, true, 1735707600000, 'video', 'track', '2025-01-01T05:00:00Z',
    '[{"thumbnail_url": "/pictures/p1-320.webp", "width": 320, "height": 426.5, "srcset_avif": ""}, {"thumbnail_url": null}]', 'preview-p1',
    '2025-01-01T20:59:59.999999Z', '2025-01-05T00:00:00.000001Z'),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000002', 2, null, null, null, '{}', '{}', 'available', false, false,
    null, false, null, false, null, null, null, null, false, null, false, 1735794000000, 'photo', 'track', '2025-01-02T05:00:00Z', '[]', null,
    '2025-01-01T21:00:00Z', '2025-01-01T21:00:00Z'),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000003', 3, 'Sneakers', 100, 10000000000, '{shoes}', '{38,39}', 'available', false, true,
    null, false, null, false, null, null, null, 'available', true, null, false, -1, 'video', 'track', '1970-01-01T00:00:00Z', '[]', null,
    '2025-01-02T08:00:00Z', '2025-01-02T08:00:00Z'),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000004', 4, 'Bag?', 10000000000, null, '{bag}', '{}', 'sold_out', true, false,
    null, false, null, true, null, null, null, null, false, '2025-02-01T00:00:00Z', false, 1735880400000, 'video', 'track', '2025-01-03T05:00:00Z', '[]', null,
    '2025-01-03T08:00:00Z', '2025-02-01T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000005', 5, 'call me', 5000, null, '{}', '{}', 'available', true, true,
    'Hair oil', true, null, false, null, '{oil,hair}', '{100ml}', null, true, '2025-03-01T00:00:00Z', false, 1735966800000, 'photo', 'link', '2025-01-04T05:00:00Z', '[]', null,
    '2025-01-03T09:00:00Z', '2025-03-01T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000a1', 'pabcdef012345', 6, null, null, null, '{}', '{}', 'available', false, false,
    'Earrings', true, 15000, false, null, null, null, null, false, null, false, 1736053200000, 'manual', 'hand', '2025-01-05T05:00:00Z', '[]', null,
    '2025-01-03T10:00:00Z', '2025-01-05T05:00:00Z'),
  ('00000000-0000-4000-8000-0000000000c3', 'pc30000000000', 1, null, null, null, '{}', '{}', 'available', false, false,
    'Only by hand', false, null, false, null, null, null, null, false, null, false, 1736053200000, 'manual', 'hand', '2025-01-05T05:00:00Z', '[]', null,
    '2025-01-03T11:00:00Z', '2025-01-05T05:00:00Z'),
  -- The same post in another shop.
  ('00000000-0000-4000-8000-0000000000d4', '7301000000000000001', 1, 'Kitenge dress', 85000, null, '{}', '{}', 'available', false, false,
    null, false, null, false, null, null, null, null, false, null, false, 1735707600000, 'video', 'link', '2025-01-01T05:00:00Z', '[]', null,
    '2025-07-01T09:00:00Z', '2025-07-01T09:00:00Z'),
  ('00000000-0000-4000-8000-0000000000e5', '99999', 2147483646, E'</script><script>alert("1")</script>', 70000, null,
    '{"a,b","{}","NULL",""}', '{"\\","''"}', 'available', false, false,
    null, false, null, false, null, null, null, null, false, null, false, 9007199254740991, 'video', 'track', '2099-01-01T00:00:00Z', '[]', null,
    '2025-07-01T10:00:00Z', '2025-07-01T10:00:00Z');

insert into product_pictures (shop_id, video_id, position, source_path, copied_path, hash, width, height, placeholder, thumbhash, has_avif, failed_reason, attempts, updated_at) values
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000001', 0, 'https://p16.example/1.jpeg', 'https://p16.example/1.jpeg', 'p1', 1080, 1440, '#aabbcc', 'AAEC', true, null, 1, '2025-01-01T21:01:00Z'),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000001', 1, 'https://p16.example/2-new.jpeg', 'https://p16.example/2.jpeg', 'p2', 1, 1, '', '', false, null, 2, '2025-01-01T21:02:00Z'),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000002', 0, 'https://p16.example/gone.jpeg', null, null, null, null, null, null, false, 'status 403 ''"<b>', 5, '2025-01-01T21:03:00Z'),
  ('00000000-0000-4000-8000-0000000000d4', '7301000000000000001', 0, 'https://p16.example/1.jpeg', 'https://p16.example/1.jpeg', 'p1', 1080, 1440, '#aabbcc', 'AAEC', true, null, 1, '2025-07-01T09:01:00Z');
