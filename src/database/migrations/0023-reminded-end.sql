-- A reminder is of an end: an offer that is open for longer since is told of again. And deleting an offer finds its favourites by an index.

alter table favourites add column reminded_end timestamptz; -- the end that the candidate was told of
update favourites f set reminded_end = o.broadcast_end from offers o where o.id = f.offer_id and f.reminded_at is not null;

drop index favourites_dropped;
drop index favourites_offer;
alter table favourites drop column reminded_at;
create index favourites_offer on favourites (offer_id);
create index seen_offers_offer on seen_offers (offer_id);
