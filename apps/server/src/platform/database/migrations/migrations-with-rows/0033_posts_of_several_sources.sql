update seen_posts set source = 'embed', head_hash = 'h1', other_hashes = '{"display": "d1"}'
  where shop_id = '00000000-0000-4000-8000-0000000000a1' and video_id = '7301000000000000001';
