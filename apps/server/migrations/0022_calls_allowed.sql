-- The owner's word that buyers may call the number, which they can otherwise only write to.
alter table accounts add column calls_allowed boolean not null default false;
