-- Runs with programs since 0097.
-- The status that a candidate had before the staff made the account unavailable, so that it can come back.

alter table candidates add column status_before_refusal integer;
