-- What support writes down about a seller, for colleagues. It goes with the account.
create table seller_notes (
  account_id uuid not null references accounts on delete cascade,
  note_id uuid not null,
  -- Stays when the administrator is gone.
  admin_id uuid not null,
  text text not null,
  created_at timestamptz not null,
  primary key (account_id, note_id)
);

-- Hidden by support after a report: its seller cannot show it, support can.
alter table products add column hidden_by_support boolean not null default false;
alter table products add constraint products_hidden_by_support_check check (hidden or not hidden_by_support);

-- Colleagues who were invited to be administrators. The id becomes the new administrator's. Of the token in the link there is only a hash.
create table admin_invitations (
  invitation_id uuid primary key,
  token_hash bytea not null unique,
  username text not null,
  role text not null check (role in ('owner', 'support', 'viewer')),
  invited_by uuid not null references admins on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  check (accepted_at is null or withdrawn_at is null)
);
-- One link at a time for a person.
create unique index admin_invitations_open on admin_invitations (username) where accepted_at is null and withdrawn_at is null;
