-- Rows of every table, hard ones: each column has a value once and, where it may, null once. Each later migration runs on them.


-- accounts

-- The six sellers of this file, by the end of their id: a1 has everything, b2 nothing, c3 a complimentary plan, d4 a trial,
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

insert into ownership_claims (claim_hash, handle, code, created_at, expires_at, used_at) values
  ('\xb001', 'amina.boutique_ug', 'DK-CLAIM1', '2025-01-01T00:00:00Z', '2025-01-02T00:00:00Z', '2025-01-01T01:00:00Z'),
  ('\xb002', 'nobody.yet', 'DK-CLAIM2', '2098-12-31T00:00:00Z', '2099-01-01T00:00:00Z', null);
insert into account_events (account_id, event_id, kind, happened_at, details) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000080001', 'taken_over', '2025-01-01T01:00:00Z', '{"sessionsEnded": 2, "hadPassword": false, "by": null}'),
  ('00000000-0000-4000-8000-0000000000f6', '00000000-0000-4000-8000-000000080001', 'deletion_asked', '2024-03-01T00:00:00Z', '{}');
insert into unused_pictures (hash, noted_at, removed_at) values
  ('old-1', '2025-01-01T00:00:00Z', null),
  ('p1', '2025-01-01T00:00:00Z', '2025-01-02T00:00:00Z');

update accounts set calls_allowed = true where account_id = '00000000-0000-4000-8000-0000000000a1';

-- One is connected, one had taken it back; a sign-in at each of its stages.
insert into tiktok_connections (account_id, open_id, scopes, connected_at, access_token, access_expires_at, refresh_token, refresh_expires_at,
    renewing_until, lost_at, lost_reason, proof_session_id, proof_until) values
  ('00000000-0000-4000-8000-0000000000a1', '-000a1.b_C', 'user.info.basic,video.list', '2026-11-01T00:00:00.000001Z', '1.abcdefgh.AAAA', '2026-11-01T02:00:00Z', '1.abcdefgh.BBBB',
    '2027-05-01T00:00:00Z', '2026-11-01T00:00:20Z', null, null, '00000000-0000-4000-8000-00000029a001', '2026-11-01T00:10:00Z'),
  ('00000000-0000-4000-8000-0000000000d4', 'afd97af1-b87b-48b9-ac98-410aghda5344', 'user.info.basic', '2026-11-02T00:00:00Z', null, null, null, null, null,
    '2026-11-03T00:00:00Z', 'removed', null, null);
insert into tiktok_sign_ins (state_hash, intent, account_id, return_path, expires_at, result_hash, sealed, ended_at) values
  ('\x00', 'signup', null, null, '2026-11-02T00:00:00Z', null, null, null),
  ('\x01ff', 'link', '00000000-0000-4000-8000-0000000000a1', E'/settings?a=''"<b>😀', '2026-11-02T00:00:00Z', '\x02', '1.abcdefgh.CCCC', null),
  ('\x03', 'signin', null, '/', '2026-11-02T00:00:00.000001Z', '\x04', null, '2026-11-01T00:00:00Z');

-- Suspended and with a used trial; only one of both; with and without a handle.
insert into deleted_accounts (account_id, handle_hash, tiktok_id_hash, deleted_at, suspended_at, suspended_message, trial_kept_until) values
  ('aaaaaaaa-0000-4000-8000-00000000d1d1', '\x00ff', '\x01', '2026-11-20T08:15:00.000001Z', '2026-11-01T08:15:00.000001Z', 'Copied photos 👗 "quoted"', '2027-11-20T08:15:00Z'),
  ('aaaaaaaa-0000-4000-8000-00000000d2d2', '\x', null, '2026-11-20T08:15:00Z', '2026-11-01T08:15:00Z', '', null),
  ('aaaaaaaa-0000-4000-8000-00000000d3d3', null, '\x02', '2026-11-20T08:15:00Z', null, null, '2027-11-20T08:15:00.000001Z');


-- billing

-- Each order of the three dates, in the past and ahead.
insert into subscriptions (shop_id, trial_started_at, trial_ends_at, subscription_ends_at, complimentary_ends_at) values
  ('00000000-0000-4000-8000-0000000000a1', '2024-12-31T20:59:59.999999Z', '2025-01-07T20:59:59.999999Z', '2099-05-01T00:00:00Z', null),
  ('00000000-0000-4000-8000-0000000000b2', '2024-12-31T21:00:00Z', '2025-01-07T21:00:00Z', null, null),
  ('00000000-0000-4000-8000-0000000000c3', '2025-01-01T12:00:00Z', '2099-01-01T12:00:00Z', '2025-02-01T00:00:00Z', '2099-06-01T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000d4', '2025-06-30T21:30:00Z', '2099-01-10T00:00:00Z', null, '2025-08-01T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000e5', '2025-07-01T00:00:00Z', '2025-07-08T00:00:00Z', '2025-09-08T00:00:00Z', '2025-10-01T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000f6', '2024-02-29T23:59:59Z', '2099-02-01T00:00:00Z', '2099-03-01T00:00:00Z', '2099-12-31T00:00:00Z');

-- What an administrator has set, in place of what the baseline brings.
update settings set value = '12500', updated_at = '2025-05-05T05:05:05Z' where key = 'price_ugx';
insert into settings (key, value, updated_at) values
  ('switched_off_sources', '["oembed", "'' \" <b>"]', '2025-05-05T05:05:06Z'),
  ('nothing', 'null', '2025-05-05T05:05:07Z');

