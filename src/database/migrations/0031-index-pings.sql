-- Changes of which search engines were told: see docs/decisions/0036-allowances-and-machines.md.

create table index_pings (
  single boolean primary key default true check (single),
  place jsonb not null,                 -- beginning of the next batch (board/offers/changes/following-place.ts)
  failures integer not null default 0,  -- in a row
  due_at timestamptz not null           -- no process sends before
);
