-- Offers that an import put on the board without having been believed to its end: it was stopped, failed, or
-- would have withdrawn most of the board. They do not count as the board that the next response is compared
-- with, or a refused response would be believed when it comes again.

create table import_newcomers (
  offer_id integer primary key references offers (id) on delete cascade
);

-- Which languages an offer asks its candidates for, as far as its text says so: ISO 639-1, in the order of the
-- alphabet.
alter table offers add column asked_languages text[] not null default '{}';
