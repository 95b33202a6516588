-- Issues of the newsletter and their recipients (docs/decisions/0048-newsletter.md). An issue is created once a month with the
-- news and offers since the previous. Subscribers carry the last issue that they received.
create table newsletter_issues (
  number integer primary key,
  month text not null unique check (month ~ '^\d{4}-\d{2}$'),  -- month in Paris
  cut_at timestamptz not null,
  offers_round integer not null,           -- offers announced later belong to later issues
  new_offers integer not null,
  offer_ids integer[] not null             -- new offers that a letter lists
);

-- News belong to the issue that first had them, whatever happens to their dates, and keep the text of that day.
create table newsletter_news (
  document_id text primary key,
  issue integer not null references newsletter_issues,
  locale text not null check (locale in ('fr', 'en')),
  title text not null,
  summary text,
  path text not null,                      -- path on this site, with its language prefix
  day date not null
);
create index newsletter_news_issue on newsletter_news (issue);

alter table newsletter_subscriptions
  add column told_issue integer not null default 0,  -- later issues are still to be sent
  add column last_letter_at timestamptz;             -- time when the last letter with news was queued
