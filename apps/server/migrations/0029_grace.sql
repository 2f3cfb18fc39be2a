-- For 72 hours after a paid period importing goes on: the status stays 'paid'. By way of UTC, because adding to a timestamptz could hang on the
-- session's time zone, and a function that does is not folded into the queries that call it.
create function grace_ends_at(subscription_ends_at timestamptz) returns timestamptz language sql immutable as $$
  select (subscription_ends_at at time zone 'UTC' + interval '72 hours') at time zone 'UTC';
$$;

create or replace function seller_status(trial_ends_at timestamptz, subscription_ends_at timestamptz, complimentary_ends_at timestamptz, at timestamptz)
returns text language sql immutable as $$
  select case when subscription_ends_at > at then 'paid' when complimentary_ends_at > at then 'active' when trial_ends_at > at then 'trial'
    when grace_ends_at(subscription_ends_at) > at then 'paid' else 'expired' end;
$$;
-- A paid period goes over into its grace where nothing else runs on after it.
create or replace function seller_status_until(trial_ends_at timestamptz, subscription_ends_at timestamptz, complimentary_ends_at timestamptz, at timestamptz)
returns timestamptz language sql immutable as $$
  select case
    when subscription_ends_at > at and (complimentary_ends_at > subscription_ends_at or trial_ends_at > subscription_ends_at) then subscription_ends_at
    when subscription_ends_at > at then grace_ends_at(subscription_ends_at)
    when complimentary_ends_at > at then complimentary_ends_at
    when trial_ends_at > at then trial_ends_at
    when grace_ends_at(subscription_ends_at) > at then grace_ends_at(subscription_ends_at) end;
$$;

-- Whose grace runs already stands on the list as expired, for good; the next reader looks again.
update seller_directory set status_until = '-infinity' where status = 'expired' and grace_ends_at(subscription_ends_at) > now();
