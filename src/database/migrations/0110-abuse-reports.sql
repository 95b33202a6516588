-- Runs with programs since 0097.
-- What visitors report about an offer or a company. Rows of an offer or a company that is gone stay until they are swept.

create table abuse_reports (
  id integer primary key generated always as identity,
  subject_kind text not null check (subject_kind in ('offer', 'company')),
  subject_id integer not null,
  subject_name text not null,              -- as the visitor saw it
  reason text not null,
  message text,
  email text,                              -- of a visitor who wants an answer
  locale text not null check (locale in ('fr', 'en')),
  reported_at timestamptz not null,
  closed_at timestamptz,
  closed_by text,                          -- staff:<id>
  outcome text check (outcome in ('acted', 'unfounded'))
);
create index abuse_reports_open on abuse_reports (id desc) where closed_at is null;
create index abuse_reports_subject on abuse_reports (subject_kind, subject_id);
create index abuse_reports_reported on abuse_reports (reported_at);
