-- Runs with programs since 0110.
-- Companies that the staff correct and merge (docs/decisions/0122-companies-in-the-office.md). Triggers keep corrections and
-- merges, so that an import, the batch and programs before 0113 write companies and offers as ever.

-- A name for comparisons: without case, accents, punctuation and legal forms. A name of legal forms alone keeps them.
create function company_key(name text) returns text language sql immutable strict parallel safe as $$
  select coalesce(nullif(trim(regexp_replace(' ' || content.plain_of(name) || ' ',
    ' (s a|s a s|sa|sas|sasu|sarl|eurl|snc|sci|scop|gmbh|ag|kg|ltd|limited|llc|inc|corp|plc|bv|nv|spa|srl|sl|oy|ab|as|pte|pty|co|group|groupe)(?= )',
    '', 'g')), ''), trim(content.plain_of(name)))
$$;

alter table companies
  add column survivor_id integer references companies on delete set null check (survivor_id <> id), -- the company that stands for this one
  add column name_key text not null generated always as (company_key(name)) stored;
create index companies_survivor on companies (survivor_id) where survivor_id is not null;
create index companies_key on companies (name_key collate "C", id) include (survivor_id);
create index companies_words on companies using gin (to_tsvector('pg_catalog.simple', name_key)) with (fastupdate = off);

-- Further names: imports find the company by them, if no other company has the name.
create table company_names (
  company_id integer not null references companies on delete cascade,
  name text not null check (name <> ''),
  kind text not null check (kind in ('former', 'added')),
  primary key (company_id, name)
);

-- Values of the staff, which win over those of imports until they are dropped.
create table company_corrections (
  company_id integer not null references companies on delete cascade,
  field text not null,
  value jsonb not null,
  imported jsonb not null,                 -- what the source says
  set_at timestamptz not null,
  set_by text not null,                    -- staff:<id>
  primary key (company_id, field)
);

create table company_merges (
  id integer primary key generated always as identity,
  former_id integer not null references companies on delete cascade,
  survivor_id integer not null references companies on delete cascade,
  offers integer not null,                 -- offers that moved
  merged_at timestamptz not null,
  merged_by text not null,
  undone_at timestamptz,
  undone_by text,
  check (former_id <> survivor_id)
);
create unique index company_merges_active on company_merges (former_id) where undone_at is null;
create index company_merges_survivor on company_merges (survivor_id);

-- The company that the source names, if another stands for it.
alter table offers add column home_company_id integer references companies on delete set null;
create index offers_home_company on offers (home_company_id) where home_company_id is not null;

-- The lock makes a merge wait for offers that are being written, and offers for a merge.
create function place_offer_of_merged_company() returns trigger language plpgsql as $$
declare survivor integer;
begin
  select c.survivor_id into survivor from companies c where c.id = new.company_id for key share;
  if survivor is not null then
    new.home_company_id := new.company_id;
    new.company_id := survivor;
  elsif new.home_company_id is not null then
    -- An upsert writes what the trigger before its insert has placed already.
    select c.id into new.home_company_id from companies c
      where c.id = new.home_company_id and c.survivor_id = new.company_id;
  end if;
  return new;
end $$;
create trigger place_offers before insert or update of company_id on offers
  for each row execute function place_offer_of_merged_company();

create function keep_company_corrections() returns trigger language plpgsql as $$
declare
  given jsonb := to_jsonb(new);
  earlier jsonb := to_jsonb(old);
  kept jsonb := '{}';
  correction record;
begin
  for correction in select field, value from company_corrections where company_id = new.id loop
    continue when given -> correction.field = correction.value;
    kept := kept || jsonb_build_object(correction.field, correction.value);
    if given -> correction.field is distinct from earlier -> correction.field then
      update company_corrections set imported = given -> correction.field
        where company_id = new.id and field = correction.field;
      if correction.field = 'name' then
        insert into company_names values (new.id, given ->> 'name', 'former') on conflict do nothing;
      end if;
    end if;
  end loop;
  return jsonb_populate_record(new, kept);
end $$;
create trigger keep_corrections before update on companies
  for each row execute function keep_company_corrections();
