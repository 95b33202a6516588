-- The embedded identity provider (schema idp) and the sessions of the site. Identifiers that would give
-- access (session ids, codes, tokens) are stored as SHA-256; values that must be read again are encrypted
-- (AES-256-GCM).

create schema idp;

create table idp.accounts (
  oid uuid primary key default gen_random_uuid(),
  email text not null check (email <> ''),
  password_hash text not null,             -- PHC string, which includes the parameters
  given_name text not null check (given_name <> ''),
  family_name text not null check (family_name <> ''),
  created_at timestamptz not null default now()
);
create unique index accounts_email on idp.accounts (lower(email));

-- payloads of the OpenID Connect library: sessions, grants, interactions, codes, refresh tokens
create table idp.payloads (
  model text not null,
  policy text not null,                    -- '' for payloads that all policies share
  id bytea not null,
  sealed bytea not null,
  grant_id bytea,
  uid bytea,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (model, policy, id)
);
create index payloads_grant on idp.payloads (grant_id) where grant_id is not null;
create index payloads_uid on idp.payloads (uid) where uid is not null;
create index payloads_expiry on idp.payloads (expires_at);

create table idp.signing_keys (
  kid text primary key,
  sealed bytea not null,                   -- private key as JWK (RFC 7517)
  created_at timestamptz not null default now()
);

create table idp.attempts ( -- number of password tries, by keyed hash of the account or the address
  key bytea primary key,
  attempts integer not null,
  window_start timestamptz not null
);

create table sessions (
  id bytea primary key,                    -- SHA-256 of the cookie
  oid text not null,
  policy text not null,                    -- policy whose token endpoint refreshes the tokens
  sealed bytea not null,                   -- claims and tokens
  access_expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_oid on sessions (oid);
create index sessions_expiry on sessions (expires_at);