-- a1 paid twice and has one that waits until 2099; d4's waits and has lapsed unnoticed; e5's were refused and lapsed.
insert into payments (shop_id, payment_id, idempotency_key, provider, status, amount_ugx, months, reference, created_at, lapses_at,
    paid_at, period_starts_at, period_ends_at, refused_at, refused_reason) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000090001', 'k1', 'manual', 'paid', 10000, 1, 'DK-7F3K9Q',
    '2025-01-06T00:00:00Z', '2025-01-09T00:00:00Z', '2025-01-06T20:59:59.999999Z', '2025-01-07T20:59:59.999999Z', '2025-02-07T20:59:59.999999Z', null, null),
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000090002', 'k2', 'manual', 'paid', 1500000000000, 120, 'dk-m4 pq.x',
    '2025-01-06T21:00:00Z', '2025-01-09T21:00:00Z', '2025-01-06T21:00:00Z', '2025-02-07T20:59:59.999999Z', '2099-05-01T00:00:00Z', null, null),
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000090003', 'k3', 'mobile_money', 'pending', 12500, 1, 'DK-PENDNG',
    '2026-02-28T00:00:00Z', '2099-03-03T00:00:00Z', null, null, null, null, null),
  ('00000000-0000-4000-8000-0000000000d4', '00000000-0000-4000-8000-000000090004', 'k1', 'manual', 'pending', 0, 1, 'DK-FREE44',
    '2025-07-01T00:00:00Z', '2025-07-04T00:00:00Z', null, null, null, null, null),
  ('00000000-0000-4000-8000-0000000000e5', '00000000-0000-4000-8000-000000090005', '', 'manual', 'refused', 10000, 1, E'%_\\''"<b>',
    '2025-07-02T00:00:00Z', '2025-07-05T00:00:00Z', null, null, null, '2025-07-03T00:00:00Z', E'No money came ''"<b>😀\n'),
  ('00000000-0000-4000-8000-0000000000e5', '00000000-0000-4000-8000-000000090006', 'k''', 'manual', 'lapsed', 10000, 1, 'DK-LAPSED',
    '2025-07-06T00:00:00Z', '2025-07-09T00:00:00Z', null, null, null, null, null);

-- Between them the shop's owner proved the handle.
insert into account_events (account_id, event_id, kind, happened_at, details) values
  ('00000000-0000-4000-8000-0000000000e5', '00000000-0000-4000-8000-000000090007', 'taken_over', '2025-07-03T12:00:00Z', '{}');

-- The account ...ee of the last two is deleted. Two sums of one day, and one just after its midnight.
insert into payment_ledger (shop_id, payment_id, entry, provider, reference, amount_ugx, actor, reason, period_starts_at, period_ends_at, recorded_at) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000090001', 'started', 'manual', 'DK-7F3K9Q', 10000, 'seller', null, null, null, '2025-01-06T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000090001', 'paid', 'manual', 'DK-7F3K9Q', 10000, 'operator', null, null, null, '2025-01-06T20:59:59.999999Z'),
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000090001', 'period_granted', 'manual', 'DK-7F3K9Q', 10000, 'operator', null,
    '2025-01-07T20:59:59.999999Z', '2025-02-07T20:59:59.999999Z', '2025-01-06T20:59:59.999999Z'),
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000090002', 'paid', 'manual', 'dk-m4 pq.x', 1500000000000, 'operator', '', null, null, '2025-01-06T21:00:00Z'),
  ('00000000-0000-4000-8000-0000000000e5', '00000000-0000-4000-8000-000000090005', 'refused', 'manual', E'%_\\''"<b>', 10000, 'operator', E'No money came ''"<b>😀\n', null, null, '2025-07-03T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000e5', '00000000-0000-4000-8000-000000090006', 'lapsed', 'manual', 'DK-LAPSED', 10000, 'service', null, null, null, '2025-07-09T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000ee', '00000000-0000-4000-8000-000000090007', 'paid', 'manual', 'DK-GONE77', 5000, 'operator', null, null, null, '2025-01-06T12:00:00Z'),
  ('00000000-0000-4000-8000-0000000000ee', '00000000-0000-4000-8000-000000090008', 'paid', 'manual', 'DK-GONE78', 0, 'operator', null, null, null, '2025-01-20T00:00:00Z');

insert into renewal_reminders (shop_id, period_ends_at, days_before, attempts, claimed_at, outcome) values
  ('00000000-0000-4000-8000-0000000000a1', '2099-05-01T00:00:00.000001Z', 3, 1, '2099-04-27T06:00:00Z', 'sent'),
  ('00000000-0000-4000-8000-0000000000a1', '2099-05-01T00:00:00.000001Z', 1, 3, '2099-04-29T16:00:00Z', 'not_sent'),
  ('00000000-0000-4000-8000-0000000000e5', '2025-09-08T00:00:00Z', 0, 1, '2025-09-07T06:00:00Z', null),
  ('00000000-0000-4000-8000-0000000000e5', '2025-09-08T00:00:00Z', 1, 2, '2025-09-06T06:00:00Z', 'unknown');
update accounts set renewal_sms = false where account_id = '00000000-0000-4000-8000-0000000000d4';

