insert into code_numbers (number_hash, last_sent_at, sent_since, sent_count, wrong_since, wrong_count, used_at) values
  ('\xaa01', '2026-02-28T06:00:00Z', '2026-02-28T05:00:00Z', 3, '2026-02-28T05:30:00Z', 2, '2026-02-28T06:00:00Z'),
  ('\xaa02', null, null, 0, null, 0, '2099-01-01T00:00:00Z');
insert into phone_codes (number_hash, purpose, code_hash, expires_at) values
  ('\xaa01', 'sign_up', '\xcc01', '2099-01-01T00:00:00Z'),
  ('\xaa01', 'recovery', '\xcc02', '2025-01-01T00:00:00Z');

-- One that lapsed long ago, one that waits, and one number that asked for two handles; one of them is a seller's.
insert into phone_signups (phone, handle, profile, requested_at) values
  ('+256701999001', 'lapsed.one', '{}', '2025-01-01T00:00:00Z'),
  ('+256701999002', 'waits_for.code', '{"displayName": "W’ <b>\"😀\"", "followerCount": 5000000000, "tiktokUserId": null}', '2099-01-01T20:59:59.999999Z'),
  ('+254701999003', 'x.', '{"isVerified": true}', '2099-01-01T21:00:00Z'),
  ('+254701999003', 'fatuma', '{"isVerified": true}', '2099-01-02T00:00:00Z');
