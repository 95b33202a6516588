-- Place up to which search engines were told the changes: see docs/decisions/0036-allowances-and-machines.md.

create table index_pings (
  single boolean primary key default true check (single),
  place jsonb not null,                 -- beginning of the next batch (board/offers/changes/following-place.ts)
  failures integer not null default 0,  -- consecutive failures
  due_at timestamptz not null           -- no process sends before this time
);
