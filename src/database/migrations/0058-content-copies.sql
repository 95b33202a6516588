-- Answers of an external content system, shown for a day while it is unavailable, also after a restart.
create table content_copies (
  key bytea primary key,                   -- SHA-256 of the query
  answer jsonb not null,
  kept_at timestamptz not null
);
create index content_copies_age on content_copies (kept_at);
