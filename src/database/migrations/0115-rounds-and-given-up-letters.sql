-- Runs with programs since 0097.
-- When recurring work ran last, and the letters that were given up: operators see both, and act on them.

create table scheduled_rounds (
  name text primary key,
  every_seconds integer not null,
  begun_at timestamptz,                    -- of the last noted round
  took_ms integer,
  failure text,                            -- null if the last round ended well; without addresses
  did integer,                             -- how much the last round with anything to do did
  did_at timestamptz,
  running_since timestamptz,
  asked_at timestamptz,                    -- an operator wants a round now
  asked_by text                            -- staff:<id>
);

create table given_up_letters (
  id uuid primary key,                     -- of the job that was given up
  letter text not null,                    -- name of the job
  data jsonb,                              -- ids; null for a letter that is never sent again
  why text,                                -- the answer of the mail server, without addresses
  is_refused boolean not null,             -- the address takes no mail; other letters failed on the way
  domain text,                             -- of a refused address
  given_up_at timestamptz not null
);
create index given_up_letters_newest on given_up_letters (given_up_at desc, id desc);
create index given_up_letters_of_kind on given_up_letters (letter, given_up_at desc, id desc);
create index given_up_letters_application on given_up_letters ((data ->> 'applicationId'));
create index given_up_letters_domain on given_up_letters (domain) where is_refused;

-- Applications whose letter was given up before this table existed.
insert into given_up_letters (id, letter, data, why, is_refused, domain, given_up_at)
select id, 'application.mail-recruiter', jsonb_build_object('applicationId', id), null, false, null, failed_at
from applications where failed_at is not null and transmitted_at is null and withdrawn_at is null;
