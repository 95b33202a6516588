-- Messages that the candidate and the recruiter of an application write after the recruiter's first answer.

create table application_messages (
  id integer generated always as identity primary key,
  application_id uuid not null references applications on delete cascade,
  author text not null check (author in ('candidate', 'recruiter')),
  message text not null check (message <> ''),
  written_at timestamptz not null,
  sending bytea not null,                   -- hash of the form or mail: what is sent again is the same message
  unique (application_id, author, sending)
);

-- Candidates hear of messages on the channels on which they chose to hear of answers.
insert into notification_choices (candidate_id, kind, channel, wanted, chosen_at)
select candidate_id, 'applicationMessage', channel, wanted, chosen_at from notification_choices
where kind = 'applicationAnswered';
