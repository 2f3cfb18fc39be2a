-- Payments that the former holder of a shop began before its owner proved the handle: not the owner's to see.
alter table payments add column from_former_holder boolean not null default false;

update payments p set from_former_holder = true
where exists (
  select 1 from account_events e
  where e.account_id = p.shop_id and e.kind = 'taken_over' and e.happened_at >= p.created_at
);
