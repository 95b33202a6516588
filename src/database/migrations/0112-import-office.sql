-- Runs with programs since 0097.
-- Imports that the staff asks for, what a run did or would do, and what it changed, so that the last one can be rolled back
-- (docs/decisions/0121-offers-in-the-office.md).

alter table import_runs
  add column kind text not null default 'scheduled' check (kind in ('scheduled', 'asked', 'dryRun', 'command')),
  add column asked_by text,          -- staff:<id>
  add column claimed_at timestamptz, -- when a process took the asked run
  add column rows_read integer,
  add column rows_expected integer,
  add column counts jsonb,           -- of its report
  add column upload bytea,           -- compressed rows of a file; else the configured source
  add column upload_name text,
  add column rolled_back_at timestamptz,
  add column rolled_back_by text;

-- Refused rows of every run, and what a dry run would do: as many as people can read.
create table import_run_rows (
  run_id integer not null references import_runs on delete cascade,
  kind text not null check (kind in ('put', 'change', 'withdraw', 'rejected')),
  position integer not null,
  offer_id text,                     -- as the source wrote it
  title text,
  reasons text[] not null default '{}',
  changes jsonb not null default '{}',
  primary key (run_id, kind, position)
);

create table import_images (
  run_id integer not null references import_runs on delete cascade,
  offer_id integer not null references offers on delete cascade,
  is_new boolean not null,
  before jsonb,                      -- values of a known offer; null if only its source row changed
  fields_before jsonb,               -- of its source row
  after text not null,               -- state in which the run left the offer
  primary key (run_id, offer_id)
);
create index import_images_offer on import_images (offer_id);

-- What tells if somebody wrote an imported offer since. Corrections do not count: they stay.
create function import_state(offer offers) returns text language sql immutable as $$
  select offer.fingerprint || case when case when offer.staff_withdrawn_at is null then offer.withdrawn_at
    else offer.source_withdrawn_at end is null then '' else ' withdrawn' end
$$;

create function keep_import_image() returns trigger language plpgsql as $$
declare
  run integer := current_setting('board.import_run')::integer;
begin
  if tg_op = 'INSERT' then
    insert into import_images (run_id, offer_id, is_new, after) values (run, new.id, true, import_state(new)) on conflict do nothing;
  else
    -- The value before a correction or a withdrawal of the staff is what the source had said.
    insert into import_images (run_id, offer_id, is_new, before, after)
    values (run, new.id, false, offer_values(old) || jsonb_build_object('withdrawn_at',
      case when old.staff_withdrawn_at is null then old.withdrawn_at else old.source_withdrawn_at end)
      || coalesce((select jsonb_object_agg(field, source_value) from offer_corrections where offer_id = new.id), '{}'), import_state(new))
    on conflict (run_id, offer_id) do update
      set before = case when import_images.is_new then null else coalesce(import_images.before, excluded.before) end, after = excluded.after;
  end if;
  return null;
end $$;
create trigger keep_import_image_of_new after insert on offers for each row
  when (current_setting('board.import_run', true) <> '') execute function keep_import_image();
-- Values that are read from texts are no change.
create trigger keep_import_image after update on offers for each row
  when (current_setting('board.import_run', true) <> '' and old.updated_at is distinct from new.updated_at) execute function keep_import_image();

create function keep_source_row_image() returns trigger language plpgsql as $$
begin
  insert into import_images (run_id, offer_id, is_new, fields_before, after)
  select current_setting('board.import_run')::integer, o.id, false, old.fields, import_state(o) from offers o where o.id = new.offer_id
  on conflict (run_id, offer_id) do update set fields_before = coalesce(import_images.fields_before, excluded.fields_before);
  return null;
end $$;
create trigger keep_source_row_image after update on offer_source_rows for each row
  when (current_setting('board.import_run', true) <> '' and old.fields is distinct from new.fields) execute function keep_source_row_image();
