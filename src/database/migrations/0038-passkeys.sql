-- Passkeys (Web Authentication Level 3) of the embedded identity provider.
create table idp.passkeys (
  id bytea primary key,                    -- credential id from the authenticator
  oid uuid not null references idp.accounts on delete cascade,
  public_key bytea not null,               -- COSE (RFC 9052)
  counter bigint not null,                 -- of the last signature; many authenticators leave it at 0
  transports text[] not null,              -- ways in which the browser reaches it, in the terms of the standard
  name text not null check (name <> ''),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_oid on idp.passkeys (oid);

create table idp.spent_challenges (        -- a challenge is accepted once
  id bytea primary key,                    -- SHA-256
  spent_at timestamptz not null default now()
);
create index spent_challenges_age on idp.spent_challenges (spent_at);

-- Time when the person was last offered a passkey.
alter table idp.accounts add column passkey_offered_at timestamptz;