-- One of a1's is paid late, after it had been unknown; d4 has one that the network refused and one without an answer for a day.
insert into payments (shop_id, payment_id, idempotency_key, provider, status, amount_ugx, months, reference, created_at, lapses_at,
    paid_at, period_starts_at, period_ends_at, refused_at, refused_reason, receipt) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000270001', 'k27', 'mtn', 'paid', 30000, 3, 'DK-MTNPD3',
    '2026-03-01T00:00:00Z', '2026-03-01T00:10:00Z', '2026-03-01T04:00:00.000001Z', '2099-05-01T00:00:00Z', '2099-07-30T00:00:00Z', null, null, '23503452'),
  ('00000000-0000-4000-8000-0000000000d4', '00000000-0000-4000-8000-000000270002', 'k27', 'relworx', 'failed', 10000, 1, 'DK-FAJLED',
    '2026-03-01T00:00:00Z', '2026-03-01T00:10:00Z', null, null, null, '2026-03-01T00:01:00Z', E'You declined ''"<b>😀', null),
  ('00000000-0000-4000-8000-0000000000d4', '00000000-0000-4000-8000-000000270003', 'k28', 'flutterwave', 'unknown', 100000, 12, 'DK-NNKNWN',
    '2026-03-02T00:00:00Z', '2026-03-02T00:10:00Z', null, null, null, null, null, null);
insert into mobile_payments (shop_id, payment_id, phone_number, network, asked_at, accepted_at, provider_reference, redirect_url, failure, next_check_at, trouble) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000270001', '+256772123456', 'mtn', '2026-03-01T00:00:00Z', '2026-03-01T00:00:01Z', null, null, null, null, null),
  ('00000000-0000-4000-8000-0000000000d4', '00000000-0000-4000-8000-000000270002', '+256752123456', 'airtel', '2026-03-01T00:00:00Z', null, 'abc-123', null, 'declined', '2026-03-01T00:15:00Z', null),
  ('00000000-0000-4000-8000-0000000000d4', '00000000-0000-4000-8000-000000270003', '+256200123456', 'airtel', '2026-03-02T00:00:00Z', '2026-03-02T00:00:30Z', 'FLW/1', 'https://pay.example/verify?a=1&b=''"', null, null, 'no_answer');
insert into payment_answers (shop_id, payment_id, provider, request, http_status, body, received_at) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000270001', 'mtn', 'ask', 202, '', '2026-03-01T00:00:01Z'),
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000270001', 'mtn', 'find', null, E'no answer within 20 s ''"<b>😀\n', '2026-03-01T00:00:25Z'),
  ('00000000-0000-4000-8000-0000000000d4', '00000000-0000-4000-8000-000000270002', 'relworx', 'callback', null, '{"status":"failed"}', '2026-03-01T00:01:00Z');
insert into payment_ledger (shop_id, payment_id, entry, provider, reference, amount_ugx, actor, reason, period_starts_at, period_ends_at, recorded_at) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000270001', 'unanswered', 'mtn', 'DK-MTNPD3', 30000, 'service', null, null, null, '2026-03-01T00:10:00Z'),
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000270001', 'paid', 'mtn', 'DK-MTNPD3', 30000, 'mtn', null, null, null, '2026-03-01T04:00:00.000001Z'),
  ('00000000-0000-4000-8000-0000000000d4', '00000000-0000-4000-8000-000000270002', 'failed', 'relworx', 'DK-FAJLED', 10000, 'relworx', 'declined', null, null, '2026-03-01T00:01:00Z');

-- One day agrees, one differs since the morning after, one could not be read.
insert into payment_reconciliations (provider, day, compared_at, difference_count, differs_since, result) values
  ('relworx', '2026-03-01', '2026-03-02T04:00:00.000001Z', 0, null, '{"differences": []}'),
  ('relworx', '2026-03-02', '2026-03-09T04:00:00Z', 2, '2026-03-03T04:00:01Z', E'{"differences": [{"kind": "theirs_only", "named": "''\\"<b>😀"}]}'),
  ('flutterwave', '2026-03-02', '2026-03-03T04:00:02Z', null, null, null);


-- catalog

insert into shops (shop_id, handle, display_name, follower_count, is_verified, tiktok_user_id, photo_hash, photo_source_path, preview_hash, version, next_number, created_at) values
  ('00000000-0000-4000-8000-0000000000a1', 'amina.boutique_ug', 'Amina’s Boutique 👗', 5000000000, true, '6801', 'photo-a1', 'https://p16.example/a1.jpeg', 'preview-a1',
    42, 7, '2024-12-31T20:59:59.999999Z'),
  ('00000000-0000-4000-8000-0000000000b2', '_.', null, 0, false, null, null, null, null, 1, 1, '2024-12-31T21:00:00Z'),
  ('00000000-0000-4000-8000-0000000000c3', 'abcdefghij.klmnop_012345', '', 1, false, '6803', null, 'https://p16.example/c3.jpeg', null, 2, 2, '2025-01-01T12:00:00Z'),
  ('00000000-0000-4000-8000-0000000000d4', 'deo', 'Déo', 12, false, null, 'photo-d4', null, null, 3, 2, '2025-06-30T21:30:00Z'),
  ('00000000-0000-4000-8000-0000000000e5', '0772', E'<img src=x onerror=alert(1)> \u202Egnp.exe\n''"%_\\', 9007199254740991, false, '6805', null, null, 'preview-e5',
    9007199254740991, 2147483647, '2025-07-01T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000f6', 'fatuma', 'Fatuma', 300, true, '6806', null, null, null, 1, 3, '2024-02-29T23:59:59Z');

