-- The six sellers of all these files, by the end of their id: a1 has everything, b2 nothing, c3 a complimentary plan, d4 a trial,
-- e5 is expired and hostile, f6 signs in with the number that buyers see. Some were made around a midnight of Kampala (21:00 UTC).
insert into accounts (account_id, password_hash, login_phone, bio_code, confirmed_at, created_at, last_login_at, whatsapp_number, whatsapp_changed_at) values
  ('00000000-0000-4000-8000-0000000000a1', '$scrypt$ln=15,r=8,p=1$c2FsdA$aGFzaA', '+256701000001', 'DKA1B2C3', '2024-12-31T21:05:00.123456Z',
    '2024-12-31T20:59:59.999999Z', '2026-02-28T05:00:00Z', '+256772123456', '2025-03-01T10:00:00Z'),
  ('00000000-0000-4000-8000-0000000000b2', null, null, 'DKB2', null, '2024-12-31T21:00:00Z', null, null, null),
  ('00000000-0000-4000-8000-0000000000c3', '$scrypt$ln=15,r=8,p=1$c2FsdA$aGFzaDM', null, 'DKC3', '2025-01-01T12:00:00Z',
    '2025-01-01T12:00:00Z', '2025-01-01T12:00:00Z', '+254722123456', null),
  ('00000000-0000-4000-8000-0000000000d4', null, '+256393000004', 'DKD4', null, '2025-06-30T21:30:00Z', '2025-06-30T21:30:00Z', null, null),
  ('00000000-0000-4000-8000-0000000000e5', E'\\x00\'; drop table accounts; --', null, 'DK''"%_\😀', '2025-07-01T00:00:00Z',
    '2025-07-01T00:00:00Z', null, '+12025550123', '1999-12-31T23:59:59Z'),
  ('00000000-0000-4000-8000-0000000000f6', '', '+256780000006', '', '2024-02-29T23:59:59Z',
    '2024-02-29T23:59:59Z', '2099-01-01T00:00:00Z', '+256780000006', '2099-01-01T00:00:00Z');

insert into sessions (session_id, account_id, created_at, last_used_at, revoked_at, revoked_reason) values
  ('00000000-0000-4000-8000-000000010001', '00000000-0000-4000-8000-0000000000a1', '2026-02-28T05:00:00Z', '2026-02-28T06:00:00Z', null, null),
  ('00000000-0000-4000-8000-000000010002', '00000000-0000-4000-8000-0000000000a1', '2025-01-01T00:00:00Z', '2025-01-02T00:00:00Z', '2025-01-03T00:00:00Z', 'token_reused'),
  ('00000000-0000-4000-8000-000000010003', '00000000-0000-4000-8000-0000000000f6', '2099-01-01T00:00:00Z', '2099-01-01T00:00:00Z', null, null);

insert into refresh_tokens (token_id, session_id, token_hash, issued_at, expires_at, used_at, successor_id, void_at) values
  ('00000000-0000-4000-8000-000000020001', '00000000-0000-4000-8000-000000010001', '\x00ff27', '2026-02-28T05:00:00Z', '2026-05-29T05:00:00Z',
    '2026-02-28T06:00:00Z', '00000000-0000-4000-8000-000000020002', null),
  ('00000000-0000-4000-8000-000000020002', '00000000-0000-4000-8000-000000010001', '\x', '2026-02-28T06:00:00Z', '2099-05-29T06:00:00Z', null, null, null),
  ('00000000-0000-4000-8000-000000020003', '00000000-0000-4000-8000-000000010002', '\xdeadbeef', '2025-01-01T00:00:00Z', '2025-04-01T00:00:00Z',
    '2025-01-02T00:00:00Z', null, '2025-01-03T00:00:00Z');

insert into idempotency_keys (scope, key, request_hash, answer, status, created_at) values
  ('anonymous', '', '\x01', null, null, '2026-02-28T05:00:00Z'),
  ('00000000-0000-4000-8000-0000000000a1', 'k-''"<b>😀', '\x02ff', 'v1.sealed.AAEC', 201, '2026-02-28T05:00:01Z');

insert into rate_limits (key, points, expire) values
  ('sign-in:203.0.113.7', 5, 1772258400000),
  ('sign-up:2001:db8::1', 0, null);
