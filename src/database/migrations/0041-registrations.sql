-- Number of registrations per day, without personal data.

create table registration_counts (
  day date not null,
  kind text not null check (kind in ('simple', 'complete')),
  count integer not null check (count > 0),
  primary key (day, kind)
);

-- Registrations whose welcome page was not reached yet; counting one deletes its row.
create table expected_registrations (
  candidate_id integer primary key references candidates on delete cascade,
  kind text not null check (kind in ('simple', 'complete')),
  since_at timestamptz not null
);
create index expected_registrations_since on expected_registrations (since_at);
