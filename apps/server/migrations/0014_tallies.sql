-- Figures over all shops, kept as they happen: counting a million rows per reading would be a table scan. A change is a row of its own, so that
-- busy transactions never wait for one counter; a job folds changes into counts. A figure is count plus its changes, exact at any moment.
-- day: in Africa/Kampala; the figures of no day (how many there are) stand on 1970-01-01.
create table tallies (
  name text not null,
  day date not null,
  count bigint not null,
  primary key (name, day)
);
create table tally_changes (
  name text not null,
  day date not null,
  change bigint not null
);

create function kampala_day(at timestamptz) returns date language sql immutable as $$
  select (at at time zone 'Africa/Kampala')::date;
$$;
