-- Subscribers of the newsletter, by address: no account is needed. One of three times tells the state.
create table newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null,                     -- spelled as typed
  locale text not null check (locale in ('fr', 'en')),
  question uuid not null,                  -- id of the last letter that asked for consent
  asked_times integer not null default 0,  -- number of these letters within a day
  asked_at timestamptz,                    -- the owner of the address has not answered yet
  confirmed_at timestamptz,                -- time of consent
  ended_at timestamptz,                    -- unsubscribed, or the mail server refused
  text_version date,                       -- day of the wording
  check (num_nonnulls(asked_at, confirmed_at, ended_at) = 1),
  check (confirmed_at is null or text_version is not null)
);
create unique index newsletter_subscriptions_email on newsletter_subscriptions (lower(email));
create index newsletter_subscriptions_asked on newsletter_subscriptions (asked_at) where asked_at is not null;
create index newsletter_subscriptions_confirmed on newsletter_subscriptions (confirmed_at) where confirmed_at is not null;
create index newsletter_subscriptions_ended on newsletter_subscriptions (ended_at) where ended_at is not null;
