-- The baseline's accounts were all welcomed; one that opened since has not been.
update accounts set welcomed_at = null where account_id = '00000000-0000-4000-8000-0000000000d4';
