-- One without an address, one whose owner renamed, one that takes over what somebody else had made.
update accounts set proven_tiktok_id = '6802' where account_id = '00000000-0000-4000-8000-0000000000b2';
update shops set handle = null, detached_handle = '_.', detached_at = '2025-08-01T00:00:00Z' where shop_id = '00000000-0000-4000-8000-0000000000b2';
insert into former_handles (handle, shop_id, renamed_at) values ('amina_old', '00000000-0000-4000-8000-0000000000a1', '2025-08-02T00:00:00.000001Z');
update products set hidden = true, from_former_holder = true where shop_id = '00000000-0000-4000-8000-0000000000c3';
