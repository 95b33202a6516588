-- New offers of an import that was not accepted: it was stopped, failed, or would have withdrawn most of the
-- board. The next response is compared with the board without them: otherwise a refused response would be
-- accepted when it is repeated.

create table import_newcomers (
  offer_id integer primary key references offers (id) on delete cascade
);

-- Languages that an offer requires according to its text: ISO 639-1, in alphabetical order.
alter table offers add column asked_languages text[] not null default '{}';
