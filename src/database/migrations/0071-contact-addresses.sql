-- Other addresses than the account's to which recruiters may answer, proven by a code
-- (docs/decisions/0059-contact-address-of-an-application.md).

create table contact_addresses (
  candidate_id integer not null references candidates on delete cascade,
  email text not null,
  proven_at timestamptz not null,
  used_at timestamptz not null               -- last time it was proven or used in an application
);
create unique index contact_addresses_one on contact_addresses (candidate_id, lower(email));
create index contact_addresses_used on contact_addresses (used_at);

-- Codes that were sent: only the last code of a candidate is valid, the others count for the limits. The code itself is not
-- stored: it is derived from the question and the secret of the installation.
create table contact_codes (
  question uuid primary key default gen_random_uuid(),
  candidate_id integer not null references candidates on delete cascade,
  email text not null,
  network text not null,                     -- for the limit of each network
  locale text not null check (locale in ('fr', 'en')),
  asked_at timestamptz not null,
  tries smallint not null default 0,
  proven boolean not null default false
);
create index contact_codes_of_candidate on contact_codes (candidate_id, asked_at);
create index contact_codes_to_address on contact_codes (lower(email), asked_at);
create index contact_codes_from_network on contact_codes (network, asked_at);
create index contact_codes_asked on contact_codes (asked_at);
