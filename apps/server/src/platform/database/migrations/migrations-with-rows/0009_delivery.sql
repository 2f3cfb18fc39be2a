-- One that states everything, in hard words, and one that states nothing.
insert into shop_facts (shop_id, zones, free_over_ugx, place, landmark, pay_on_delivery, returns, legal_name, registration) values
  ('00000000-0000-4000-8000-0000000000a1', '[{"id": "abcdefg1", "name": "<b>Ntinda''s\\ \"hill\" 😀", "feeUgx": 1000000, "ways": ["boda", "bus", "pick_up"]}, {"id": "abcdefg2", "name": "Jinja", "feeUgx": null, "ways": ["bus"]}]',
    10000000000, E'Kikuubo ''"%_\\', 'Opposite <i>Shell</i>', true, '7 days 😀', E'Nakato''s\\ Ltd', '80020001234567'),
  ('00000000-0000-4000-8000-0000000000f6', '[]', null, null, null, null, null, null, null);
update orders set delivery = '{"zoneId": "abcdefg1", "zone": "<b>Ntinda''s\\ \"hill\" 😀", "way": "boda", "feeUgx": 5000}'
  where order_id = '00000000-0000-4000-8000-000000180001';
