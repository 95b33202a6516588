-- Consents that candidates gave and withdrew: a history to which rows are only added.

create table consents (
  id integer generated always as identity primary key,
  candidate_id integer not null references candidates on delete cascade,
  purpose text not null check (purpose in ('alertsByMail', 'applicationTransmission')),
  given boolean not null,                   -- false: withdrawn
  text_version date not null,               -- day of the wording
  recorded_at timestamptz not null
);
create index consents_latest on consents (candidate_id, purpose, id desc);
