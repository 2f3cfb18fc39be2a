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
