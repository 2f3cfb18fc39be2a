-- A post may give several cards: the first has the post's id, further ones {post_id}-2, -3 … Cards of posts are never
-- deleted one by one, so the highest suffix of a post is the last one that was given.
alter table products
  drop constraint products_video_id_check,
  add constraint products_video_id_check
    check (video_id ~ '^([0-9]{5,25}(-([2-9]|[1-9][0-9]{1,3}))?|p[a-z0-9]{12})$'),
  -- Null for a product made by hand.
  add column post_id text generated always as (substring(video_id from '^[0-9]+')) stored,
  -- Which of the caption's cards it is; null when the caption does not name it, and for a product made by hand.
  add column caption_place smallint check (caption_place between 1 and 12),
  -- Its owner made it of the post: it needs no card of the caption.
  add column split_off boolean not null default false,
  -- Its post gives no other card, however many its caption names, until the owner asks for them.
  add column one_card boolean not null default false,
  -- The card that shows it, by its owner's word: another one of the same post, which is joined into none itself.
  add column joined_into text;
update products set caption_place = 1, one_card = true where post_id is not null;

alter table products
  add constraint products_joined_into_check
    check (joined_into <> video_id and substring(joined_into from '^[0-9]+') = substring(video_id from '^[0-9]+')),
  add constraint products_joined_is_off_check check (joined_into is null or gone_at is not null),
  -- Why it is off the shop; the owner's hiding is apart.
  add column gone_reason text generated always as (case
    when gone_at is null then null
    when joined_into is not null then 'joined'
    when kind <> 'manual' and caption_place is null and not split_off then 'caption'
    else 'post' end) stored;
create index products_of_post on products (shop_id, post_id) where post_id is not null;

-- What a card sold stays in the figures.
alter table sales
  drop constraint sales_video_id_check,
  add constraint sales_video_id_check check (video_id ~ '^([0-9]{5,25}(-([2-9]|[1-9][0-9]{1,3}))?|p[a-z0-9]{12})$');
