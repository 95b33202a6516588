-- Runs with programs since 0110.
-- Scales of allowances of the staff (docs/decisions/0125-scales-of-allowances.md). The file seeds, rows win.
create table allowance_scales (
  id integer primary key generated always as identity,
  year integer not null check (year between 2000 and 2100),
  fixed numeric(8, 2) not null,            -- euros a month, everywhere
  counts_from date not null,               -- in Paris
  source text not null,
  link text not null,
  saved_at timestamptz not null,
  saved_by text not null,                  -- staff:<id>
  in_force_since timestamptz,              -- null: its day has not come
  taken_back_at timestamptz,
  taken_back_by text
);
create unique index allowance_scales_days on allowance_scales (counts_from) where taken_back_at is null;

create table allowance_scale_places (
  scale_id integer not null references allowance_scales on delete cascade,
  country_id text not null,
  city_key text not null,                  -- empty: everywhere else in the country
  local numeric(8, 2) not null,            -- euros a month, added to the fixed part
  primary key (scale_id, country_id, city_key)
);

-- A scale tells of itself when it comes into force or goes, and not when it is saved for a later day. Every
-- process builds its index anew beside the one that answers, as for changed names of the reference.
create trigger tell_changed_reference after update of in_force_since on allowance_scales
  for each statement execute function tell_changed_reference();
