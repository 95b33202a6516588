-- Runs with programs since 0097.
-- What the staff says about offers: corrections of fields, withdrawals, and offers shown first
-- (docs/decisions/0121-offers-in-the-office.md). A trigger keeps them, whoever writes the offer: imports, details, batches, and
-- programs before 0111.

alter table offers
  -- Columns that the staff corrected: the trigger runs for such offers alone.
  add column corrected_fields text[] not null default '{}',
  -- Since when the staff keeps the offer withdrawn. `source_withdrawn_at` is then what its source says of it.
  add column staff_withdrawn_at timestamptz,
  add column source_withdrawn_at timestamptz;

create table offer_corrections (
  offer_id integer not null references offers on delete cascade,
  field text not null check (field in ('title', 'description', 'profile', 'city_fr', 'city_en', 'country_id', 'mission_type_id',
    'duration_months', 'monthly_allowance', 'mission_start', 'mission_end', 'broadcast_end', 'remote_work', 'contact_first_name',
    'contact_last_name', 'contact_email', 'contact_url')), -- a column of offers
  value jsonb not null,           -- what the site shows
  replaced_value jsonb not null,  -- what the source said when the staff looked
  source_value jsonb not null,    -- what the source says now
  source_changed_at timestamptz,  -- set while the two differ: somebody has to look
  note text not null,
  corrected_by text not null,     -- staff:<id>
  corrected_at timestamptz not null,
  primary key (offer_id, field)
);
create index offer_corrections_newest on offer_corrections (corrected_at desc, offer_id desc, field);
create index offer_corrections_to_settle on offer_corrections (corrected_at desc, offer_id desc, field) where source_changed_at is not null;

create table offer_withdrawals (
  offer_id integer primary key references offers on delete cascade,
  reason text not null,
  withdrawn_by text not null,     -- staff:<id>
  withdrawn_at timestamptz not null
);

create table featured_offers (
  offer_id integer primary key references offers on delete cascade,
  until timestamptz not null,
  featured_by text not null,      -- staff:<id>
  featured_at timestamptz not null
);

-- The values of an offer as corrections have them: moments in UTC, so that every session has the same texts.
create function offer_values(offer offers) returns jsonb language sql stable set timezone to 'UTC' as $$ select to_jsonb(offer) $$;

-- The staff writes past it, by a setting of its transaction.
create function keep_what_staff_says() returns trigger language plpgsql as $$
declare
  held record;
  kept offers;
  said jsonb;
begin
  if current_setting('board.staff', true) = 'on' then
    return new;
  end if;
  for held in select field, value from offer_corrections where offer_id = new.id loop
    kept := jsonb_populate_record(new, jsonb_build_object(held.field, held.value));
    said := offer_values(new) -> held.field;
    if said is distinct from offer_values(kept) -> held.field then
      new := kept;
    elsif new.fingerprint is not distinct from old.fingerprint or held.field not in ('title', 'city_fr', 'city_en', 'country_id',
      'mission_type_id', 'duration_months', 'mission_start', 'remote_work') then
      -- Nobody said anything: the row has its value from the correction. A source that leaves a field out keeps it.
      continue;
    end if;
    update offer_corrections
    set source_value = said,
      source_changed_at = case when said = replaced_value then null else coalesce(source_changed_at, now()) end
    where offer_id = new.id and field = held.field and source_value <> said;
  end loop;
  -- Both are read from texts that the site does not show.
  if new.corrected_fields && array['title', 'description', 'profile'] then
    new.language := old.language;
    new.asked_languages := old.asked_languages;
  end if;
  if old.staff_withdrawn_at is not null then
    if new.withdrawn_at is null then
      new.source_withdrawn_at := null;
    elsif new.withdrawn_at is distinct from old.withdrawn_at then
      new.source_withdrawn_at := new.withdrawn_at;
    elsif new.fingerprint is distinct from old.fingerprint then
      -- An import that says so again keeps the earlier moment.
      new.source_withdrawn_at := coalesce(old.source_withdrawn_at, now());
    end if;
    new.withdrawn_at := old.withdrawn_at;
  end if;
  return new;
end $$;

-- Its name comes before `forget_reading`, which must see the texts that stay.
create trigger apply_what_staff_says before update on offers for each row
  when (new.corrected_fields <> '{}' or old.staff_withdrawn_at is not null)
  execute function keep_what_staff_says();

-- For the list of the office, in any state.
create function plain_words(words text) returns text language sql immutable parallel safe as $$
  select translate(lower(words), 'àáâäãåçèéêëìíîïñòóôöõùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy')
$$;
create index offers_words on offers using gin (to_tsvector('simple', plain_words(title || ' ' || city_fr || ' ' || city_en)));
create index offers_fields on offers using gin (shown_specialization_ids);
create index offers_begun on offers (broadcast_start desc, id desc);
create index offers_withdrawn on offers (broadcast_start desc, id desc) where withdrawn_at is not null;
create index offers_withdrawn_by_staff on offers (broadcast_start desc, id desc) where staff_withdrawn_at is not null;
create index offers_reference on offers (reference);
create index offers_numbers_of_operators on offers (external_id) where external_id is not null;
create index offers_external_job on offers (external_job_id) where external_job_id is not null;
