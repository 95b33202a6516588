-- Who reads an e-mail address proves it by a code; no other mail goes there before.

create table idp.codes (
  id bytea primary key,                    -- keyed hash of the purpose and of who asked
  code_hash bytea not null,                -- keyed hash: six digits are guessed from a plain one
  sealed bytea not null,                   -- what is done once the code is proven
  tries smallint not null default 0,
  proven_at timestamptz,
  expires_at timestamptz not null
);
create index codes_expiry on idp.codes (expires_at);

alter table idp.accounts
  add column email_confirmed_at timestamptz, -- null: of an account made before addresses were proven
  add column terms_accepted_at timestamptz;
