-- Messages of people to the operator, kept until the mail server accepts them.

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  locale text not null check (locale in ('fr', 'en')),
  written_at timestamptz not null
);
create index contact_messages_written on contact_messages (written_at);
