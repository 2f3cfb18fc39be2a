-- One that says everything, hidden and answered, and one that says nothing but its stars.
insert into reviews (shop_id, order_id, review_id, ordered_at, stars, good, text, written_at, changed_at, answer, answered_at, hidden_at,
    browser_hash, network_hash, counts)
  select shop_id, order_id, '00000000-0000-4000-8000-0000001c0001', created_at, 5, '{as_shown,on_time,easy_to_talk_to}',
    E'<b>Good</b> ''"%_\\ 😀', '2026-11-20T10:00:00Z', '2026-11-21T10:00:00Z', E'Webale ''nnyo'' <i>', '2026-11-21T11:00:00Z',
    '2026-11-22T10:00:00Z', '\x01', '\x02', true
  from orders order by order_id limit 1;
insert into reviews (shop_id, order_id, review_id, ordered_at, stars, written_at, counts)
  select shop_id, order_id, '00000000-0000-4000-8000-0000001c0002', created_at, 1, '2026-11-20T10:00:00Z', false
  from orders order by order_id offset 1 limit 1;
insert into reviews (shop_id, order_id, review_id, ordered_at, written_at, counts, deleted_at)
  select shop_id, order_id, '00000000-0000-4000-8000-0000001c0003', created_at, '2026-11-20T10:00:00Z', true, '2026-11-23T10:00:00Z'
  from orders order by order_id offset 2 limit 1;
update reports set review_id = '00000000-0000-4000-8000-0000001c0002'
  where report_id = (select report_id from reports order by report_id limit 1);
