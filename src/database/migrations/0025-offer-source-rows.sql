-- Public data of an imported offer in the words of its source: programs that read the public offers API elsewhere
-- get the same here (docs/decisions/0029-public-offers-api.md). No search and no page reads this table.

create table offer_source_rows (
  offer_id integer primary key references offers on delete cascade,
  fields jsonb not null,                    -- by the names of board/offers/public-fields.ts
  candidates integer not null default 0     -- number of applications at the source
);
