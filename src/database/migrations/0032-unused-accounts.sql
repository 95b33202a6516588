-- An account that nobody uses ends a month after its candidate was told.

alter table candidates add column end_told_at timestamptz; -- when; counts for nothing once somebody signed in since
create index candidates_last_use on candidates (coalesce(last_connection_at, registered_at));
