-- One account owns one shop and shares its id; the handle stands in shops only.
create table accounts (
  account_id uuid primary key,
  password_hash text,
  login_phone text unique,
  bio_code text not null,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  last_login_at timestamptz,
  whatsapp_number text,
  whatsapp_changed_at timestamptz
);

create table sessions (
  session_id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  revoked_at timestamptz,
  revoked_reason text
);
create index sessions_of_account on sessions (account_id, created_at desc);

-- Only hashes: a stolen dump signs nobody in. A family is one session.
-- successor_id set and the successor used: using this token again revokes the family.
create table refresh_tokens (
  token_id uuid primary key,
  session_id uuid not null references sessions on delete cascade,
  token_hash bytea not null unique,
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  successor_id uuid,
  void_at timestamptz
);
create index refresh_tokens_of_session on refresh_tokens (session_id, issued_at desc);

-- The answer is kept encrypted, because it can hold tokens. scope is the account's id or 'anonymous'.
create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  answer text,
  status integer,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Counters of rate-limiter-flexible (its layout: key, points, expire in ms).
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
