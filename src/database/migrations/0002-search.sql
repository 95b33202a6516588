-- The search index: a narrow row for each offer that searches may find, the offer's words in a row of another
-- table, and the known words for corrections. docs/decisions/0003-search.md gives the reasons for this shape.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- unaccent(text) is only stable; naming its dictionary makes the result independent of the session.
create function plain_text(t text) returns text language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, t));

-- Separates words by blanks. PostgreSQL's parser would make one token of «H/F», «e-commerce», «ingénieur·e»
-- or «<business>», which no single word of a query finds. Accents are removed before the parser sees the
-- text: a text with accents is parsed eight times slower, and in the C locale every character outside ASCII
-- counts as a letter. (`translate` compares each letter with its whole list and is five times slower.)
create function index_text(t text) returns text language sql immutable strict parallel safe
  return replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(plain_text(t),
    'c++', 'cplusplus'), 'c#', 'csharp'), '/', ' '), '.', ' '), '-', ' '), '_', ' '), '@', ' '), '<', ' '), '>', ' '), '''', ' '), '·', ' '), '•', ' '), '●', ' '),
    chr(160), ' '), chr(8239), ' '); -- no-break spaces, which French puts beside «», ! and ?

-- The lexemes of both languages, so that an English title in a French offer is found by its English plural,
-- too. Both configurations with their stop words belong to PostgreSQL and need no file on the server. Stop
-- words that they lack («les», and «été» without its accents) are removed from queries, because alone they
-- would match most offers.
create function both_languages(t text) returns tsvector language sql immutable parallel safe
  return (select to_tsvector('pg_catalog.french', words) || to_tsvector('pg_catalog.english', words) from (select coalesce(index_text(t), '') as words offset 0) as once);

-- Offers have few different lists of professions: an index row carries the number of its list, so that
-- filters compare one integer.
create table specialization_sets (
  id integer primary key generated always as identity,
  own integer[] not null unique,   -- as in offers.specialization_ids
  ids integer[] not null,          -- the professions of `own` and their families
  words text not null              -- names of all these professions in both languages
);

create table offer_index (
  offer_id integer primary key references offers on delete cascade,
  broadcast_start timestamptz not null,
  broadcast_end timestamptz,
  created_at timestamptz not null,
  mission_start date not null,
  company_id integer not null,
  sector_id integer,               -- sector of the offer, else of its company
  specialization_set integer not null,
  profession_id integer,           -- first profession of the offer, for the order by profession
  study_levels integer not null,   -- bit n is set for study level n
  views integer not null,
  zone_id smallint not null,
  mission_type_id smallint not null,
  duration_bucket smallint not null, -- 1 to 4: up to 6, 12, 18, 24 months; 0: longer
  company_size_id smallint,
  remote_work boolean not null,
  environmental boolean not null,
  country_id text not null,
  -- criteria with few values, packed into one number, so that one grouping counts five of them: see
  -- count-facets.ts
  traits integer not null generated always as
    (environmental::integer + remote_work::integer * 2 + mission_type_id * 4 + duration_bucket * 16 + coalesce(company_size_id, 0) * 128) stored
) with (fillfactor = 85); -- leaves room to change view counts in place
create index offer_index_newest on offer_index (broadcast_start desc, offer_id desc);
-- Criteria that select few offers.
create index offer_index_country on offer_index (country_id);
create index offer_index_sector on offer_index (sector_id);
create index offer_index_specializations on offer_index (specialization_set);

create table offer_search (
  offer_id integer primary key references offers on delete cascade,
  -- the title with weight A; company, city, country and professions with B: relevance reads only these
  heading tsvector not null,
  search tsvector not null         -- the heading, and description and profile with weight D
) with (toast_tuple_target = 128);
-- Stored outside the row: a match reads thousands of rows of this table and never reads `search`.
alter table offer_search alter column search set storage external;
-- Stored in the row: relevance reads the heading of every match, nine times faster than from the TOAST table.
alter table offer_search alter column heading set storage main;
create index offer_search_words on offer_search using gin (search) with (fastupdate = off);

create table search_words (        -- words of headings, by which misspelt words are corrected
  word text primary key            -- without accents
);
create index search_words_alike on search_words using gin (word gin_trgm_ops);

create function duration_bucket(months integer) returns smallint language sql immutable strict parallel safe
  return case when months <= 6 then 1 when months <= 12 then 2 when months <= 18 then 3 when months <= 24 then 4 else 0 end::smallint;

create function study_level_bits(ids integer[]) returns integer language sql immutable strict parallel safe
  return (select coalesce(bit_or(1 << id), 0) from unnest(ids) as id where id between 0 and 30);

create function put_specialization_sets(refreshed integer[]) returns void language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  insert into specialization_sets (own, ids, words)
  select list.own, expanded.ids, expanded.words
  from (select distinct specialization_ids as own from offers where refreshed is null or id = any (refreshed)) as list,
  lateral (
    select coalesce(array_agg(s.id order by s.id), '{}') as ids, coalesce(string_agg(s.name_fr || ' ' || s.name_en, ' '), '') as words
    from specializations s
    where s.id = any (list.own) or s.id in (select child.parent_id from specializations child where child.id = any (list.own))
  ) as expanded
  where not exists (select from specialization_sets known where known.own = list.own)
  order by list.own
  on conflict (own) do nothing;
end $$;

-- Texts of an offer's heading, by weight.
create view offer_headings as
  select o.id as offer_id, o.title,
    concat_ws(' ', c.name, o.city_fr, o.city_en, k.name_fr, k.name_en, s.words) as surroundings
  from offers o
  join companies c on c.id = o.company_id
  join countries k on k.id = o.country_id
  join specialization_sets s on s.own = o.specialization_ids;

-- Updates the index rows of the given offers, or of all offers if null, in one pass for any number of offers.
-- Offers past their broadcast stay in the index, and queries compare the time; withdrawn and filled offers
-- are removed.
create function refresh_offer_index(refreshed integer[] default null) returns void language plpgsql
  set plan_cache_mode = force_custom_plan set maintenance_work_mem = '256MB' as $$
declare
  first_load constant boolean := refreshed is null and not exists (select from offer_search);
begin
  perform put_specialization_sets(refreshed);
  if first_load then
    -- created again below in one pass, which is four times faster than adding word by word
    drop index offer_search_words;
  end if;

  delete from offer_search s using offers o
  where o.id = s.offer_id and (refreshed is null or o.id = any (refreshed)) and (o.withdrawn_at is not null or o.filled_at is not null);
  delete from offer_index i using offers o
  where o.id = i.offer_id and (refreshed is null or o.id = any (refreshed)) and (o.withdrawn_at is not null or o.filled_at is not null);

  insert into offer_index (offer_id, broadcast_start, broadcast_end, created_at, mission_start, company_id, sector_id, specialization_set,
    profession_id, study_levels, views, zone_id, mission_type_id, duration_bucket, company_size_id, remote_work, environmental, country_id)
  select o.id, o.broadcast_start, o.broadcast_end, o.created_at, o.mission_start, o.company_id, coalesce(o.sector_id, c.sector_id), s.id,
    o.specialization_ids[1], study_level_bits(o.study_level_ids), coalesce(v.views, 0), k.zone_id, o.mission_type_id,
    duration_bucket(o.duration_months), c.size_id, o.remote_work, o.environmental, o.country_id
  from offers o
  join companies c on c.id = o.company_id
  join countries k on k.id = o.country_id
  join specialization_sets s on s.own = o.specialization_ids
  left join offer_views v on v.offer_id = o.id
  where (refreshed is null or o.id = any (refreshed)) and o.withdrawn_at is null and o.filled_at is null
  on conflict (offer_id) do update set
    broadcast_start = excluded.broadcast_start, broadcast_end = excluded.broadcast_end, created_at = excluded.created_at,
    mission_start = excluded.mission_start, company_id = excluded.company_id, sector_id = excluded.sector_id,
    specialization_set = excluded.specialization_set, profession_id = excluded.profession_id, study_levels = excluded.study_levels,
    views = excluded.views, zone_id = excluded.zone_id, mission_type_id = excluded.mission_type_id,
    duration_bucket = excluded.duration_bucket, company_size_id = excluded.company_size_id, remote_work = excluded.remote_work,
    environmental = excluded.environmental, country_id = excluded.country_id;

  insert into offer_search (offer_id, heading, search)
  select texts.offer_id, texts.heading, texts.heading || setweight(both_languages(texts.body), 'D')
  from (
    select h.offer_id,
      setweight(both_languages(h.title), 'A') || setweight(both_languages(h.surroundings), 'B') as heading,
      left(concat_ws(' ', o.description, o.profile), 50000) as body -- a tsvector holds at most 1 MB
    from offer_headings h join offers o on o.id = h.offer_id
    where (refreshed is null or o.id = any (refreshed)) and o.withdrawn_at is null and o.filled_at is null
    offset 0
  ) as texts
  on conflict (offer_id) do update set heading = excluded.heading, search = excluded.search
  where offer_search.search is distinct from excluded.search;
  if first_load then
    create index offer_search_words on offer_search using gin (search) with (fastupdate = off);
  end if;

  if refreshed is null then
    delete from search_words; -- also removes words of offers that are gone
  end if;
  insert into search_words (word)
  select word
  from ts_stat(format(
    $query$select to_tsvector('pg_catalog.simple', index_text(title || ' ' || surroundings)) from offer_headings where %s$query$,
    case when refreshed is null then 'true' else format('offer_id = any (%L::integer[])', refreshed) end))
  where char_length(word) between 3 and 40
  order by word -- two writers must take their locks in the same order
  on conflict (word) do nothing;
end $$;

-- The triggers run once per statement: a COPY of a million offers updates the index once. A loader of many
-- small statements sets board.bulk_load to 'on' for its transaction and calls refresh_offer_index() itself
-- before it commits.
create function index_changed_offers() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if coalesce(current_setting('board.bulk_load', true), '') = 'on' then
    return null;
  end if;
  select array_agg(id) into ids from changed;
  if ids is not null then
    perform refresh_offer_index(ids);
  end if;
  return null;
end $$;
create trigger index_new_offers after insert on offers referencing new table as changed
  for each statement execute function index_changed_offers();
create trigger index_updated_offers after update on offers referencing new table as changed
  for each statement execute function index_changed_offers();

create function index_offers_of_changed_companies() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if coalesce(current_setting('board.bulk_load', true), '') = 'on' then
    return null;
  end if;
  select array_agg(o.id) into ids from offers o join changed n on n.id = o.company_id join earlier e on e.id = n.id
  where (n.name, n.size_id, n.sector_id) is distinct from (e.name, e.size_id, e.sector_id);
  if ids is not null then
    perform refresh_offer_index(ids);
  end if;
  return null;
end $$;
create trigger index_offers_of_updated_companies after update on companies referencing old table as earlier new table as changed
  for each statement execute function index_offers_of_changed_companies();

create function index_offers_of_changed_countries() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  select array_agg(o.id) into ids from offers o join changed n on n.id = o.country_id join earlier e on e.id = n.id
  where (n.name_fr, n.name_en, n.zone_id) is distinct from (e.name_fr, e.name_en, e.zone_id);
  if ids is not null then
    perform refresh_offer_index(ids);
  end if;
  return null;
end $$;
create trigger index_offers_of_updated_countries after update on countries referencing old table as earlier new table as changed
  for each statement execute function index_offers_of_changed_countries();

-- A family that gains a profession, or a changed name, changes the sets: they are deleted and numbered anew.
create function index_offers_of_changed_specializations() returns trigger language plpgsql as $$
declare
  touched integer[];
  ids integer[];
begin
  select array_agg(id) into touched from changed;
  delete from specialization_sets s where s.own && touched or s.ids && touched;
  select array_agg(o.id) into ids from offers o where not exists (select from specialization_sets s where s.own = o.specialization_ids);
  if ids is not null then
    perform refresh_offer_index(ids);
  end if;
  return null;
end $$;
create trigger index_offers_of_new_specializations after insert on specializations referencing new table as changed
  for each statement execute function index_offers_of_changed_specializations();
create trigger index_offers_of_updated_specializations after update on specializations referencing new table as changed
  for each statement execute function index_offers_of_changed_specializations();

create function index_changed_views() returns trigger language plpgsql as $$
begin
  update offer_index i set views = c.views from changed c where i.offer_id = c.offer_id and i.views <> c.views;
  return null;
end $$;
create trigger index_new_views after insert on offer_views referencing new table as changed
  for each statement execute function index_changed_views();
create trigger index_updated_views after update on offer_views referencing new table as changed
  for each statement execute function index_changed_views();

-- The planner does not know that a sequential scan would fetch every tsvector from its TOAST table, 100,000
-- of them for a common word. Inside this function sequential scans are off, so it uses the word index.
create function offers_matching(words tsquery) returns setof integer language sql stable
  set enable_seqscan = off
  as $$ select offer_id from offer_search where search @@ words $$;

-- The same with the relevance of each offer: how often and how close together the heading has the words.
-- Words of the body do not count.
create function offers_ranked(words tsquery) returns table (offer_id integer, relevance real) language sql stable
  set enable_seqscan = off
  as $$ select s.offer_id, ts_rank(s.heading, words) from offer_search s where s.search @@ words $$;

-- Indexes the offers that were loaded before this migration.
select refresh_offer_index();
