-- Runs with programs since 0097.
-- What visitors search, by day and without persons (docs/decisions/0124-searches-and-figures.md).

create table asked_searches (
  day date not null,                       -- UTC
  locale text not null check (locale in ('fr', 'en')),
  text text not null,                      -- folded; empty for a search without words, or with words that may name a person
  searches integer not null,
  visitors integer not null,               -- of this day; several processes may count one visitor twice
  without_results integer not null,
  opened integer not null,                 -- offers that visitors opened from the results
  primary key (day, locale, text)
);
