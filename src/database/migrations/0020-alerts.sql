-- Alerts: a saved search tells each new offer once (docs/decisions/0026-saved-searches-and-alerts.md).

-- Round in which an offer was first seen open. Rounds are created under one lock: an alert that has been told
-- a round has been told all rounds before it, whatever the time of writing and the clocks.
create table announced_offers (
  offer_id integer primary key references offers on delete cascade,
  round integer not null,
  announced_at timestamptz not null
);
create index announced_offers_round on announced_offers (round);

create table alert_rounds (
  single boolean primary key default true check (single),
  round integer not null
);
insert into alert_rounds (round) values (0);

alter table saved_searches
  add column seen_round integer not null default 0,   -- offers of the search were seen up to this round
  add column frequency text not null default 'off' check (frequency in ('off', 'instant', 'daily', 'weekly')),
  add column hour smallint not null default 8 check (hour between 0 and 23),
  add column time_zone text not null default 'Europe/Paris',
  add column told_round integer not null default 0,   -- offers of later rounds are still to be told
  add column due_at timestamptz,                      -- time at which the alert is next due; null: never
  add column feed_key uuid;                           -- part of the secret address of its feed; null: no feed
create index saved_searches_due on saved_searches (due_at) where due_at is not null and frequency <> 'instant';
create index saved_searches_instant on saved_searches (told_round) where due_at is not null and frequency = 'instant';

-- Consent of the owner of an address to alerts.
create table alert_addresses (
  candidate_id integer primary key references candidates on delete cascade,
  email text not null,                                -- a new address of the account needs a new consent
  -- links in earlier letters that ask for consent are invalid
  question uuid not null,
  asked_at timestamptz not null,
  -- letters that asked for consent in the day that ends with the last of them
  asked_times integer not null,
  confirmed_at timestamptz,
  -- time of the yearly request for consent; without an answer the alerts end
  renewal_at timestamptz,
  paused_at timestamptz,
  paused_until timestamptz,                           -- null: until the candidate resumes
  stopped_for text check (stopped_for in ('bounced', 'complained', 'silent'))
);
create index alert_addresses_confirmed on alert_addresses (confirmed_at) where confirmed_at is not null and stopped_for is null;
create index alert_addresses_email on alert_addresses (lower(email));
