-- Services with which a person signs in besides a password. An account created by a service has no password.

alter table idp.accounts alter column password_hash drop not null;

create table idp.linked_identities (
  service text not null,                   -- 'google', 'linkedin'
  subject text not null,                   -- id of the person there (claim sub), because an e-mail address may change its owner
  oid uuid not null references idp.accounts on delete cascade,
  linked_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (service, subject)
);
create index linked_identities_oid on idp.linked_identities (oid);
