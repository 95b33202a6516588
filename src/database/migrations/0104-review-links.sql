-- Runs with programs since 0097.
-- Links by which people without an account review a version (docs/decisions/0120-review-by-link.md).

create table content.review_links (
  id integer primary key generated always as identity,
  fingerprint bytea not null unique,       -- SHA-256 of the token in the address
  document_id text not null,
  version integer not null,
  guest text not null,                     -- whom the maker of the link asked
  counts boolean not null,                 -- whether an approval by this link is one for a publication
  made_by text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  verdict text check (verdict in ('approved', 'refused')),
  words text,
  answered_at timestamptz,
  foreign key (document_id, version) references content.versions on delete cascade
);
create index review_links_document on content.review_links (document_id, id);
