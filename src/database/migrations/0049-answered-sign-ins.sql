-- Sign-ins whose return was answered: a stored or repeated cookie cannot open one again.
create table answered_sign_ins (
  state bytea primary key,                 -- SHA-256
  expires_at timestamptz not null          -- expiry of the cookie
);
create index answered_sign_ins_expiry on answered_sign_ins (expires_at);

-- Account that a program created for a candidate who has not signed in yet: the first sign-in begins the profile.
alter table candidates add column awaits_sign_in boolean not null default false;
