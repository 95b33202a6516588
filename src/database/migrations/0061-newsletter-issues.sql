-- What the newsletter says and who heard of it (docs/decisions/0048-newsletter.md). An issue is cut once a month: the
-- news and the offers that came since the one before. Subscribers bear the last issue that they heard of.
create table newsletter_issues (
  number integer primary key,
  month text not null unique check (month ~ '^\d{4}-\d{2}$'),  -- of Paris
  cut_at timestamptz not null,
  offers_round integer not null,           -- offers that are announced later belong to later issues
  new_offers integer not null,
  offer_ids integer[] not null             -- of the new ones, those that a letter names
);

-- News belong to the issue that first saw them, whatever becomes of their dates, and keep the words of that day.
create table newsletter_news (
  document_id text primary key,
  issue integer not null references newsletter_issues,
  locale text not null check (locale in ('fr', 'en')),
  title text not null,
  summary text,
  path text not null,                      -- on this site, with its language
  day date not null
);
create index newsletter_news_issue on newsletter_news (issue);

alter table newsletter_subscriptions
  add column told_issue integer not null default 0,  -- later ones are still to be told
  add column last_letter_at timestamptz;             -- the last letter with news was left to be sent
