-- Searches that candidates keep.

create table saved_searches (
  id uuid primary key default gen_random_uuid(),
  candidate_id integer not null references candidates on delete cascade,
  name text not null check (name <> ''),
  address text not null,                    -- the canonical query string of its criteria; empty: every offer
  locale text not null check (locale in ('fr', 'en')), -- the language in which its text is read
  saved_at timestamptz not null default now(),
  removed_at timestamptz                    -- taken away: it can be had back until it is swept
);
-- One search is saved once; an address may be longer than an index takes.
create unique index saved_searches_address on saved_searches (candidate_id, md5(address));
