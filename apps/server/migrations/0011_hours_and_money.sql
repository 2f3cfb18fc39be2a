-- When a shop answers ({days, opens, closes}), and the day that ends a pause.
alter table shop_facts add column hours jsonb, add column closed_until date;

-- The name that a buyer's phone shows before money is sent, and the merchant's code. `money_stated_at` stays when they go:
-- from then on another name needs a proof, and buyers are told until `money_new_until`.
alter table shop_facts
  add column money_name text,
  add column money_code text,
  add column money_stated_at timestamptz,
  add column money_new_until timestamptz,
  add check (money_name is not null or money_code is null);
