-- Webhooks tell programs of operators the changes of offers. See docs/decisions/0033-webhooks.md.

create table webhooks (
  id integer primary key generated always as identity,
  operator_id integer not null references operators on delete cascade,
  url text not null,
  email text,                         -- told if it is stopped
  secret bytea not null,              -- encrypted
  created_at timestamptz not null,
  place jsonb not null,               -- changes up to this place are in messages
  sequence integer not null default 0,  -- number of its last message
  test_asked boolean not null default false,
  next_at timestamptz not null,       -- nothing is sent before this time, nor while a process sends
  failures integer not null default 0,  -- consecutive failures
  failing_since timestamptz,
  attempted_at timestamptz,
  answer text,                        -- answer to the last attempt
  stopped_at timestamptz
);
create index webhooks_operator on webhooks (operator_id);

create table webhook_messages (
  id uuid primary key,
  webhook_id integer not null references webhooks on delete cascade,
  sequence integer not null,
  body text,                          -- null after the message has arrived
  place jsonb not null,               -- place before the message: a replay from the message begins there
  made_at timestamptz not null,
  unique (webhook_id, sequence)
);
create unique index webhook_messages_waiting on webhook_messages (webhook_id) where body is not null;
