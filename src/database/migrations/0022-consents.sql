-- What a candidate agreed to, and took back: a history, to which rows are only added.

create table consents (
  id integer generated always as identity primary key,
  candidate_id integer not null references candidates on delete cascade,
  purpose text not null check (purpose in ('alertsByMail', 'applicationTransmission')),
  given boolean not null,                   -- false: taken back
  text_version date not null,               -- since when the words that were agreed to have been these
  recorded_at timestamptz not null
);
create index consents_latest on consents (candidate_id, purpose, id desc);
