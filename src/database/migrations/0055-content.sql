-- The embedded content repository (schema content): what editors write, its versions, and what is asked of it.
-- See docs/decisions/0042-content-repository.md.

create schema content;

create table content.documents (
  id text primary key,                     -- of type, key and language: the same in every installation
  type text not null,
  key text not null,                       -- shared by the languages of one document
  lang text not null check (lang in ('fr', 'en')),
  draft integer,                           -- the version that waits to be published
  published integer,                       -- the version that readers get
  publish_at timestamptz,                  -- when the draft is to be published
  publish_for text,                        -- who wanted that
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

create table content.entries ( -- what queries read: a row for the published version and one for the draft
  document_id text not null references content.documents on delete cascade,
  stage text not null check (stage in ('draft', 'published')),
  type text not null,
  key text not null,
  lang text not null check (lang in ('fr', 'en')),
  uid text,
  tags text[] not null,
  data jsonb not null,
  fields jsonb not null,                   -- the values of each field, by its path: what predicates compare
  moments jsonb not null,                  -- the dates and timestamps among them
  heading tsvector not null,               -- words of titles, names and uid: such documents are found first
  words tsvector not null,                 -- words of everything
  field_words jsonb not null,              -- the same of each field, as text
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
  name text not null,                      -- of the file it came from
  width integer not null,
  height integer not null,
  bytes bytea not null
);

-- Words come in plain letters, single spaces between them: index and query are prepared alike (plain-words.ts). Both
-- languages are indexed, for stop words differ, and the words as they are, for beginnings of words.
create function content.words_of(plain text) returns tsvector language sql immutable parallel safe
  return to_tsvector('pg_catalog.french', plain) || to_tsvector('pg_catalog.english', plain)
    || to_tsvector('pg_catalog.simple', plain);

-- Each word is required, in any of the three forms; one that is a stop word in either language is not.
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
