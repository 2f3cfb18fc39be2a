-- What a caption says beyond title, price, sizes and tags. imported_description is null until the post is looked at the
-- next time, '' when nothing is left to say; owner_description is '' when the owner took the description away.
alter table products
  add column imported_description text,
  add column owner_description text;
alter table products
  add column description text generated always as (nullif(coalesce(owner_description, imported_description), '')) stored;
