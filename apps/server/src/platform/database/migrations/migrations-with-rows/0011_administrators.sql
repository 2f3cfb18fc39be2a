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
