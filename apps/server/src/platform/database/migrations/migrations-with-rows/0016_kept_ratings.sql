-- Another one is hidden, and that one is shown again and asked of the present holder: a shop with an average.
update reviews set hidden_at = '2026-11-22T10:00:00Z' where review_id = '00000000-0000-4000-8000-0000001c0002';
update reviews set hidden_at = null, ordered_at = '2026-12-31T10:00:00Z' where review_id = '00000000-0000-4000-8000-0000001c0001';
