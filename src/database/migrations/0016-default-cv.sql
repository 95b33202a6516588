-- Default CV of applications.

alter table candidates add column default_cv_id uuid references cvs on delete set null; -- null: the newest
