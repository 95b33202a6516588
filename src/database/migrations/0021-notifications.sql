-- Notifications of candidates on the site, and their choices of kinds and channels. Kinds and defaults are in
-- board/notifications/kinds.ts; a row exists only for a choice.

create table notifications (
  uid uuid primary key default gen_random_uuid(),
  candidate_id integer not null references candidates on delete cascade,
  kind text not null,
  ids jsonb not null,                       -- ids of its objects; their names are read when it is shown
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_newest on notifications (candidate_id, created_at desc, uid desc);
create index notifications_unread on notifications (candidate_id) where read_at is null;
create index notifications_oldest on notifications (created_at);

create table notification_choices (
  candidate_id integer not null references candidates on delete cascade,
  kind text not null,
  channel text not null check (channel in ('site', 'mail')),
  wanted boolean not null,
  chosen_at timestamptz not null default now(),
  primary key (candidate_id, kind, channel)
);
insert into notification_choices (candidate_id, kind, channel, wanted)
select id, 'favouriteClosing', 'mail', false from candidates where not closing_reminders;
alter table candidates drop column closing_reminders;

-- Open pages of every process are notified at commit: the payload is the candidate whose notifications changed.
create function tell_changed_notifications() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', candidate_id::text) from (select distinct candidate_id from changed) as told;
  return null;
end $$;
create trigger tell_new_notifications after insert on notifications referencing new table as changed
  for each statement execute function tell_changed_notifications();
create trigger tell_read_notifications after update on notifications referencing new table as changed
  for each statement execute function tell_changed_notifications();
