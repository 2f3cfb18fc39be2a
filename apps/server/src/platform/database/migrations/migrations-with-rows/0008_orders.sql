-- Hard ones: every column has a value once and, where it may, null once.
insert into orders (shop_id, order_id, code, number, secret_hash, request_hash, state, created_at, asked_at, paid_at, proven_at, cancel_reason,
    lines, total_ugx, unpriced, history, customer, name_hashes, has_phone, erase_due_at, placed_by_shop, browser_hash, sender_hash,
    folded, wrong_codes, wrong_codes_in_row, code_paused_until, last_wrong_code, replaces_order_id, replaced_by_order_id) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000180001', 'BCDFGHJKMNPQR', 'AXX-BCD', '\x01', '\x02', 'received',
    '2025-11-01T00:00:00.000001Z', '2025-11-01T00:01:00Z', '2025-11-02T00:00:00Z', '2025-11-03T00:00:00Z', null,
    '[{"videoId": "7300000000000000001", "number": 1, "title": "<b>Wax''s\\ \"dress\" 😀", "size": "M", "quantity": 20, "priceUgx": 10000000000}]', 200000000000, 0,
    '[{"mark": "received", "side": "owner", "at": "2025-11-03T00:00:00.000Z", "proves": true}]', '1.abcdefgh.x', array['\xaa'::bytea, '\xbb'], true,
    '2025-12-03T00:00:00Z', true, '\x03', '\x04', true, 9, 4, '2025-11-03T01:00:00Z', '\x05', '00000000-0000-4000-8000-000000180002', null),
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000180002', 'ZYXWVTSRQPNMK', 'AXX-BCDFG', '\x', null, 'cancelled',
    '2025-10-01T00:00:00Z', '2025-10-01T00:01:00Z', null, null, 'replaced', '[]', 0, 1, '[]', null, '{}', false, null, false, null, null,
    false, 0, 0, null, null, null, '00000000-0000-4000-8000-000000180001'),
  ('00000000-0000-4000-8000-0000000000f6', '00000000-0000-4000-8000-000000180003', '2345678923456', 'XXX-234', '\x05', '\x06', 'reserved',
    '2099-10-01T00:00:00Z', null, null, null, null, '[{}]', 1, 400, '[]', '', '{}', false, null, false, null, '\x07', false, 0, 0, null, null, null, null);
update sales set order_id = '00000000-0000-4000-8000-000000180001' where (shop_id, sale_id) = (select shop_id, sale_id from sales order by sale_id limit 1);
update shops set sales_at = 'paid', orders_from = '2025-11-01T00:00:00.000001Z' where shop_id = '00000000-0000-4000-8000-0000000000a1';
