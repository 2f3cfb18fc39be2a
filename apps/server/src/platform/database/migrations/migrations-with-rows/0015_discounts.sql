-- One discount that runs for long and one that is over; the other products have none.
update products set sale_price_ugx = 100, sale_ends_at = '2100-11-29T17:00:00Z'
  where (shop_id, video_id) = (select shop_id, video_id from products where price_ugx > 100 order by shop_id, video_id limit 1);
update products set sale_price_ugx = 10000000000, sale_ends_at = '2026-11-20T17:00:00Z'
  where (shop_id, video_id) = (select shop_id, video_id from products order by shop_id, video_id desc limit 1);
