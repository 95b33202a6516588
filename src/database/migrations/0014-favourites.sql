-- Favourites of candidates, for returning to them and for reminders before they close; and the offers that candidates opened.

create table favourites (
  candidate_id integer not null references candidates on delete cascade,
  offer_id integer not null references offers on delete cascade,
  note text check (note <> ''),
  kept_at timestamptz not null default now(),
  dropped_at timestamptz,                   -- removed: it can be restored with its note until the sweep deletes it
  reminded_at timestamptz,                  -- the candidate was told that the offer closes soon
  primary key (candidate_id, offer_id)
);
create index favourites_offer on favourites (offer_id) where dropped_at is null and reminded_at is null;
create index favourites_dropped on favourites (dropped_at) where dropped_at is not null;

alter table candidates add column closing_reminders boolean not null default true;

create table seen_offers (
  candidate_id integer not null references candidates on delete cascade,
  offer_id integer not null references offers on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (candidate_id, offer_id)
);
create index seen_offers_oldest on seen_offers (seen_at);
