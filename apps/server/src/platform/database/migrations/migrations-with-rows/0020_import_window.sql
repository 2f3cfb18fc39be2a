update import_states set last_window = 12 where shop_id = '00000000-0000-4000-8000-0000000000a1';
