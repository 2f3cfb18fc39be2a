-- What is over is deleted each hour: found by its time, without reading the sessions of all sellers.
create index refresh_tokens_age on refresh_tokens (expires_at);
create index sessions_age on sessions (last_used_at);
