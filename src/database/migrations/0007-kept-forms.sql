-- Fields typed into a form whose session had expired, kept for the few minutes of the following sign-in.

create table kept_forms (
  id bytea primary key,                    -- SHA-256 of the cookie
  sealed bytea not null,                   -- form and its fields (AES-256-GCM)
  expires_at timestamptz not null
);
create index kept_forms_expiry on kept_forms (expires_at);
