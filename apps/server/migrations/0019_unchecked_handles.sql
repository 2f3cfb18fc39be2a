-- Sign-ups go on while TikTok does not answer: 'waiting' until the first import has asked, 'not_found' when TikTok then does not know the handle.
-- Null: TikTok has shown it. Until then the shop is not shown to visitors.
alter table shops add column handle_check text check (handle_check in ('waiting', 'not_found'));
