-- Offered by the shop when the order's contents were last written.
alter table orders add column pay_on_delivery boolean not null default false;
