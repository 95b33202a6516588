-- Sign-ins whose return has been answered: a cookie that was kept, or sent twice at once, opens none of them again.
create table answered_sign_ins (
  state bytea primary key,                 -- SHA-256
  expires_at timestamptz not null          -- when the cookie is worth nothing anyway
);
create index answered_sign_ins_expiry on answered_sign_ins (expires_at);

-- An account that a program made for its candidate, who has not signed in yet: their first sign-in begins the profile.
alter table candidates add column awaits_sign_in boolean not null default false;
