-- An unused account is erased a month after its candidate was told.

alter table candidates add column end_told_at timestamptz; -- ignored after a later sign-in
create index candidates_last_use on candidates (coalesce(last_connection_at, registered_at));