-- 1: everything is the owner's. 2: nothing was read. 3: hidden, its price unsure. 4: gone from TikTok, sold out, its title unsure.
-- 5: by a pasted link; the owner took the unsure price away and wrote a title. 6: made by hand.
insert into products (shop_id, video_id, number, imported_title, imported_price_ugx, imported_old_price_ugx, imported_tags, imported_sizes,
    imported_availability, title_unsure, price_unsure, owner_title, owner_price_set, owner_price_ugx, owner_old_price_set, owner_old_price_ugx,
    owner_tags, owner_sizes, owner_availability, hidden, gone_at, pinned, position, kind, added_by, posted_at, thumbnails, preview_hash, created_at, updated_at) values
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000001', 1, 'Kitenge dress', 85000, 100000, '{dress,kitenge}', '{S,M,XL}', 'available', false, false,
    'Kitenge “wax” dress', true, 80000, true, 90000, '{}', '{"M, slim","a\"b"}', 'sold_out', false, null, true, 1735707600000, 'video', 'track', '2025-01-01T05:00:00Z',
    '[{"key": "p1", "width": 1080, "height": 1440, "placeholder": "#aabbcc", "thumbhash": "AAEC", "avif": true}]', 'preview-p1',
    '2025-01-01T20:59:59.999999Z', '2025-01-05T00:00:00.000001Z'),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000002', 2, null, null, null, '{}', '{}', 'available', false, false,
    null, false, null, false, null, null, null, null, false, null, false, 1735794000000, 'photo', 'track', '2025-01-02T05:00:00Z', '[]', null,
    '2025-01-01T21:00:00Z', '2025-01-01T21:00:00Z'),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000003', 3, 'Sneakers', 100, 10000000000, '{shoes}', '{38,39}', 'available', false, true,
    null, false, null, false, null, null, null, 'available', true, null, false, -1, 'video', 'track', '1970-01-01T00:00:00Z', '[]', null,
    '2025-01-02T08:00:00Z', '2025-01-02T08:00:00Z'),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000004', 4, 'Bag?', 10000000000, null, '{bag}', '{}', 'sold_out', true, false,
    null, false, null, true, null, null, null, null, false, '2025-02-01T00:00:00Z', false, 1735880400000, 'video', 'track', '2025-01-03T05:00:00Z', '[]', null,
    '2025-01-03T08:00:00Z', '2025-02-01T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000005', 5, 'call me', 5000, null, '{}', '{}', 'available', true, true,
    'Hair oil', true, null, false, null, '{oil,hair}', '{100ml}', null, true, '2025-03-01T00:00:00Z', false, 1735966800000, 'photo', 'link', '2025-01-04T05:00:00Z', '[]', null,
    '2025-01-03T09:00:00Z', '2025-03-01T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000a1', 'pabcdef012345', 6, null, null, null, '{}', '{}', 'available', false, false,
    'Earrings', true, 15000, false, null, null, null, null, false, null, false, 1736053200000, 'manual', 'hand', '2025-01-05T05:00:00Z', '[]', null,
    '2025-01-03T10:00:00Z', '2025-01-05T05:00:00Z'),
  ('00000000-0000-4000-8000-0000000000c3', 'pc30000000000', 1, null, null, null, '{}', '{}', 'available', false, false,
    'Only by hand', false, null, false, null, null, null, null, false, null, false, 1736053200000, 'manual', 'hand', '2025-01-05T05:00:00Z', '[]', null,
    '2025-01-03T11:00:00Z', '2025-01-05T05:00:00Z'),
  -- The same post in another shop.
  ('00000000-0000-4000-8000-0000000000d4', '7301000000000000001', 1, 'Kitenge dress', 85000, null, '{}', '{}', 'available', false, false,
    null, false, null, false, null, null, null, null, false, null, false, 1735707600000, 'video', 'link', '2025-01-01T05:00:00Z', '[]', null,
    '2025-07-01T09:00:00Z', '2025-07-01T09:00:00Z'),
  ('00000000-0000-4000-8000-0000000000e5', '99999', 2147483646, E'</script><script>alert("1")</script>', 70000, null,
    '{"a,b","{}","NULL",""}', '{"\\","''"}', 'available', false, false,
    null, false, null, false, null, null, null, null, false, null, false, 9007199254740991, 'video', 'track', '2099-01-01T00:00:00Z', '[]', null,
    '2025-07-01T10:00:00Z', '2025-07-01T10:00:00Z');

insert into product_pictures (shop_id, video_id, position, source_path, copied_path, hash, width, height, placeholder, thumbhash, has_avif, failed_reason, attempts, updated_at) values
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000001', 0, 'https://p16.example/1.jpeg', 'https://p16.example/1.jpeg', 'p1', 1080, 1440, '#aabbcc', 'AAEC', true, null, 1, '2025-01-01T21:01:00Z'),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000001', 1, 'https://p16.example/2-new.jpeg', 'https://p16.example/2.jpeg', 'p2', 1, 1, '', '', false, null, 2, '2025-01-01T21:02:00Z'),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000002', 0, 'https://p16.example/gone.jpeg', null, null, null, null, null, null, false, 'status 403 ''"<b>', 5, '2025-01-01T21:03:00Z'),
  ('00000000-0000-4000-8000-0000000000d4', '7301000000000000001', 0, 'https://p16.example/1.jpeg', 'https://p16.example/1.jpeg', 'p1', 1080, 1440, '#aabbcc', 'AAEC', true, null, 1, '2025-07-01T09:01:00Z');

-- Of the first product's post: joined into the first, no longer in the caption, split off; a suffix beyond 12.
insert into products (shop_id, video_id, number, imported_title, imported_price_ugx, caption_place, split_off, joined_into, owner_title, gone_at, position, kind, added_by, posted_at) values
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000001-2', 7, 'Kitenge skirt', 60000, 2, false, '7301000000000000001', null, '2025-02-01T00:00:00Z', 1735707599999, 'video', 'track', '2025-01-01T05:00:00Z'),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000001-3', 8, 'Kitenge "cap" <b>', null, null, false, null, null, '2025-02-02T00:00:00.000001Z', 1735707599998, 'video', 'track', '2025-01-01T05:00:00Z'),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000001-104', 9, null, null, null, true, null, 'Kitenge bag', null, 1735707599897, 'video', 'track', '2025-01-01T05:00:00Z');
insert into sales (shop_id, sale_id, video_id, price_ugx, sold_at) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000a123', '7301000000000000001-2', 60000, '2025-02-01T00:00:00Z');

