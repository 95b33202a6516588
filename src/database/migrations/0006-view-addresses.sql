-- Views were counted once per browser, so that invented browsers counted without limit. Now a network address counts for at most
-- five browsers per day and offer (board/offers/count-view.ts). The rows of two days are dropped: a browser may count once more.
drop table offer_view_days;
create table offer_view_days ( -- visitors counted on each day; rows older than two days are deleted
  day date not null,
  offer_id integer not null references offers on delete cascade,
  address bytea not null,      -- keyed hash of the network address, changes every day, reveals nothing
  browsers bytea[] not null,   -- keyed hash of each browser that counted
  primary key (day, offer_id, address)
);
