-- The last change of each offer is kept for good, so that external followers may return after a week: see
-- docs/decisions/0030-our-own-api.md. The index still reads only the changes that it has not seen.

alter table offer_changes add column published boolean not null default false; -- true if the offer appeared or reappeared
create index offer_changes_offer on offer_changes (offer_id, transaction) where kind = 'offer';

create function tell_new_offers() returns trigger language plpgsql as $$
begin
  insert into offer_changes (kind, offer_id, published) select 'offer', id, true from changed;
  notify offer_changes;
  return null;
end $$;
drop trigger tell_new_offers on offers;
create trigger tell_new_offers after insert on offers referencing new table as changed
  for each statement execute function tell_new_offers();

create function tell_updated_offers() returns trigger language plpgsql as $$
begin
  insert into offer_changes (kind, offer_id, published)
  select 'offer', n.id, e.withdrawn_at is not null and n.withdrawn_at is null from changed n join earlier e on e.id = n.id;
  notify offer_changes;
  return null;
end $$;
drop trigger tell_updated_offers on offers;
create trigger tell_updated_offers after update on offers referencing old table as earlier new table as changed
  for each statement execute function tell_updated_offers();

-- Offers that changed before changes were kept.
insert into offer_changes (kind, offer_id, published, changed_at)
select 'offer', o.id, true, o.updated_at from offers o;
