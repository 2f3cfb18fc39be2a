-- e5's paid period ended a day ago, and the list has been read since.
update subscriptions set subscription_ends_at = now() - interval '1 day' where shop_id = '00000000-0000-4000-8000-0000000000e5';
update seller_directory set status = 'expired', status_until = null where user_id = '00000000-0000-4000-8000-0000000000e5';
