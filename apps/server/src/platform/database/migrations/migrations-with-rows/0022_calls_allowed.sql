update accounts set calls_allowed = true where account_id = '00000000-0000-4000-8000-0000000000a1';
