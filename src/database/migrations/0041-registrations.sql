-- How many people registered on which day: figures alone, of nobody.

create table registration_counts (
  day date not null,
  kind text not null check (kind in ('simple', 'complete')),
  count integer not null check (count > 0),
  primary key (day, kind)
);

-- Registrations whose page has not been reached yet; each is counted by being taken away.
create table expected_registrations (
  candidate_id integer primary key references candidates on delete cascade,
  kind text not null check (kind in ('simple', 'complete')),
  since_at timestamptz not null
);
create index expected_registrations_since on expected_registrations (since_at);
