-- Runs with programs since 0087.
-- Operators find a candidate by the whole address.

create index candidates_email on candidates (lower(email));
