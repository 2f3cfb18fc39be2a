-- TikTok accounts that sellers have connected. open_id is TikTok's name of its user for this installation; it is bound to an account only
-- after the numeric id was read that the account belongs to (accounts.proven_tiktok_id). Tokens are sealed; null once the consent is over.
create table tiktok_connections (
  account_id uuid primary key references accounts on delete cascade,
  open_id text not null unique,
  scopes text not null,
  connected_at timestamptz not null,
  access_token text,
  access_expires_at timestamptz,
  refresh_token text,
  refresh_expires_at timestamptz,
  -- Somebody renews the tokens until then: TikTok takes a refresh token once.
  renewing_until timestamptz,
  lost_at timestamptz,
  lost_reason text,
  -- The session that came by way of TikTok last, and until when that counts as its owner's word.
  proof_session_id uuid,
  proof_until timestamptz,
  check ((access_token is null) = (refresh_token is null)),
  check ((access_token is null) = (lost_at is not null)),
  check ((lost_at is null) = (lost_reason is null))
);

-- Sign-ins under way, from the first tap until their page has what came of it. Ten minutes each way.
create table tiktok_sign_ins (
  state_hash bytea primary key,
  intent text not null check (intent in ('signin', 'signup', 'link')),
  -- Who began, where a signed-in seller connects.
  account_id uuid references accounts on delete cascade,
  return_path text,
  expires_at timestamptz not null,
  -- TikTok has sent the browser back; from then on it is known by another secret.
  result_hash bytea unique,
  -- What TikTok gave: a code first, tokens once it was exchanged. Null while it is being exchanged, and at the end.
  sealed text,
  ended_at timestamptz,
  check ((intent = 'link') = (account_id is not null))
);
create index tiktok_sign_ins_account on tiktok_sign_ins (account_id) where account_id is not null;
create index tiktok_sign_ins_old on tiktok_sign_ins (expires_at);
