-- Runs with programs since 0097.
-- Issues that operators skip, and what became of each issue. Older programs count nothing.

create table newsletter_skips (
  month text primary key,                  -- YYYY-MM
  skipped_at timestamptz not null,
  skipped_by text not null                 -- staff:<id>
);

alter table newsletter_issues
  add column letters integer not null default 0,  -- queued letters
  add column silent integer not null default 0,   -- subscribers for whom the issue had nothing
  add column refused integer not null default 0,  -- addresses that took no mail
  add column ended integer not null default 0;    -- subscriptions ended while the issue was the last
