-- Facts of the installation as a whole: one row.

create table installation (
  only_row boolean primary key default true check (only_row),
  secret_check bytea,             -- derived from the secret: a process with another one is refused
  demo_removed_at timestamptz     -- later starts put no invented offers on an empty board
);
insert into installation default values;
