-- Programs of operators: the operators, their keys, their offers, and the results of scheduled imports.

create table operators (
  id integer primary key generated always as identity,
  name text not null unique check (name <> ''),
  created_at timestamptz not null
);

create table api_keys (
  id integer primary key generated always as identity,
  operator_id integer not null references operators on delete cascade,
  prefix text not null unique,        -- identifies the key in logs and lists
  hash bytea not null unique,         -- SHA-256 of the whole key, which is 256 random bits: it needs no salt
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_on date
);
create index api_keys_operator on api_keys (operator_id);

alter table companies drop constraint companies_source_check;
alter table companies add constraint companies_source_check check (source in ('demo', 'import', 'operator'));
alter table companies add column operator_id integer references operators;

alter table offers drop constraint offers_source_check;
alter table offers add constraint offers_source_check check (source in ('demo', 'import', 'operator'));
alter table offers add column operator_id integer references operators;
alter table offers add column external_id text;  -- the operator's own id
alter table offers add constraint offers_operator
  check ((source = 'operator') = (operator_id is not null) and (operator_id is null) = (external_id is null));
create unique index offers_external_id on offers (operator_id, external_id) where operator_id is not null;
create sequence offers_of_operators as integer start 1000000001;  -- ids above the range of imported ids

create table import_runs (
  id integer primary key generated always as identity,
  started_at timestamptz not null,
  ended_at timestamptz,               -- null: running, or killed
  failed boolean,
  summary text                        -- lines of its report, or the reason of its failure
);
