-- Runs with programs since 0110.
-- Words of the search that the staff teach (docs/decisions/0122-companies-in-the-office.md). The files of the thesaurus seed, rows win.

create table search_synonyms (
  word_key text primary key,               -- the word as the search compares it
  word text not null,
  concept text not null,                   -- empty: the word names no concept
  set_at timestamptz not null,
  set_by text not null                     -- staff:<id>
);

create table search_synonym_changes (
  id integer primary key generated always as identity,
  word_key text not null,
  word text not null,
  before text,                             -- concept; empty: none; null: as the files have it
  after text,
  changed_at timestamptz not null,
  changed_by text not null,
  check (before is distinct from after)
);

-- Every process builds its index anew beside the one that answers, as for changed names of the reference.
create trigger tell_changed_reference after insert or update or delete on search_synonyms
  for each statement execute function tell_changed_reference();
