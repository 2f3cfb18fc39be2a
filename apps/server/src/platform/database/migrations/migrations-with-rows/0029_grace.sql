-- The list has been read: b2's trial has ended for good.
update seller_directory set status = 'expired', status_until = null where user_id = '00000000-0000-4000-8000-0000000000b2';
