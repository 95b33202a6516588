-- Embedded content repository (schema content): texts of editors, their versions, and the data for queries.
-- See docs/decisions/0042-content-repository.md.

create schema content;

create table content.documents (
  id text primary key,                     -- made of type, key and language: the same in every installation
  type text not null,
  key text not null,                       -- shared by all languages of one document
  lang text not null check (lang in ('fr', 'en')),
  draft integer,                           -- version that waits for publication
  published integer,                       -- version that readers see
  publish_at timestamptz,                  -- planned publication of the draft
  publish_for text,                        -- editor who planned it
  first_published_at timestamptz,
  last_published_at timestamptz,
  archived_at timestamptz,
  unique (type, key, lang)
);
create index documents_due on content.documents (publish_at) where publish_at is not null;

create table content.versions (
  document_id text not null references content.documents on delete cascade,
  version integer not null,
  uid text,
  tags text[] not null,
  data jsonb not null,
  saved_at timestamptz not null,
  saved_by text not null,
  primary key (document_id, version)
);

create table content.entries ( -- rows for queries: one for the published version and one for the draft
  document_id text not null references content.documents on delete cascade,
  stage text not null check (stage in ('draft', 'published')),
  type text not null,
  key text not null,
  lang text not null check (lang in ('fr', 'en')),
  uid text,
  tags text[] not null,
  data jsonb not null,
  fields jsonb not null,                   -- values of all fields by path, which predicates compare
  moments jsonb not null,                  -- dates and timestamps among the values
  heading tsvector not null,               -- words of titles, names and uid, whose matches come first
  words tsvector not null,                 -- words of all fields
  field_words jsonb not null,              -- words of each field, as text
  first_published_at timestamptz,
  last_published_at timestamptz,
  primary key (document_id, stage)
);
create unique index entries_uid on content.entries (type, lang, uid, stage);
create index entries_key on content.entries (type, key);
create index entries_tags on content.entries using gin (tags);
create index entries_fields on content.entries using gin (fields jsonb_path_ops);
create index entries_words on content.entries using gin (words) with (fastupdate = off);

create table content.publications ( -- the newest row is the master ref
  id integer primary key generated always as identity,
  ref text not null unique default replace(gen_random_uuid()::text, '-', ''),
  published_at timestamptz not null,
  published_by text not null
);
insert into content.publications (published_at, published_by) values (now(), 'migration');

create table content.pictures (
  hash text primary key,                   -- SHA-256 of its bytes, the first 40 digits
  extension text not null,
  name text not null,                      -- name of the original file
  width integer not null,
  height integer not null,
  bytes bytea not null
);

-- Words are lower case without accents, separated by spaces; index and query are prepared alike (plain-words.ts). Both
-- languages are indexed, because stop words differ, and also the unchanged words, for beginnings of words.
create function content.words_of(plain text) returns tsvector language sql immutable parallel safe
  return to_tsvector('pg_catalog.french', plain) || to_tsvector('pg_catalog.english', plain)
    || to_tsvector('pg_catalog.simple', plain);

-- Each word is required in any of the three forms, except stop words of either language.
create function content.query_of(terms text[]) returns tsquery language plpgsql immutable parallel safe as $$
declare
  term text;
  french tsquery;
  english tsquery;
  one tsquery;
  needed tsquery;
  every tsquery;
begin
  foreach term in array terms loop
    french := to_tsquery('pg_catalog.french', quote_literal(term) || ':*');
    english := to_tsquery('pg_catalog.english', quote_literal(term) || ':*');
    one := to_tsquery('pg_catalog.simple', quote_literal(term) || ':*');
    if numnode(french) > 0 and numnode(english) > 0 then
      one := french || english || one;
      needed := coalesce(needed && one, one);
    end if;
    every := coalesce(every && one, one);
  end loop;
  return coalesce(needed, every);
end $$;
