-- Asked because its shop opened or marked it: the buyer's browser has not told yet what stands in the message.
alter table orders add column awaits_message boolean not null default false;
