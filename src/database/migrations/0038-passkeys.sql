-- Passkeys (Web Authentication Level 3) of the embedded identity provider.
create table idp.passkeys (
  id bytea primary key,                    -- credential id, as the authenticator made it
  oid uuid not null references idp.accounts on delete cascade,
  public_key bytea not null,               -- COSE (RFC 9052)
  counter bigint not null,                 -- of the last signature; many authenticators leave it at 0
  transports text[] not null,              -- how the browser reaches it, by its own words
  name text not null check (name <> ''),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_oid on idp.passkeys (oid);

create table idp.spent_challenges (        -- a challenge is signed once
  id bytea primary key,                    -- SHA-256
  spent_at timestamptz not null default now()
);
create index spent_challenges_age on idp.spent_challenges (spent_at);

-- When the person was last asked whether they want a passkey.
alter table idp.accounts add column passkey_offered_at timestamptz;
