-- Facts of the installation as a whole: one row.

create table installation (
  only_row boolean primary key default true check (only_row),
  secret_check bytea,             -- derived from the secret: a process with another secret is refused
  demo_removed_at timestamptz     -- later starts do not load the demo again
);
insert into installation default values;
