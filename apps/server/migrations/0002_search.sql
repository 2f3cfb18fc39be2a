-- What a shop's search looks at (docs/decisions/0031-search.md). All functions are immutable, because a column is made of them: they name
-- everything with its schema, since a restored dump has no search path.

-- Words of any text, in lower case, without accents and fancy letters: cut at what is no letter and no figure in ASCII, and at the usual signs
-- beyond it, so that the cut does not depend on the database's collation. catalog/products/search-words.ts does the same to what is typed.
create function search_words(given text) returns setof text language sql immutable parallel safe as $$
  select word from pg_catalog.regexp_split_to_table(pg_catalog.lower(pg_catalog.regexp_replace(normalize(given, nfkd), '[\u0300-\u036f]', '', 'g')),
    '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f\u2010-\u206f]+') word
  where word <> '';
$$;

-- The stem of a word; none of a word of grammar.
create function search_stem(word text) returns text language sql immutable parallel safe as $$
  select (pg_catalog.ts_lexize('pg_catalog.english_stem'::pg_catalog.regdictionary, word))[1];
$$;

-- What a stem sounds like: its consonants, without those that writers confuse. None of a short one, which would sound like many. The same rule
-- stands in search-words.ts; a test compares both.
create function search_sound(stem text) returns text language sql immutable parallel safe as $$
  select '~' || sound
  from (select pg_catalog.regexp_replace(pg_catalog.translate(pg_catalog.regexp_replace(pg_catalog.regexp_replace(pg_catalog.regexp_replace(
      stem, 'ph', 'f', 'g'), 't?ch', 'k', 'g'), 'c(?=[eiy])|z', 's', 'g'), 'cqrvaeiouyw', 'kklf'), '(.)\1+', '\1', 'g') as sound) made
  where pg_catalog.length(stem) >= 4 and pg_catalog.length(sound) >= 3 and stem ~ '^[a-z]+$';
$$;

-- Terms of one shop begin with eight figures of its id, so that an entry of the index belongs to one shop.
create function search_shop(shop uuid) returns text language sql immutable parallel safe as $$
  select pg_catalog.right(shop::text, 8);
$$;

-- Weight A: the title; B: tags and sizes; C: the description; D: the product's number and what title and tags sound like.
create function product_search_terms(shop uuid, number integer, title text, tags text[], sizes text[], description text) returns tsvector
language sql immutable parallel safe as $$
  with said as (
    select public.search_stem(word) as term, 'A' as weight from public.search_words(coalesce(title, '')) word
    union all
    select public.search_stem(word), 'B' from pg_catalog.unnest(tags) tag, public.search_words(tag) word
    union all
    -- As they stand: S is a word of grammar elsewhere.
    select word, 'B' from pg_catalog.unnest(sizes) size, public.search_words(size) word
    union all
    select public.search_stem(word), 'C' from public.search_words(coalesce(description, '')) word
  ), terms as (
    select term, weight from said
    union all
    select public.search_sound(term), 'D' from said where weight < 'C'
    union all
    select '#' || number, 'D'
  )
  select coalesce(pg_catalog.string_agg(distinct pg_catalog.quote_literal(public.search_shop(shop) || term) || ':1' || weight, ' '), '')::tsvector
  from terms where term is not null and pg_catalog.length(term) <= 60;
$$;

-- Of the columns that title, tags, sizes and description are made of: a generated column can't be made of generated ones.
alter table products add column search_terms tsvector not null generated always as (product_search_terms(
  shop_id, number, coalesce(owner_title, imported_title), coalesce(owner_tags, imported_tags), coalesce(owner_sizes, imported_sizes),
  coalesce(owner_description, imported_description))) stored;
create index products_search on products using gin (search_terms) with (fastupdate = off);
