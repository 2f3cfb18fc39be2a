update import_states set profile_read_at = '2026-11-20 08:00:00+00' where shop_id = '00000000-0000-4000-8000-0000000000a1';
