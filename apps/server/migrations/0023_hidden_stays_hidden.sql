-- As before, and a review that support hid leaves an empty row, as one does that its author deletes: proven and written again, it
-- stays hidden.
create or replace function drop_unproven_review() returns trigger language plpgsql as $$
begin
  if jsonb_path_exists(old.history, '$[*] ? (@.proves == true && @.side == "buyer" && !exists(@.undoneAt))') then
    delete from reviews where shop_id = new.shop_id and order_id = new.order_id and hidden_at is null;
    update shops set version = version + 1 where shop_id = new.shop_id and found;
    update reviews set stars = null, good = '{}', text = null, answer = null, answered_at = null, deleted_at = now()
      where shop_id = new.shop_id and order_id = new.order_id and hidden_at is not null and deleted_at is null;
    update shops set version = version + 1 where shop_id = new.shop_id and found;
  end if;
  return null;
end $$;
