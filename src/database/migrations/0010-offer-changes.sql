-- The search index lies in the memory of each process (docs/decisions/0016-search-index.md). Changes to an offer's entry are logged
-- here. Each process reads the transactions that it has not seen; transactions still open come with its next reading.

drop trigger index_new_offers on offers;
drop trigger index_updated_offers on offers;
drop trigger index_offers_of_updated_companies on companies;
drop trigger index_offers_of_updated_countries on countries;
drop trigger index_offers_of_new_specializations on specializations;
drop trigger index_offers_of_updated_specializations on specializations;
drop trigger index_new_views on offer_views;
drop trigger index_updated_views on offer_views;
drop function index_changed_offers, index_offers_of_changed_companies, index_offers_of_changed_countries,
  index_offers_of_changed_specializations, index_changed_views;
drop function offers_matching, offers_ranked, refresh_offer_index, put_specialization_sets, duration_bucket, study_level_bits;
drop view offer_headings;
drop table offer_index, offer_search, search_words, specialization_sets;
drop function both_languages, index_text, plain_text;
drop extension unaccent;
drop extension pg_trgm;

-- For the home page: the offers with the latest start of broadcast.
create index offers_newest on offers (broadcast_start desc, id desc) where withdrawn_at is null and filled_at is null;

create table offer_changes (
  transaction xid8 not null default pg_current_xact_id(),
  kind text not null check (kind in ('offer', 'views', 'all')),
  offer_id integer,                 -- null with 'all': every offer must be read again
  changed_at timestamptz not null default now(),
  check ((kind = 'all') = (offer_id is null))
);
create index offer_changes_transaction on offer_changes (transaction);

create function tell_changed_offers() returns trigger language plpgsql as $$
begin
  insert into offer_changes (kind, offer_id) select 'offer', id from changed;
  notify offer_changes;
  return null;
end $$;
create trigger tell_new_offers after insert on offers referencing new table as changed
  for each statement execute function tell_changed_offers();
create trigger tell_updated_offers after update on offers referencing new table as changed
  for each statement execute function tell_changed_offers();
create trigger tell_deleted_offers after delete on offers referencing old table as changed
  for each statement execute function tell_changed_offers();

create function tell_offers_of_changed_companies() returns trigger language plpgsql as $$
begin
  insert into offer_changes (kind, offer_id)
  select 'offer', o.id from offers o join changed n on n.id = o.company_id join earlier e on e.id = n.id
  where (n.name, n.size_id, n.sector_id) is distinct from (e.name, e.size_id, e.sector_id);
  if found then
    notify offer_changes;
  end if;
  return null;
end $$;
create trigger tell_offers_of_updated_companies after update on companies referencing old table as earlier new table as changed
  for each statement execute function tell_offers_of_changed_companies();

create function tell_changed_views() returns trigger language plpgsql as $$
begin
  insert into offer_changes (kind, offer_id) select 'views', offer_id from changed;
  notify offer_changes;
  return null;
end $$;
create trigger tell_new_views after insert on offer_views referencing new table as changed
  for each statement execute function tell_changed_views();
create trigger tell_updated_views after update on offer_views referencing new table as changed
  for each statement execute function tell_changed_views();

-- Names and families of the reference occur in any offer; they change rarely, with a new version or a new source.
create function tell_changed_reference() returns trigger language plpgsql as $$
begin
  insert into offer_changes (kind) values ('all');
  notify offer_changes;
  return null;
end $$;
create trigger tell_changed_reference after insert or update or delete on countries
  for each statement execute function tell_changed_reference();
create trigger tell_changed_reference after insert or update or delete on specializations
  for each statement execute function tell_changed_reference();
create trigger tell_changed_reference after insert or update or delete on sectors
  for each statement execute function tell_changed_reference();
create trigger tell_emptied_offers after truncate on offers
  for each statement execute function tell_changed_reference();
