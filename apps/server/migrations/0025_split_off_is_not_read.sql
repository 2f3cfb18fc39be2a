-- What its owner split off of a post was not read from the caption, so no word on it confirms or corrects the reader.
drop trigger products_judged on products;
create trigger products_judged before update of owner_title, owner_price_set, owner_price_ugx, owner_old_price_set, owner_old_price_ugx,
    owner_tags, owner_sizes, owner_availability on products for each row
  when (new.added_by <> 'hand' and not new.split_off) execute function judge_reading();
