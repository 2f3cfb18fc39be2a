-- What the reader of captions would not bet on. guess_ugx: the price that it proposes while buyers see none. asked_caption: the caption in
-- pieces, [{"text", "as"}], only while something of it is in question. reading_verdicts: what was counted of this product, each once.
alter table products
  add column guess_ugx bigint check (guess_ugx between 100 and 10000000000),
  add column asked_caption jsonb,
  add column reading_verdicts text[] not null default '{}';

-- Who found a value right has said it: it is the owner's from now on, and no import changes it.
update products set owner_title = title where title_confirmed and owner_title is null;
update products set owner_price_set = true, owner_price_ugx = imported_price_ugx where price_confirmed and not owner_price_set;
alter table products drop column needs_title, drop column needs_price, drop column title_confirmed, drop column price_confirmed;
alter table products
  add column needs_title boolean not null
    generated always as (owner_title is null and (title_unsure or imported_title is null)) stored,
  add column needs_price boolean not null
    generated always as (not owner_price_set and (price_unsure or imported_price_ugx is null)) stored;

-- A question ends, whichever way its product was changed: hidden or gone, nothing is asked; answered, the caption goes. The guess stays for
-- an answer that is taken back.
create function keep_questions() returns trigger language plpgsql as $$
declare
  asked text[];
begin
  if new.hidden or new.gone_at is not null then
    new.title_unsure := false;
    new.price_unsure := false;
    new.guess_ugx := null;
  end if;
  asked := array_remove(array[
    case when new.title_unsure and new.owner_title is null then 'asked:title' end,
    case when new.price_unsure and not new.owner_price_set then 'asked:price' end], null);
  if asked = '{}' then
    new.asked_caption := null;
  end if;
  insert into tally_changes
    select 'reading_' || a, kampala_day(new.updated_at), 1 from unnest(asked) a where a <> all(new.reading_verdicts);
  new.reading_verdicts := new.reading_verdicts || array(select a from unnest(asked) a where a <> all(new.reading_verdicts));
  return new;
end $$;
create trigger products_asked before insert or update on products for each row
  when (new.title_unsure or new.price_unsure or new.guess_ugx is not null or new.asked_caption is not null)
  execute function keep_questions();

-- What the owner makes of what was read: the first word on each field counts, until it is taken back. Stock comes and goes, so an
-- availability is a correction only within a day, and for as long as it differs.
create function judge_reading() returns trigger language plpgsql as $$
declare
  field record;
  known text;
begin
  for field in select * from (values
    ('title', new.owner_title is not null, new.owner_title = new.imported_title),
    ('price', new.owner_price_set, new.owner_price_ugx is not distinct from coalesce(new.guess_ugx, new.imported_price_ugx)),
    ('old_price', new.owner_old_price_set, new.owner_old_price_ugx is not distinct from new.imported_old_price_ugx),
    ('tags', new.owner_tags is not null, new.owner_tags @> new.imported_tags and new.owner_tags <@ new.imported_tags),
    ('sizes', new.owner_sizes is not null, new.owner_sizes @> new.imported_sizes and new.owner_sizes <@ new.imported_sizes),
    ('availability', new.owner_availability <> new.imported_availability, false)) f (name, is_said, is_same)
  loop
    select v into known from unnest(new.reading_verdicts) v where v in ('confirmed:' || field.name, 'corrected:' || field.name);
    if coalesce(field.is_said, false) = (known is not null) then continue; end if;
    if known is null then
      if field.name = 'availability' and new.updated_at >= new.created_at + interval '1 day' then continue; end if;
      known := case when field.is_same then 'confirmed:' else 'corrected:' end || field.name;
      new.reading_verdicts := new.reading_verdicts || known;
      insert into tally_changes values ('reading_' || known, kampala_day(new.updated_at), 1);
    else
      new.reading_verdicts := array_remove(new.reading_verdicts, known);
      insert into tally_changes values ('reading_' || known, kampala_day(new.updated_at), -1);
    end if;
  end loop;
  return new;
end $$;
create trigger products_judged before update of owner_title, owner_price_set, owner_price_ugx, owner_old_price_set, owner_old_price_ugx,
    owner_tags, owner_sizes, owner_availability on products for each row
  when (new.added_by <> 'hand') execute function judge_reading();
