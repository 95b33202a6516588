-- Runs with programs since 0087.
-- A place for backups and a bucket of files name the installation that writes there, so that a copy of the database does not write
-- into them. A dump carries the name to another server, where it does not count (docs/decisions/0109-one-writer-a-place.md).

alter table installation
  add column writer_id uuid,                                 -- random name of the installation in its places
  add column writer_server text,                             -- server and database to which the name belongs
  add column is_copy boolean not null default false,         -- a copy that has taken over no place
  add column failing_backups text[] not null default '{}';   -- parts of the backups that fail, of which the operator knows
