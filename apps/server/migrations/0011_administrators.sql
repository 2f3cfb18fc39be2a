-- Administrators are people of the operator, apart from sellers in everything. username: an e-mail address in lower case.
-- totp_secret: the second factor, sealed with a key from TOKEN_SECRET; it counts once totp_enabled_at is set. totp_last_step: no code works twice.
create table admins (
  admin_id uuid primary key,
  username text not null unique,
  password_hash text not null,
  role text not null check (role in ('owner', 'support', 'viewer')),
  totp_secret bytea,
  totp_enabled_at timestamptz,
  totp_last_step bigint,
  created_at timestamptz not null,
  password_changed_at timestamptz not null,
  last_login_at timestamptz,
  disabled_at timestamptz,
  check (totp_enabled_at is null or totp_secret is not null)
);

-- The same two tables as sellers have, for the same rules of rotation; account_id is the administrator's.
create table admin_sessions (
  session_id uuid primary key,
  account_id uuid not null references admins (admin_id) on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  revoked_at timestamptz,
  revoked_reason text,
  device text
);
create index admin_sessions_of_admin on admin_sessions (account_id, created_at desc);

create table admin_refresh_tokens (
  token_id uuid primary key,
  session_id uuid not null references admin_sessions (session_id) on delete cascade,
  token_hash bytea not null unique,
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  successor_id uuid,
  void_at timestamptz
);
create index admin_refresh_tokens_of_session on admin_refresh_tokens (session_id, issued_at desc);