update products set owner_picture_order = '{p2,p1,"not there"}' where shop_id = '00000000-0000-4000-8000-0000000000a1' and video_id = '7301000000000000001';
update products set owner_picture_order = '{}' where shop_id = '00000000-0000-4000-8000-0000000000d4';

-- The second one's product is deleted.
insert into sales (shop_id, sale_id, video_id, price_ugx, sold_at) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000100001', '7301000000000000001', 80000, '2025-02-01T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000100002', 'pdeleted00000', null, '2099-01-01T00:00:00Z');
insert into uploaded_photos (shop_id, photo_id, hash, width, height, placeholder, thumbhash, uploaded_at) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000100003', 'upload-1', 4000, 3000, '#000000', 'AAEC', '2026-02-28T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000e5', '00000000-0000-4000-8000-000000100003', 'upload-1', 0, 0, '', '', '2025-01-01T00:00:00Z');

-- 1 has both, 2 lost the imported one to its owner, 3 says nothing more, 4 was not looked at since.
update products set imported_description = E'Free delivery in Kampala\n<b>&"1 year"</b> 😀', owner_description = 'Made in two days' where shop_id = '00000000-0000-4000-8000-0000000000a1' and video_id = '7301000000000000001';
update products set imported_description = 'Brand new', owner_description = '' where shop_id = '00000000-0000-4000-8000-0000000000a1' and video_id = '7301000000000000002';
update products set imported_description = '' where shop_id = '00000000-0000-4000-8000-0000000000a1' and video_id = '7301000000000000003';

-- The price of deo's is in doubt and waits for an answer; 1 was answered by another price, and its title was found right.
update products set price_unsure = true, imported_price_ugx = null, guess_ugx = 10000000000,
    asked_caption = '[{"text": "<b>Kitenge</b> \"dress\"", "as": "title"}, {"text": "\n😀 10,000,000,000", "as": "price"}, {"text": " #TRACK", "as": null}]'
  where shop_id = '00000000-0000-4000-8000-0000000000d4';
update products set guess_ugx = 100, reading_verdicts = '{asked:price,corrected:price,confirmed:title}'
  where shop_id = '00000000-0000-4000-8000-0000000000a1' and video_id = '7301000000000000001';


-- ingestion

insert into import_states (shop_id, next_import_at, last_started_at, last_finished_at, last_succeeded_at, last_outcome, last_reason, failures_in_row, last_found,
    last_created, last_updated, last_without_price, last_post_at, last_visited_at, sync_requested_at, sync_month, sync_count, stopped_reason) values
  ('00000000-0000-4000-8000-0000000000a1', '2026-02-28T07:00:00Z', '2026-02-28T06:00:00Z', '2026-02-28T06:00:09Z', '2026-02-28T06:00:09Z', 'success', null, 0, 12,
    1, 2, 1, '2025-01-04T05:00:00Z', '2026-02-28T05:59:00Z', '2026-02-28T05:59:30Z', '2026-02', 3, null),
  ('00000000-0000-4000-8000-0000000000b2', '2024-12-31T21:00:00Z', null, null, null, null, null, 0, null, null, null, null, null, null, null, null, 0, null),
  ('00000000-0000-4000-8000-0000000000c3', '2099-01-01T00:00:00Z', '2025-03-01T00:00:00Z', '2025-03-01T00:01:00Z', null, 'error', 'not_found', 2147483647, 0,
    0, 0, 0, null, null, null, null, 0, 'account_changed'),
  ('00000000-0000-4000-8000-0000000000d4', '2025-07-01T10:00:00Z', '2025-07-01T09:00:00Z', null, null, null, null, 1, null, null, null, null, null, null, null, '2025-07', 10, null),
  ('00000000-0000-4000-8000-0000000000e5', '2025-07-01T10:00:00Z', null, null, null, 'error', E'<b>''"\n', 3, null, null, null, null, null, null, null, null, 0, null),
  ('00000000-0000-4000-8000-0000000000f6', '2025-07-01T10:00:00Z', null, null, null, null, null, 0, null, null, null, null, null, null, null, null, 0, null);

-- One whose product the seller deleted, and one without #TRACK.
insert into seen_posts (shop_id, video_id, content_hash, has_track, seen_at, checked_at, gone_since, gone_source) values
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000001', 'c1', true, '2025-01-01T05:00:00Z', '2026-02-28T06:00:00Z', null, null),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000004', 'c4', true, '2025-01-03T05:00:00Z', '2025-02-01T00:00:00Z', '2025-01-31T00:00:00Z', 'embed'),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000099', '', false, '2025-01-03T05:00:00Z', '2025-01-03T05:00:00Z', null, null),
  ('00000000-0000-4000-8000-0000000000f6', '7306000000000000001', 'deleted', true, '2025-01-03T05:00:00Z', '2025-01-03T05:00:00Z', '2099-01-01T00:00:00Z', null);

-- The last second of a day in Kampala, the first of the next, and failures with and without a reason.
insert into import_runs (shop_id, run_id, started_at, finished_at, outcome, reason, source, found, created) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000040001', '2025-01-01T20:59:50Z', '2025-01-01T20:59:59.999999Z', 'success', null, 'embed', 12, 5),
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000040002', '2025-01-01T20:59:59Z', '2025-01-01T21:00:00Z', 'error', 'blocked', 'embed', 0, 0),
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000040003', '2025-01-02T08:00:00Z', '2025-01-02T08:00:01Z', 'error', 'blocked', null, 0, 0),
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-000000040003', '2025-01-02T09:00:00Z', '2025-01-02T09:00:01Z', 'error', null, null, 0, 0),
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-000000040004', '2025-01-02T10:00:00Z', '2025-01-02T10:00:01Z', 'error', 'unknown', null, 0, 0),
  -- A success that names a reason, too, is none of the failures.
  ('00000000-0000-4000-8000-0000000000d4', '00000000-0000-4000-8000-000000040005', '2025-01-02T10:00:00Z', '2025-01-02T10:00:01Z', 'success', 'blocked', 'api', 0, 0);

