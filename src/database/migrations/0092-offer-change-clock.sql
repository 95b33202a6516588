-- Runs with programs since 0087.
-- A position in offer_changes is a snapshot of transaction ids, which begin anew on another server. After a move, ids and snapshots of
-- the new server are shifted behind those of the old one, and the new server answers under the old identity: a follower goes on where
-- it stopped (docs/decisions/0103-upgrades-without-a-stop.md).

create table offer_change_clock (
  only_row boolean primary key default true check (only_row),
  shift bigint not null,
  physical text, -- identity of this server, as it was when the move ended
  logical text   -- identity under which followers know this history
);
insert into offer_change_clock (shift) values (0);

create function change_snapshot() returns pg_snapshot language sql stable as $$
  select case when shift = 0 then now else (
      (pg_snapshot_xmin(now)::text::bigint + shift) || ':' || (pg_snapshot_xmax(now)::text::bigint + shift) || ':'
      || coalesce((select string_agg((id::text::bigint + shift)::text, ',' order by id) from pg_snapshot_xip(now) id), '')
    )::pg_snapshot end
  from offer_change_clock, (select pg_current_snapshot() as now) s
$$;

create function change_transaction() returns xid8 language sql stable as $$
  select (pg_current_xact_id()::text::bigint + shift)::text::xid8 from offer_change_clock
$$;

-- offer_changes keeps its faster default until a move, which writes the shift into it: an import logs thousands of changes at once.
alter table offer_views alter column transaction set default change_transaction();
create or replace function mark_updated_views() returns trigger language plpgsql as $$
begin
  new.transaction := change_transaction();
  return new;
end $$;
