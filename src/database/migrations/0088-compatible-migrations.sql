-- Runs with programs since 0087.
-- Several processes are upgraded one after the other, and a new program may have to go back to the old one. A program that meets a
-- migration that it does not know goes on if the migration says that it may: see docs/decisions/0103-upgrades-without-a-stop.md.

create table migration_compatibility (
  migration text primary key,
  since text not null check (since ~ '^\d{4}$') -- number of the newest migration that the oldest suitable program has
);
