-- States of a sent application: opened and answered by its recruiter, withdrawn by its candidate.

alter table applications add column withdrawn_at timestamptz;

-- Parts that the recruiter opened by the link of the mail, with their times; the candidate can read them.
create table application_openings (
  application_id uuid not null references applications on delete cascade,
  what text not null check (what in ('application', 'cv', 'coverLetter')),
  opened_at timestamptz not null,
  primary key (application_id, what, opened_at)
);

-- The last answer counts; earlier answers stay in the history.
create table application_answers (
  id integer generated always as identity primary key,
  application_id uuid not null references applications on delete cascade,
  answer text not null check (answer in ('contact', 'retained', 'declined')),
  message text check (message <> ''),
  answered_at timestamptz not null
);
create index application_answers_application on application_answers (application_id, id);
