-- Tables of the board. Names follow docs/ARCHITECTURE.md; the search index and the identity tables have their own migrations.

create table zones (
  id integer primary key,
  name_fr text not null,
  name_en text not null
);

create table countries (
  id text primary key check (id ~ '^[A-Z]{2}$'), -- ISO 3166-1 alpha-2
  numeric_id integer unique,                     -- id of the country in the public API of 2025
  zone_id integer not null references zones,
  name_fr text not null,
  name_en text not null
);

create table sectors (
  id integer primary key, -- ids begin at 100001
  position integer not null,
  name_fr text not null,
  name_en text not null
);

create table specializations (
  id integer primary key,
  parent_id integer references specializations,
  name_fr text not null,
  name_en text not null
);

create table study_levels (
  id integer primary key,
  position integer not null, -- from below the baccalauréat upwards
  name_fr text not null,
  name_en text not null
);

create table company_sizes (
  id integer primary key,
  name_fr text not null,
  name_en text not null
);

create table companies (
  id integer primary key,
  name text not null check (name <> ''),
  presentation text,
  expertise text,
  logo_url text,
  sector_id integer references sectors,
  size_id integer references company_sizes,
  turnover_millions numeric(12, 2),
  turnover_year integer,
  employees integer,
  countries_count integer,   -- countries of its global network
  volunteers_welcomed integer,
  source text not null check (source in ('demo', 'import')),
  updated_at timestamptz not null default now()
);
-- ids of companies that imported rows name without an organization id
create sequence companies_without_id as integer start 900000001;

create table offers (
  id integer primary key,
  reference text not null,
  company_id integer not null references companies,
  title text not null check (title <> ''),
  language text not null check (language in ('fr', 'en')), -- language of title, description and profile
  description text,
  profile text,
  mission_type_id integer not null check (mission_type_id in (1, 3)), -- 1 V.I.E., 3 V.I.A.
  duration_months integer not null check (duration_months between 1 and 36),
  city_fr text not null,
  city_en text not null,
  country_id text not null references countries,
  sector_id integer references sectors,
  specialization_ids integer[] not null default '{}',
  study_level_ids integer[] not null default '{}',
  monthly_allowance numeric(8, 2),          -- euros a month
  remote_work boolean not null default false,
  environmental boolean not null default false,
  mission_start date not null,
  mission_end date,
  created_at timestamptz not null,
  broadcast_start timestamptz not null,
  broadcast_end timestamptz,               -- null: no end set
  filled_at timestamptz,                   -- a candidate was chosen: «POURVUE»
  withdrawn_at timestamptz,                -- withdrawn by its source: no longer shown
  contact_civility text,
  contact_first_name text,
  contact_last_name text,
  contact_email text,
  contact_url text,
  external_job_id text,
  source text not null check (source in ('demo', 'import')),
  fingerprint text not null,               -- SHA-256 of the imported row: reveals changes
  updated_at timestamptz not null default now()
);
create index offers_company on offers (company_id);

create table offer_views (
  offer_id integer primary key references offers on delete cascade,
  views integer not null default 0
);
create table offer_view_days ( -- visitors counted on each day; rows older than two days are deleted
  day date not null,
  offer_id integer not null references offers on delete cascade,
  visitor bytea not null,      -- keyed hash, changes every day, reveals nothing
  primary key (day, offer_id, visitor)
);

create table candidates (
  id integer primary key generated always as identity,
  user_id integer not null unique generated always as identity (start with 100001),
  oid text not null unique,                 -- the identity provider's object id
  email text not null,
  first_name text not null,
  last_name text not null,
  birth_date date,
  nationality text check (nationality ~ '^[A-Z]{2}$'),
  study_level_id integer references study_levels,
  locale text not null default 'fr' check (locale in ('fr', 'en')),
  status_id integer not null default 2,     -- see board/candidates/candidate-status.ts
  registered_at timestamptz not null default now(),
  last_connection_at timestamptz
);

create table cvs (
  id uuid primary key default gen_random_uuid(),
  candidate_id integer not null references candidates on delete cascade,
  file_key text not null unique,            -- key of the stored bytes, see files/
  file_name text not null,
  media_type text not null,
  size_bytes integer not null,
  published_at timestamptz not null default now()
);
create index cvs_candidate on cvs (candidate_id);

create table applications (
  id uuid primary key default gen_random_uuid(),
  offer_id integer not null references offers,
  candidate_id integer not null references candidates on delete cascade,
  email text not null,
  first_name text not null,
  last_name text not null,
  message text,
  cv_file_key text not null,                -- kept even if the candidate later deletes the CV
  cv_file_name text not null,
  cv_media_type text not null,
  cover_letter_file_key text,
  cover_letter_file_name text,
  cover_letter_media_type text,
  locale text not null check (locale in ('fr', 'en')),
  applied_at timestamptz not null default now(),
  transmitted_at timestamptz,               -- the recruiter's mail server accepted the e-mail
  failed_at timestamptz,                    -- every attempt failed; an operator must act
  unique (offer_id, candidate_id)
);
create index applications_candidate on applications (candidate_id, applied_at desc);
