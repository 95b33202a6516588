-- What the texts of an offer state where its source leaves it out. Only the scheduled reading writes these columns.
-- `shown_…` is the source's value or, without one, the value that was read.

alter table offers
  add column read_specialization_ids integer[] not null default '{}',
  add column read_study_level_ids integer[] not null default '{}',
  add column read_remote_work boolean not null default false,
  -- The words that state each value, and how certain the value is.
  add column evidence jsonb not null default '{}',
  -- Version of the rules by which the offer was read; null if it must be read.
  add column reading_version text;

alter table offers
  add column shown_specialization_ids integer[] not null generated always as
    (case when cardinality(specialization_ids) = 0 then read_specialization_ids else specialization_ids end) stored,
  add column shown_study_level_ids integer[] not null generated always as
    (case when cardinality(study_level_ids) = 0 then read_study_level_ids else study_level_ids end) stored,
  add column shown_remote_work boolean not null generated always as (remote_work or read_remote_work) stored;

-- An offer whose texts or values change is read again, whoever changes it.
create function forget_reading() returns trigger language plpgsql as $$
begin
  new.reading_version := null;
  return new;
end $$;

create trigger forget_reading before update of title, description, profile, specialization_ids, study_level_ids, remote_work
  on offers for each row
  when ((old.title, old.description, old.profile, old.specialization_ids, old.study_level_ids, old.remote_work)
    is distinct from (new.title, new.description, new.profile, new.specialization_ids, new.study_level_ids, new.remote_work))
  execute function forget_reading();

create index offers_to_read on offers (reading_version) where source <> 'demo' and withdrawn_at is null;