insert into gone_checks (hour, checked, gone) values ('2025-01-31T00:00:00Z', 10, 2), ('2025-02-01T00:00:00Z', 0, 0);
insert into request_gaps (host, free_at) values ('www.tiktok.com', '2026-02-28T06:00:02.5Z');
insert into daily_budgets (name, day, used) values ('captions', '2026-02-28', 17), ('captions', '0001-01-01', 0), ('sms', '2099-12-31', 2147483647);

update import_states set last_window = 12 where shop_id = '00000000-0000-4000-8000-0000000000a1';

update import_states set profile_read_at = '2026-11-20 08:00:00+00' where shop_id = '00000000-0000-4000-8000-0000000000a1';

update seen_posts set source = 'embed', head_hash = 'h1', other_hashes = '{"display": "d1"}'
  where shop_id = '00000000-0000-4000-8000-0000000000a1' and video_id = '7301000000000000001';

-- One in the middle, with a refusal behind it, and one at its end.
insert into back_catalogues (shop_id, may_cost, started_at, source, cursor, pages_read, posts_read, total_posts, last_page_ids, due_at, trouble,
    failures_in_row, finished_at) values
  ('00000000-0000-4000-8000-0000000000d4', true, '2026-11-20T00:00:00.000001Z', 'apify', E'run:''"<b>😀', 7, 140, 312, '{7412345678901234567}',
    '2026-11-20T00:10:00Z', 'rate_limited', 2, null),
  ('00000000-0000-4000-8000-0000000000e5', false, '2026-11-20T00:00:00Z', null, null, 1, 0, null, '{}', null, null, 0, '2026-11-20T00:00:01Z');

-- One goes on, one was read, one was refused, one's shop is gone, one is unknown.
insert into apify_runs (purchase_id, shop_id, need, started_at, run_id, dataset_id, ended_at, outcome, detail, posts, cost_micro_usd) values
  ('00000000-0000-4000-8000-000000035001', '00000000-0000-4000-8000-0000000000a1', 'newest', '2026-11-20T08:00:00.000001Z', null, null, null, null, null, null, null),
  ('00000000-0000-4000-8000-000000035002', '00000000-0000-4000-8000-0000000000a1', 'back_catalogue', '2026-11-20T08:00:00Z', 'HG7ML7M8z78YcAPEB', 'wmKPijuyDnPZAPRMk',
    '2026-11-20T08:09:59Z', 'success', null, 312, 1560000),
  ('00000000-0000-4000-8000-000000035003', '00000000-0000-4000-8000-0000000000d4', 'newest', '2026-11-20T08:00:00Z', null, null, '2026-11-20T08:00:01Z', 'quota',
    E'HTTP 402 ''"<b>😀', null, null),
  ('00000000-0000-4000-8000-000000035004', null, 'newest', '2026-11-01T00:00:00Z', 'a', 'b', '2026-11-01T00:00:01Z', 'not_found', null, 0, 9007199254740991),
  ('00000000-0000-4000-8000-000000035005', '00000000-0000-4000-8000-0000000000d4', 'newest', '2026-11-19T08:00:00Z', null, null, '2026-11-19T09:00:01Z', 'lost', null, null, 0);

insert into source_reads (began_at, door, outcome, count) values
  ('2026-11-20T08:15:00Z', 'embed', 'ok', 2147483647),
  ('2026-11-20T08:15:00Z', 'embed', 'layout_changed', 1),
  ('2026-11-20T08:30:00Z', 'video-page', 'ok', 3);
-- One that was never answered, one that shows a changed page.
insert into source_canaries (door, handle, read_at, outcome, post_id, shape, shape_seen_at, in_row) values
  ('oembed', 'nasa', '2026-11-20T08:15:00.000001Z', 'rate_limited', null, null, null, 0),
  ('embed', 'nasa', '2026-11-20T08:15:00Z', 'layout_changed', '7412345678901234567', 'changed', '2026-11-20T08:15:00Z', 2);
insert into source_doors_out (door, since, reason) values ('embed', '2026-11-20T08:15:00.000001Z', 'canary_and_reads');


-- analytics

-- Of the shop's page, of a product, of one that was deleted; one day with nothing but taps on TikTok, one that counted nothing.
insert into daily_counts (shop_id, day, video_id, kind, count) values
  ('00000000-0000-4000-8000-0000000000a1', '2025-01-01', '', 'view', 5000000000),
  ('00000000-0000-4000-8000-0000000000a1', '2025-01-01', '7301000000000000001', 'view', 7),
  ('00000000-0000-4000-8000-0000000000a1', '2025-01-01', '7301000000000000001', 'whatsapp', 3),
  ('00000000-0000-4000-8000-0000000000a1', '2025-01-01', '7301000000000000001', 'tiktok', 100),
  ('00000000-0000-4000-8000-0000000000e5', '2025-01-01', '', 'view', 1),
  ('00000000-0000-4000-8000-0000000000f6', '2025-01-02', '7306000000000000001', 'whatsapp', 2),
  ('00000000-0000-4000-8000-0000000000f6', '2025-01-03', '', 'tiktok', 9),
  ('00000000-0000-4000-8000-0000000000f6', '2025-01-04', '', 'view', 0);
