-- contact_new_until: buyers are told until then that the WhatsApp contact is new. deletion_due_at: the owner asked for it, and may change their mind.
alter table accounts
  add column contact_new_until timestamptz,
  add column deletion_due_at timestamptz;
create index accounts_deletion_due on accounts (deletion_due_at) where deletion_due_at is not null;

-- TikTok's name and the owner's own stand side by side, as with products.
alter table shops add column owner_display_name text;

-- The browser in words ("Chrome on Android"), so that an owner can tell the sessions apart.
alter table sessions add column device text;
