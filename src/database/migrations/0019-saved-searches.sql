-- Saved searches of candidates.

create table saved_searches (
  id uuid primary key default gen_random_uuid(),
  candidate_id integer not null references candidates on delete cascade,
  name text not null check (name <> ''),
  address text not null,                    -- the canonical query string of its criteria; empty: every offer
  locale text not null check (locale in ('fr', 'en')), -- the language in which its text is read
  saved_at timestamptz not null default now(),
  removed_at timestamptz                    -- removed: it can be restored until the sweep deletes it
);
-- A search is saved once; its address may be too long for an index.
create unique index saved_searches_address on saved_searches (candidate_id, md5(address));