insert into total_counts (shop_id, video_id, kind, count) values
  ('00000000-0000-4000-8000-0000000000a1', '', 'view', 5000000000),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000001', 'whatsapp', 3),
  ('00000000-0000-4000-8000-0000000000f6', '7306000000000000001', 'tiktok', 0);
insert into recent_visits (shop_id, page, visitor_hash, counted_at) values
  ('00000000-0000-4000-8000-0000000000a1', '', '\x00', '2026-02-28T06:00:00Z'),
  ('00000000-0000-4000-8000-0000000000a1', '7301000000000000001', '\xff27225c', '2099-01-01T00:00:00Z');


-- admin

insert into admins (admin_id, username, password_hash, role, totp_secret, totp_enabled_at, totp_last_step, created_at, password_changed_at, last_login_at, disabled_at) values
  ('00000000-0000-4000-8000-000000000ad1', 'owner@example.ug', '$scrypt$owner', 'owner', '\x00ff', '2025-01-01T00:00:00Z', 57840000, '2025-01-01T00:00:00Z',
    '2025-02-01T00:00:00Z', '2026-02-28T00:00:00Z', null),
  ('00000000-0000-4000-8000-000000000ad2', 'support@example.ug', '$scrypt$support', 'support', '\xaabb', null, null, '2025-01-02T00:00:00Z', '2025-01-02T00:00:00Z', null, null),
  ('00000000-0000-4000-8000-000000000ad3', 'left''"<b>@example.ug', '', 'viewer', null, null, null, '2025-01-03T00:00:00Z', '2025-01-03T00:00:00Z',
    '2025-01-04T00:00:00Z', '2025-01-05T00:00:00Z');
insert into admin_sessions (session_id, account_id, created_at, last_used_at, revoked_at, revoked_reason, device) values
  ('00000000-0000-4000-8000-000000110001', '00000000-0000-4000-8000-000000000ad1', '2026-02-28T00:00:00Z', '2026-02-28T01:00:00Z', null, null, 'Firefox on Linux'),
  ('00000000-0000-4000-8000-000000110002', '00000000-0000-4000-8000-000000000ad3', '2025-01-04T00:00:00Z', '2025-01-04T00:00:00Z', '2025-01-05T00:00:00Z', 'disabled', null);
insert into admin_refresh_tokens (token_id, session_id, token_hash, issued_at, expires_at, used_at, successor_id, void_at) values
  ('00000000-0000-4000-8000-000000110003', '00000000-0000-4000-8000-000000110001', '\xdd01', '2026-02-28T00:00:00Z', '2026-03-28T00:00:00Z',
    '2026-02-28T01:00:00Z', '00000000-0000-4000-8000-000000110004', null),
  ('00000000-0000-4000-8000-000000110004', '00000000-0000-4000-8000-000000110001', '\xdd02', '2026-02-28T01:00:00Z', '2099-03-28T00:00:00Z', null, null, null),
  ('00000000-0000-4000-8000-000000110005', '00000000-0000-4000-8000-000000110002', '\xdd03', '2025-01-04T00:00:00Z', '2025-02-04T00:00:00Z', null, null, '2025-01-05T00:00:00Z');

-- One by one and several at once; one about a seller who is deleted; one whose time is before the entry before it.
insert into audit_log (at, admin_id, action, subject_id, address, reason, details) values
  ('2025-01-01T00:00:00Z', null, 'administrator_created', '00000000-0000-4000-8000-000000000ad1', null, null, '{}');
insert into audit_log (at, admin_id, action, subject_id, address, reason, details) values
  ('2025-02-01T00:00:00.000001Z', '00000000-0000-4000-8000-000000000ad1', 'trial_extended', '00000000-0000-4000-8000-0000000000a1', '203.0.113.7',
    'The seller was ill for a month', '{"days": 30, "was": "2025-01-07", "odd": [1.50, 1e30, null, "’\"<b>😀"]}'),
  ('2024-12-31T20:59:59.999999Z', '00000000-0000-4000-8000-000000000ad2', 'payment_confirmed', '00000000-0000-4000-8000-0000000000ee', '2001:db8::1',
    E'100% paid_\\ ''"<b> 😀 \u202Enommus', '{"amountUgx": 1500000000000}'),
  ('2099-01-01T00:00:00Z', '00000000-0000-4000-8000-000000000ad3', 'signed_in', null, '', '', '{}'),
  ('2025-02-02T00:00:00Z', '00000000-0000-4000-8000-000000000ad2', 'complimentary_granted', '00000000-0000-4000-8000-0000000000c3', '203.0.113.8',
    'Okulwala omwezi mulamba: ill, too', '{}');

update shops set suspended_at = '2025-11-01T00:00:00Z', suspended_message = E'Not what it says ''"<b>\n😀' where shop_id = '00000000-0000-4000-8000-0000000000e5';

insert into reports (shop_id, report_id, video_id, reason, details, state, created_at, changed_at) values
  ('00000000-0000-4000-8000-0000000000e5', '00000000-0000-4000-8000-000000130001', '99999', 'counterfeit', E'<script>alert(1)</script> ''"%_\\ 😀', 'in_work', '2025-10-01T00:00:00Z', '2025-10-02T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000e5', '00000000-0000-4000-8000-000000130002', null, 'other', null, 'new', '2099-10-01T00:00:00Z', null),
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000130003', 'pdeleted00000', 'scam', '', 'dismissed', '2025-10-01T00:00:00Z', '2025-10-03T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000f6', '00000000-0000-4000-8000-000000130004', null, 'scam', null, 'resolved', '2025-10-01T00:00:00Z', '2025-10-04T00:00:00Z');
insert into report_notes (shop_id, report_id, note_id, admin_id, text, created_at) values
  ('00000000-0000-4000-8000-0000000000e5', '00000000-0000-4000-8000-000000130001', '00000000-0000-4000-8000-000000130005', '00000000-0000-4000-8000-000000000ad2', E'Asked the seller\n''"<b>', '2025-10-02T00:00:00Z');
