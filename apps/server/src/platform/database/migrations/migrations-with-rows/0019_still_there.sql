update products set still_there_at = '2026-11-20T09:00:00Z'
  where (shop_id, video_id) = (select shop_id, video_id from products order by shop_id, video_id limit 1);
