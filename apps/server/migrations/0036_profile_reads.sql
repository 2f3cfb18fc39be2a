-- When name, followers, tick and photo of the shop's TikTok account were read last: a list of its posts does not say them.
alter table import_states add column profile_read_at timestamptz;
