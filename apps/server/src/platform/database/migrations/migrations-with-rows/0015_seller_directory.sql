-- Another sign-up that waits, and numbers that changed.
insert into phone_signups (phone, handle, profile, requested_at) values ('+256701999005', 'later_._.', '{}', '2099-02-01T00:00:00Z');
update accounts set login_phone = null where account_id = '00000000-0000-4000-8000-0000000000f6';
update shops set handle = 'deo.renamed' where shop_id = '00000000-0000-4000-8000-0000000000d4';
