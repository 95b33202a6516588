-- How far search engines were told of offers that were published and withdrawn: see docs/decisions/0036-allowances-and-machines.md.

create table index_pings (
  single boolean primary key default true check (single),
  place jsonb not null,                 -- where the next batch begins (board/offers/changes/following-place.ts)
  failures integer not null default 0,  -- in a row
  due_at timestamptz not null           -- until then nobody sends
);
