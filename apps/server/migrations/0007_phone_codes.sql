-- What a number has had, known here or not. Locked while a code is made or tried, so that tries at once are counted one after the other.
-- number_hash is keyed: the table tells nobody's number. A new code resets none of these.
create table code_numbers (
  number_hash bytea primary key,
  last_sent_at timestamptz,
  sent_since timestamptz,
  sent_count integer not null default 0,
  wrong_since timestamptz,
  wrong_count integer not null default 0,
  used_at timestamptz not null
);
create index code_numbers_age on code_numbers (used_at);

-- The code that runs for a number and a purpose; a new one takes its place, a used one is deleted. code_hash is keyed and binds number,
-- purpose and account or handle.
create table phone_codes (
  number_hash bytea not null references code_numbers on delete cascade,
  purpose text not null check (purpose in ('sign_up', 'sign_in', 'recovery', 'login_phone', 'owner')),
  code_hash bytea not null,
  expires_at timestamptz not null,
  primary key (number_hash, purpose)
);

-- Sign-ups by phone whose code has not come back. They reserve nothing, neither number nor handle. profile is what TikTok said of the handle.
create table phone_signups (
  phone text not null,
  handle text not null,
  profile jsonb not null,
  requested_at timestamptz not null,
  primary key (phone, handle)
);
create index phone_signups_age on phone_signups (requested_at);
