-- One of each kind, an announcement that stands for long, and a drawn banner.
insert into collections (shop_id, slug, name, kind, tags, video_ids, position)
  select shop_id, c.slug, c.name, c.kind, c.tags, c.video_ids, c.position
  from (select shop_id from shops order by shop_id limit 1) s cross join (values
    ('new-in', E'<b>New</b> ''"%_\\ 😀', 'newest', '{}'::text[], '{}'::text[], 1),
    ('christmas', 'Christmas', 'hand', '{}', '{7300000000000000001,p0123456789ab}', 2),
    ('shoes', 'Shoes', 'tags', '{shoes,"ankle boot"}', '{}', 3)
  ) c (slug, name, kind, tags, video_ids, position);
update shop_facts set announcement = E'<b>Closed</b> ''on"%_\\ Sunday 😀', announcement_ends_at = '2100-11-29T17:00:00Z'
  where shop_id = (select shop_id from shop_facts order by shop_id limit 1);
update shops set banner_hash = 'ba44e40000000017', banner_design = 'stripes', banner_placeholder = '#0a6b4d'
  where shop_id = (select shop_id from shops order by shop_id limit 1);
