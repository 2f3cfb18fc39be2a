-- What a buyer says of a proven received order. `counts`: in the average, decided when it is first written; the hashes are keyed,
-- of the browser's mark for this shop and of the network, which is forgotten when its 30 days are over. One that its author
-- deleted holds no words any more, but still whether it counts and was hidden: writing it again brings neither back.
create table reviews (
  shop_id uuid not null,
  order_id uuid not null,
  review_id uuid not null unique,
  ordered_at timestamptz not null,
  stars smallint check (stars between 1 and 5),
  good text[] not null default '{}',
  text text,
  written_at timestamptz not null,
  changed_at timestamptz,
  answer text,
  answered_at timestamptz,
  hidden_at timestamptz,
  browser_hash bytea,
  network_hash bytea,
  counts boolean not null,
  deleted_at timestamptz,
  check ((stars is null) = (deleted_at is not null)),
  primary key (shop_id, order_id),
  foreign key (shop_id, order_id) references orders on delete cascade
);
create index reviews_of_shop on reviews (shop_id, written_at desc, review_id desc);
create index reviews_with_network on reviews (written_at) where network_hash is not null;
create index orders_proven on orders (shop_id, browser_hash) include (created_at) where proven_at is not null;

-- A buyer who takes the proof back takes the review along; a seller who does so leaves it.
create function drop_unproven_review() returns trigger language plpgsql as $$
begin
  if jsonb_path_exists(old.history, '$[*] ? (@.proves == true && @.side == "buyer" && !exists(@.undoneAt))') then
    delete from reviews where shop_id = new.shop_id and order_id = new.order_id;
    update shops set version = version + 1 where shop_id = new.shop_id and found;
  end if;
  return null;
end $$;
create trigger orders_unproven after update of proven_at on orders
  for each row when (old.proven_at is not null and new.proven_at is null) execute function drop_unproven_review();

-- Reported is a shop, a product, or a review.
alter table reports add column review_id uuid;
