update shops set handle_check = 'not_found' where shop_id = '00000000-0000-4000-8000-0000000000e5';
update shops set handle_check = 'waiting' where shop_id = '00000000-0000-4000-8000-0000000000f6';
