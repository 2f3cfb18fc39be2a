update shop_facts set hours = '{"days": [1, 7], "opens": "08:30", "closes": "00:00"}', closed_until = '2026-12-28',
    money_name = E'NAKATO <i>"SARAH"</i>''s\\ 😀', money_code = '0012345', money_stated_at = '2026-11-20T10:00:00Z',
    money_new_until = '2026-11-27T10:00:00Z'
  where shop_id = '00000000-0000-4000-8000-0000000000a1';
