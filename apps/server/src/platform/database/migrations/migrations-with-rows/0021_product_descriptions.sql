-- 1 has both, 2 lost the imported one to its owner, 3 says nothing more, 4 was not looked at since.
update products set imported_description = E'Free delivery in Kampala\n<b>&"1 year"</b> 😀', owner_description = 'Made in two days' where shop_id = '00000000-0000-4000-8000-0000000000a1' and video_id = '7301000000000000001';
update products set imported_description = 'Brand new', owner_description = '' where shop_id = '00000000-0000-4000-8000-0000000000a1' and video_id = '7301000000000000002';
update products set imported_description = '' where shop_id = '00000000-0000-4000-8000-0000000000a1' and video_id = '7301000000000000003';
