-- A code proves that a person reads an e-mail address; no other mail goes there before.

create table idp.codes (
  id bytea primary key,                    -- keyed hash of the purpose and of the person
  code_hash bytea not null,                -- keyed hash: six digits could be guessed from a plain hash
  sealed bytea not null,                   -- action after the code is proven
  tries smallint not null default 0,
  proven_at timestamptz,
  expires_at timestamptz not null
);
create index codes_expiry on idp.codes (expires_at);

alter table idp.accounts
  add column email_confirmed_at timestamptz, -- null: the account is older than proven addresses
  add column terms_accepted_at timestamptz;
