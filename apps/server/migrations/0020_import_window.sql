-- How many posts the last look saw, so that its owner reads how many of them have #TRACK. Null before the first such look.
alter table import_states add column last_window integer check (last_window >= 0);
