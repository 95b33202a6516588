-- Runs with programs since 0097.
-- Views of all offers by day, for the figures. The keys of visitors are deleted after three days; their numbers come here.

create table view_totals (
  day date primary key,                    -- UTC
  views integer not null
);
create index applications_applied on applications (applied_at);
