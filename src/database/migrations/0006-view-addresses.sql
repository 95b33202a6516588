-- Views were counted once a browser; whoever invents browsers counted as often as they liked. Now a network address has at most
-- five browsers a day and offer (board/offers/count-view.ts). What is kept of two days is dropped: a browser may count once more.
drop table offer_view_days;
create table offer_view_days ( -- who counted on which day; rows older than two days are pruned
  day date not null,
  offer_id integer not null references offers on delete cascade,
  address bytea not null,      -- keyed hash of the network address, changes every day, reveals nothing
  browsers bytea[] not null,   -- the same of each browser that counted
  primary key (day, offer_id, address)
);
