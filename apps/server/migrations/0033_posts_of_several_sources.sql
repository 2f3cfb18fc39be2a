-- Sources show one post differently: captions cut, other addresses of the cover. Who showed what content_hash is made of, a hash of the
-- first words, which agree, and the hashes of what the other sources showed of the same post since, by source. Null before such a look.
alter table seen_posts add column source text, add column head_hash text, add column other_hashes jsonb;
