-- The search index: one narrow row per offer that may be found, its words beside it, and the known words for corrections.
-- docs/decisions/0003-search.md says why it has this shape.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- unaccent(text) is only stable; naming its dictionary makes the result independent of the session.
create function plain_text(t text) returns text language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, t));

-- Words parted by blanks. «H/F», «e-commerce», «ingénieur·e» and «<business>» would each be one token of the parser, which no single
-- word of a query finds. Accents go before the parser sees them: with them it is eight times slower, and in the C locale it takes
-- all that is not ASCII for letters. (`translate` looks each letter up in its whole list: five times slower.)
create function index_text(t text) returns text language sql immutable strict parallel safe
  return replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(plain_text(t),
    'c++', 'cplusplus'), 'c#', 'csharp'), '/', ' '), '.', ' '), '-', ' '), '_', ' '), '@', ' '), '<', ' '), '>', ' '), '''', ' '), '·', ' '), '•', ' '), '●', ' '),
    chr(160), ' '), chr(8239), ' '); -- blanks that do not break a line: French puts them beside «», ! and ?

-- The lexemes of both languages: an English title in a French offer is found by its English plural too. Both configurations, stop
-- words included, are PostgreSQL's own and need no file on the server; the stop words that it lacks («les», «été» without its
-- accents) are taken out of the query, where alone they do harm.
create function both_languages(t text) returns tsvector language sql immutable parallel safe
  return (select to_tsvector('pg_catalog.french', words) || to_tsvector('pg_catalog.english', words) from (select coalesce(index_text(t), '') as words offset 0) as once);

-- Offers name few distinct lists of professions: an index row carries the number of its list, and filters compare one integer.
create table specialization_sets (
  id integer primary key generated always as identity,
  own integer[] not null unique,   -- as in offers.specialization_ids
  ids integer[] not null,          -- and the families of each
  words text not null              -- names of all of them in both languages
);

create table offer_index (
  offer_id integer primary key references offers on delete cascade,
  broadcast_start timestamptz not null,
  broadcast_end timestamptz,
  created_at timestamptz not null,
  mission_start date not null,
  company_id integer not null,
  sector_id integer,               -- the offer's, else its company's
  specialization_set integer not null,
  profession_id integer,           -- the first one named: the order «by profession»
  study_levels integer not null,   -- bit n: study level n
  views integer not null,
  zone_id smallint not null,
  mission_type_id smallint not null,
  duration_bucket smallint not null, -- 1 to 4: up to 6, 12, 18, 24 months; 0: longer
  company_size_id smallint,
  remote_work boolean not null,
  environmental boolean not null,
  country_id text not null,
  -- everything of few values in one number, so that one grouping counts five criteria: see count-facets.ts
  traits integer not null generated always as
    (environmental::integer + remote_work::integer * 2 + mission_type_id * 4 + duration_bucket * 16 + coalesce(company_size_id, 0) * 128) stored
) with (fillfactor = 85); -- room for view counts to change in place
create index offer_index_newest on offer_index (broadcast_start desc, offer_id desc);
-- The criteria that leave few offers.
create index offer_index_country on offer_index (country_id);
create index offer_index_sector on offer_index (sector_id);
create index offer_index_specializations on offer_index (specialization_set);

create table offer_search (
  offer_id integer primary key references offers on delete cascade,
  heading tsvector not null,       -- title A; company, city, country, professions B: what relevance looks at
  search tsvector not null         -- the heading, and description and profile D
) with (toast_tuple_target = 128);
-- Out of the row: a match walks thousands of rows of this table, and reads `search` of none.
alter table offer_search alter column search set storage external;
-- In the row: relevance reads it of every match (nine times faster than from the TOAST table).
alter table offer_search alter column heading set storage main;
create index offer_search_words on offer_search using gin (search) with (fastupdate = off);

create table search_words (        -- words of headings, to correct misspelt ones
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

-- What the heading of an offer says, in the order of its weights.
create view offer_headings as
  select o.id as offer_id, o.title,
    concat_ws(' ', c.name, o.city_fr, o.city_en, k.name_fr, k.name_en, s.words) as surroundings
  from offers o
  join companies c on c.id = o.company_id
  join countries k on k.id = o.country_id
  join specialization_sets s on s.own = o.specialization_ids;

-- Brings the index to what the offers say: those named, or all when none are named. Set-based: one pass however many offers.
-- Offers past their broadcast stay in it, the clock tells them apart; withdrawn and filled ones leave.
create function refresh_offer_index(refreshed integer[] default null) returns void language plpgsql
  set plan_cache_mode = force_custom_plan set maintenance_work_mem = '256MB' as $$
declare
  first_load constant boolean := refreshed is null and not exists (select from offer_search);
begin
  perform put_specialization_sets(refreshed);
  if first_load then
    drop index offer_search_words; -- built at once below: four times faster than word by word
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
      left(concat_ws(' ', o.description, o.profile), 50000) as body -- a tsvector ends at 1 MB
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
    delete from search_words; -- forgets those of offers that are gone
  end if;
  insert into search_words (word)
  select word
  from ts_stat(format(
    $query$select to_tsvector('pg_catalog.simple', index_text(title || ' ' || surroundings)) from offer_headings where %s$query$,
    case when refreshed is null then 'true' else format('offer_id = any (%L::integer[])', refreshed) end))
  where char_length(word) between 3 and 40
  order by word -- two writers take the same locks in the same order
  on conflict (word) do nothing;
end $$;

-- Statement triggers: a COPY of a million offers refreshes once. A loader of many small statements sets board.bulk_load to
-- 'on' for its transaction and calls refresh_offer_index() itself before it commits.
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

-- A family that gains a profession, or a name that changes, gives other sets: their numbers are taken anew.
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

-- The planner does not know that a sequential scan would fetch every tsvector from its TOAST table (100,000 of them for a
-- common word): inside this function it always takes the word index.
create function offers_matching(words tsquery) returns setof integer language sql stable
  set enable_seqscan = off
  as $$ select offer_id from offer_search where search @@ words $$;

-- The same with the relevance of each: how often and how close the heading has the words; nothing for the body.
create function offers_ranked(words tsquery) returns table (offer_id integer, relevance real) language sql stable
  set enable_seqscan = off
  as $$ select s.offer_id, ts_rank(s.heading, words) from offer_search s where s.search @@ words $$;

-- Offers loaded before this migration.
select refresh_offer_index();
