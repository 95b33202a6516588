-- Services that a person signs in with besides a password. Who came by a service alone has no password.

alter table idp.accounts alter column password_hash drop not null;

create table idp.linked_identities (
  service text not null,                   -- 'google', 'linkedin'
  subject text not null,                   -- who it is there (claim sub); an e-mail address may change hands
  oid uuid not null references idp.accounts on delete cascade,
  linked_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (service, subject)
);
create index linked_identities_oid on idp.linked_identities (oid);
