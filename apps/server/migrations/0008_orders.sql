-- What a browser asked of one shop in one message. Lines are the server's and stay as they were when it was asked; history holds every mark, undone ones too.
create table orders (
  shop_id uuid not null references shops on delete cascade,
  order_id uuid not null,
  -- Of its address: who has it may look.
  code text not null unique check (code ~ '^[BCDFGHJKMNPQRSTVWXYZ2-9]{13}$'),
  -- For people.
  number text not null check (number ~ '^[A-Z]{3}-[BCDFGHJKMNPQRSTVWXYZ2-9]{3,5}$'),
  -- Of the browser that ordered.
  secret_hash bytea not null,
  -- Keyed hash of the Idempotency-Key, by which a repeated call finds it.
  request_hash bytea,
  state text not null default 'reserved' check (state in ('reserved', 'asked', 'confirmed', 'sent', 'received', 'cancelled')),
  created_at timestamptz not null,
  asked_at timestamptz,
  paid_at timestamptz,
  proven_at timestamptz,
  cancel_reason text check (cancel_reason in ('out_of_stock', 'no_answer', 'wrong_price', 'other', 'buyer', 'replaced')),
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  total_ugx bigint not null check (total_ugx >= 0),
  unpriced integer not null check (unpriced >= 0),
  history jsonb not null default '[]' check (jsonb_typeof(history) = 'array'),
  -- Name, place, phone and notes, sealed.
  customer text,
  -- Keyed hashes of the words of the name, to find it by.
  name_hashes bytea[] not null default '{}',
  has_phone boolean not null default false,
  erase_due_at timestamptz,
  -- Ordered in a session of this shop: never proven.
  placed_by_shop boolean not null default false,
  -- Keyed hashes of the browser's mark for this shop, and of network and kind of browser.
  browser_hash bytea,
  sender_hash bytea,
  folded boolean not null default false,
  wrong_codes smallint not null default 0,
  wrong_codes_in_row smallint not null default 0,
  code_paused_until timestamptz,
  -- Keyed hash, so that a repeated call is not counted again.
  last_wrong_code bytea,
  replaces_order_id uuid,
  replaced_by_order_id uuid,
  primary key (shop_id, order_id),
  unique (shop_id, number),
  unique (shop_id, request_hash),
  check ((state = 'reserved') = (asked_at is null)),
  check ((state = 'cancelled') = (cancel_reason is not null))
);
create index orders_under_way on orders (shop_id, asked_at desc, order_id desc) where state in ('confirmed', 'sent');
create index orders_by_state on orders (shop_id, state, asked_at desc, order_id desc) where asked_at is not null;
create index orders_by_name on orders using gin (name_hashes) where customer is not null;
create index orders_of_shop on orders (shop_id, asked_at) where asked_at is not null;
create index orders_of_sender on orders (shop_id, sender_hash, asked_at) where sender_hash is not null;
create index orders_folded on orders (shop_id, asked_at) where folded;
create index orders_with_sender on orders (asked_at) where sender_hash is not null;
create index orders_that_replace on orders (shop_id, replaces_order_id) where replaces_order_id is not null;
create index orders_asked on orders (asked_at) where asked_at is not null;
create index orders_reserved on orders (created_at) where state = 'reserved';
create index orders_to_erase on orders (erase_due_at) where customer is not null;

-- How far the orders of a day have come, over all shops. A mark that is taken back counts backwards.
create function tally_orders() returns trigger language plpgsql as $$
begin
  insert into tally_changes
    select c.name, kampala_day(a.asked_at), sum(c.change)
    from after_change a join before_change b using (shop_id, order_id) cross join lateral (values
      ('orders_asked', (b.asked_at is null)::int),
      ('orders_confirmed', (a.state in ('confirmed', 'sent', 'received'))::int - (b.state in ('confirmed', 'sent', 'received'))::int),
      ('orders_received', (a.state = 'received')::int - (b.state = 'received')::int),
      ('orders_proven', (a.proven_at is not null)::int - (b.proven_at is not null)::int),
      ('orders_received_ugx', ((a.state = 'received')::int - (b.state = 'received')::int) * a.total_ugx)
    ) c (name, change)
    where a.asked_at is not null and c.change <> 0 group by 1, 2;
  return null;
end $$;
create trigger orders_tallied after update on orders
  referencing old table as before_change new table as after_change for each statement execute function tally_orders();

-- A sale that an order recorded goes with its mark.
alter table sales add column order_id uuid;
create index sales_of_order on sales (shop_id, order_id) where order_id is not null;

-- Since a take-over: orders that were made before belong to a former holder, however many there are.
alter table shops add column orders_from timestamptz;
-- Which mark of an order records its sales.
alter table shops add column sales_at text not null default 'received' check (sales_at in ('received', 'paid'));
