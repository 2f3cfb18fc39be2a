-- The owner agrees with the values of 4 and 3, which the import was not sure of.
update products set title_confirmed = true where shop_id = '00000000-0000-4000-8000-0000000000a1' and video_id = '7301000000000000004';
update products set price_confirmed = true where shop_id = '00000000-0000-4000-8000-0000000000a1' and video_id = '7301000000000000003';
update products set owner_picture_order = '{p2,p1,"not there"}' where shop_id = '00000000-0000-4000-8000-0000000000a1' and video_id = '7301000000000000001';
update products set owner_picture_order = '{}' where shop_id = '00000000-0000-4000-8000-0000000000d4';

-- The second one's product is deleted.
insert into sales (shop_id, sale_id, video_id, price_ugx, sold_at) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000100001', '7301000000000000001', 80000, '2025-02-01T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000100002', 'pdeleted00000', null, '2099-01-01T00:00:00Z');
insert into uploaded_photos (shop_id, photo_id, hash, width, height, placeholder, thumbhash, uploaded_at) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000100003', 'upload-1', 4000, 3000, '#000000', 'AAEC', '2026-02-28T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000e5', '00000000-0000-4000-8000-000000100003', 'upload-1', 0, 0, '', '', '2025-01-01T00:00:00Z');
