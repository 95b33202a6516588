-- A reminder names an end: a prolonged offer is told again. The index finds the favourites of an offer that is deleted.

alter table favourites add column reminded_end timestamptz; -- end named in the reminder
update favourites f set reminded_end = o.broadcast_end from offers o where o.id = f.offer_id and f.reminded_at is not null;

drop index favourites_dropped;
drop index favourites_offer;
alter table favourites drop column reminded_at;
create index favourites_offer on favourites (offer_id);
create index seen_offers_offer on seen_offers (offer_id);
