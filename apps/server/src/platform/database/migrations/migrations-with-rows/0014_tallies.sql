-- What the triggers have written since and no job has folded yet, the same change twice among it.
insert into daily_counts (shop_id, day, video_id, kind, count) values ('00000000-0000-4000-8000-0000000000a1', '2025-01-05', '', 'view', 4);
insert into daily_counts (shop_id, day, video_id, kind, count) values ('00000000-0000-4000-8000-0000000000c3', '2025-01-05', '', 'view', 4);
update daily_counts set count = count + 1 where day = '2025-01-01' and kind = 'whatsapp';
