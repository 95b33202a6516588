-- Runs with programs since 0087.
-- What editors say about a picture, and the documents that show it (docs/decisions/0118-pictures-in-the-office.md). The index reads
-- the data itself, so that documents of programs before 0102 are in it too.

-- Letters and digits in small letters without accents, for the search.
create function content.plain_of(given text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(normalize(replace(replace(lower(given), 'œ', 'oe'), 'æ', 'ae'), nfkd), '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+', ' ', 'g')
$$;

alter table content.pictures
  add column alt_fr text,                  -- null: nobody has said anything; empty: the picture is decorative
  add column alt_en text,
  add column credit text,
  add column focus_x real,                 -- the point that stays visible, in percent from the left and from the top
  add column focus_y real,
  add column source text,                  -- SHA-256 of the uploaded file, the first 40 digits: the picture itself is written anew
  add column revision integer not null default 0,
  add column added_at timestamptz not null default now(),
  add column searched text not null generated always as
    (content.plain_of(name || ' ' || coalesce(alt_fr, '') || ' ' || coalesce(alt_en, ''))) stored;
create index pictures_added on content.pictures (added_at, hash);
create index pictures_source on content.pictures (source) where source is not null;

create function content.pictures_of(data jsonb) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substring(url #>> '{}' from '/content/media/([0-9a-f]{40})\.')), '{}')
  from jsonb_path_query(data,
    'strict $.** ? (@.url.type() == "string" && @.url like_regex "/content/media/[0-9a-f]{40}\\.").url', '{}', true) url
$$;
create index entries_pictures on content.entries using gin (content.pictures_of(data));