insert into recent_reports (report_hash, reported_at) values ('\xee01', '2025-10-01T00:00:00Z'), ('\x', '2099-10-01T00:00:00Z');

-- The same receipt, written differently: on a refused payment it proves nothing.
insert into payments (shop_id, payment_id, idempotency_key, provider, status, amount_ugx, months, reference, created_at, lapses_at,
    paid_at, period_starts_at, period_ends_at, refused_at, refused_reason, receipt) values
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-000000130006', 'k1', 'manual', 'paid', 10000, 1, 'DK-RCPT33',
    '2025-01-02T00:00:00Z', '2025-01-05T00:00:00Z', '2025-01-02T00:00:00Z', '2025-01-01T12:00:00Z', '2025-02-01T00:00:00Z', null, null, 'Mp 2501-02.ab'),
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-000000130007', 'k2', 'manual', 'refused', 10000, 1, 'DK-RCPT34',
    '2025-01-03T00:00:00Z', '2025-01-06T00:00:00Z', null, null, null, '2025-01-07T00:00:00Z', 'Taken back', 'MP 2501-02.AB');

-- Paid, taken back on a later day, and both again: a day of minus, a day of nothing.
insert into payment_ledger (shop_id, payment_id, entry, provider, reference, amount_ugx, actor, reason, period_starts_at, period_ends_at, recorded_at) values
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-000000130007', 'paid', 'manual', 'DK-RCPT34', 10000, 'operator', null, null, null, '2025-01-03T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-000000130007', 'taken_back', 'manual', 'DK-RCPT34', 10000, 'operator', 'Wrong seller', null, null, '2025-01-04T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-000000130007', 'paid', 'manual', 'DK-RCPT34', 10000, 'operator', null, null, null, '2025-01-08T00:00:00Z'),
  ('00000000-0000-4000-8000-0000000000c3', '00000000-0000-4000-8000-000000130007', 'taken_back', 'manual', 'DK-RCPT34', 10000, 'operator', 'Wrong again', null, null, '2025-01-08T00:00:01Z');

update reports set report_count = 2147483647 where report_id = '00000000-0000-4000-8000-000000130002';
update recent_reports set report_id = '00000000-0000-4000-8000-000000130002' where report_hash = '\xee01';


-- what changed later, and what triggers have made of it

-- A deletion that is due one day, and one that was due long ago.
update accounts set deletion_due_at = '2099-01-31T00:00:00Z' where account_id = '00000000-0000-4000-8000-0000000000d4';
update accounts set deletion_due_at = '2024-03-31T00:00:00Z', contact_new_until = '2099-01-08T00:00:00Z'
  where account_id = '00000000-0000-4000-8000-0000000000f6';
update accounts set contact_new_until = '2025-03-08T10:00:00Z' where account_id = '00000000-0000-4000-8000-0000000000a1';
update shops set owner_display_name = 'Amina 👗 "Kampala"' where shop_id = '00000000-0000-4000-8000-0000000000a1';
update shops set owner_display_name = '' where shop_id = '00000000-0000-4000-8000-0000000000e5';
update sessions set device = 'Chrome on Android' where session_id = '00000000-0000-4000-8000-000000010001';

-- What the triggers have written since and no job has folded yet, the same change twice among it.
insert into daily_counts (shop_id, day, video_id, kind, count) values ('00000000-0000-4000-8000-0000000000a1', '2025-01-05', '', 'view', 4);
insert into daily_counts (shop_id, day, video_id, kind, count) values ('00000000-0000-4000-8000-0000000000c3', '2025-01-05', '', 'view', 4);
update daily_counts set count = count + 1 where day = '2025-01-01' and kind = 'whatsapp';

-- Another sign-up that waits, and numbers that changed.
insert into phone_signups (phone, handle, profile, requested_at) values ('+256701999005', 'later_._.', '{}', '2099-02-01T00:00:00Z');
update accounts set login_phone = null where account_id = '00000000-0000-4000-8000-0000000000f6';
update shops set handle = 'deo.renamed' where shop_id = '00000000-0000-4000-8000-0000000000d4';

-- One without an address, one whose owner renamed, one that takes over what another person had made.
update accounts set proven_tiktok_id = '6802' where account_id = '00000000-0000-4000-8000-0000000000b2';
update shops set handle = null, detached_handle = '_.', detached_at = '2025-08-01T00:00:00Z' where shop_id = '00000000-0000-4000-8000-0000000000b2';
insert into former_handles (handle, shop_id, renamed_at) values ('amina_old', '00000000-0000-4000-8000-0000000000a1', '2025-08-02T00:00:00.000001Z');
update products set hidden = true, from_former_holder = true where shop_id = '00000000-0000-4000-8000-0000000000c3';

update shops set handle_check = 'not_found' where shop_id = '00000000-0000-4000-8000-0000000000e5';
update shops set handle_check = 'waiting' where shop_id = '00000000-0000-4000-8000-0000000000f6';

update payments set from_former_holder = true where payment_id = '00000000-0000-4000-8000-000000090006';

-- The list has been read: b2's trial has ended for good.
update seller_directory set status = 'expired', status_until = null where user_id = '00000000-0000-4000-8000-0000000000b2';
